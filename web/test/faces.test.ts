import { expect, test } from "vitest";
import { figureOf } from "../src/cards/court";
import { faceOf, pipsOf, star, SUITS } from "../src/cards/faces";

test("a card has as many pips as its rank says, none over another, as many above as below or one more", () => {
  for (const rank of "23456789T") {
    const pips = pipsOf(rank);
    expect(pips).toHaveLength(rank === "T" ? 10 : Number(rank));
    expect(new Set(pips.map(String)).size).toBe(pips.length);
    const [above, below] = [pips.filter(([, y]) => y < 70).length, pips.filter(([, y]) => y > 70).length];
    expect([0, 1]).toContain(above - below);
  }
  for (const rank of "JQKA") expect(pipsOf(rank)).toEqual([]);
});

test("a card is read as rank and suit", () => {
  expect(faceOf("Td")).toEqual({ rank: "T", suit: "d" });
  expect(Object.keys(SUITS).sort()).toEqual(["c", "d", "h", "s"]);
});

test("a star has sixteen corners, those at eight points as far out as the radius", () => {
  const corners = star(50, 10).split(" ").map((corner) => corner.split(",").map(Number) as [number, number]);
  const far = corners.map(([x, y]) => Math.hypot(x - 50, y - 50));
  expect(corners).toHaveLength(16);
  expect(far.filter((each) => Math.abs(each - 10) < 0.02)).toHaveLength(8);
});

test("every court card has clothes of its own", () => {
  const figures = [..."JQK"].flatMap((rank) => (["c", "d", "h", "s"] as const).map((suit) => JSON.stringify(figureOf(rank, suit))));
  expect(new Set(figures).size).toBe(12);
});
