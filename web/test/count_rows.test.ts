import { beforeEach, describe, expect, test } from "vitest";
import type { Counted } from "../src/protocol";
import { height, mostOf, pointsOf } from "../src/score/chart";
import { STEPS, othersRead, remarks, rowsOf } from "../src/score/count_rows";
import { keyAndWhat } from "../src/windows/keys";
import { aTable, sitting, speaking } from "./a_table";

beforeEach(() => speaking("en"));

const counted: Counted = {
  type: "counted",
  round: 3,
  count: [
    { cards: 26, most_cards: 0, jacks: 2, aces: 1, two_of_clubs: 2, ten_of_diamonds: 3, pistis: 10 },
    { cards: 26, most_cards: 0, jacks: 2, aces: 3, two_of_clubs: 0, ten_of_diamonds: 0, pistis: 0 },
  ],
  pistis: [[1, 0], [0, 0]],
  scores: [58, 25],
};

test("the lines of a count, with the sums", () => {
  const rows = rowsOf(counted);
  expect(rows.map(({ label, figures }) => [label, ...figures])).toEqual([
    ["Cards taken", 26, 26],
    ["Most cards", 0, 0],
    ["Jacks", 2, 2],
    ["Aces", 1, 3],
    ["Two of clubs", 2, 0],
    ["Ten of diamonds", 3, 0],
    ["Piştis", 10, 0],
    ["Total of the round", 18, 5],
    ["Score now", 58, 25],
  ]);
  expect(STEPS).toBe(rows.length + 1);
});

describe("what the figures do not tell", () => {
  test("nobody has most cards", () => {
    expect(remarks(counted, 151)).toEqual(["Both sides have 26 cards: nobody scores for most cards."]);
    const three = [17, 17, 18].map((cards) => ({ ...counted.count[0]!, cards }));
    expect(remarks({ ...counted, count: three, scores: [1, 2, 3] }, 151)).toEqual([]);
    expect(remarks({ ...counted, count: three.map((each) => ({ ...each, cards: 17 })), scores: [1, 2, 3] }, 151)).toHaveLength(1);
  });

  test("the target is reached, and the game goes on", () => {
    const [, tie] = remarks({ ...counted, scores: [160, 160] }, 151);
    expect(tie).toBe("The target is reached, but the highest score is shared: another round is played.");
    expect(remarks({ ...counted, scores: [160, 161] }, 151)).toHaveLength(1);
    expect(remarks({ ...counted, scores: [16, 16] }, 151)).toHaveLength(1);
  });
});

test("others may be reading where there is another person who is not away", () => {
  const { seats } = aTable();
  const bots = { ...seats, E: sitting("", [], "hard"), W: sitting("", [], "hard") };
  expect(othersRead(aTable())).toBe(true);
  expect(othersRead(aTable({ seats: bots }))).toBe(false);
  expect(othersRead(aTable({ seats: { ...bots, E: { ...seats.E, isAway: true } } }))).toBe(false);
});

describe("the chart", () => {
  const frame = { width: 100, height: 50 };

  test("goes from nothing up to the target, or higher", () => {
    const after = [[50, 20], [160, 30]];
    expect(mostOf(after, 151)).toBe(160);
    expect(mostOf(after, 200)).toBe(200);
    expect(pointsOf(0, after, 200, frame)).toEqual([[0, 50], [50, 37.5], [100, 10]]);
    expect(height(200, 200, frame)).toBe(0);
  });

  test("has a point before the first round", () => {
    expect(pointsOf(0, [], 51, frame)).toEqual([[0, 50]]);
  });
});

test("a line of help is a key and what it does", async () => {
  expect(keyAndWhat("← → and Enter  choose a card")).toEqual({ key: "← → and Enter", what: "choose a card" });
});
