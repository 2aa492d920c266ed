import { beforeEach, expect, test } from "vitest";
import { keepReceipts, receiptsAt } from "../src/fair/receipts";
import { keep, names } from "../src/page/kept";
import { aTable } from "./a_table";
import { aboutTable, forget, keepSeat, newKey, returns, seatAt } from "../src/net/seats";

const key = newKey((count) => new Uint8Array(count).fill(255));
const seat = { ...key, name: "Ada", at: 7, game: null };
const receipt = { game: "g", round: 1, commitment: "0f", isKept: null, code: null, isTold: false };

beforeEach(() => names("").forEach((name) => keep(name, undefined)));

test("a key is long enough, and as the server wants it", () => {
  expect(key.token).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(key.secret).toBe("ff".repeat(32));
});

test("a seat is there again until it is forgotten, with what was promised there", () => {
  keepSeat("k7m2xq", seat);
  keepReceipts("k7m2xq", [receipt]);
  expect([seatAt("k7m2xq"), seatAt("other"), receiptsAt("k7m2xq")]).toEqual([seat, null, [receipt]]);
  forget("k7m2xq");
  expect([seatAt("k7m2xq"), receiptsAt("k7m2xq")]).toEqual([null, []]);
});

test("the tables to return to are told, the last one first", () => {
  keepSeat("a", seat);
  keepSeat("b", { ...seat, at: 9, name: "Bo" });
  keep("seat.c", { token: "short" });
  expect(returns(10)).toEqual([
    { code: "b", name: "Bo", at: 9 },
    { code: "a", name: "Ada", at: 7 },
  ]);
});

test("a seat at a table that is surely no more is forgotten", () => {
  const day = 86_400_000;
  keepSeat("a", seat);
  expect(returns(8 * day)).toHaveLength(1);
  expect([returns(8 * day + 8), seatAt("a")]).toEqual([[], null]);
});

test.each([null, 7, [], {}, { ...seat, token: "<script>" }, { ...seat, secret: "00" }, { ...seat, at: "now" }, { ...seat, game: 3 }])(
  "what another version may have kept is no seat: %j",
  (found) => {
    keep("seat.a", found);
    expect([seatAt("a"), returns(10)]).toEqual([null, []]);
  },
);

test.each([7, {}, [{}], [{ ...receipt, isKept: "yes" }], [{ ...receipt, isTold: 1 }], [null]])("and no receipt: %j", (found) => {
  keep("receipts.a", found);
  expect(receiptsAt("a")).toEqual([]);
});

test("of receipts the last ones are kept", () => {
  keepReceipts("a", Array.from({ length: 300 }, (_, round) => ({ ...receipt, round })));
  expect(receiptsAt("a").map((each) => each.round)).toEqual(Array.from({ length: 200 }, (_, place) => place + 100));
});

test("with a seat is kept who else sits there, how the game stands for the own side first, and whether it is over", () => {
  const count = { sheet: [[]], scores: [20, 31] };
  expect(aboutTable(aTable(count), "E")).toEqual({
    others: [{ name: "Ada", level: null }, { name: "Bot", level: "hard" }, { name: "east", level: null }],
    rules: "standard",
    scores: [31, 20],
    isOver: false,
  });
  expect(aboutTable(aTable({ stage: "over" }), "S")).toMatchObject({ scores: [], isOver: true });
});

test("a table to return to says what is known of it", () => {
  const about = aboutTable(aTable({ stage: "over" }), "S");
  keepSeat("a", { ...seat, about });
  expect([returns(10), seatAt("a")]).toEqual([[{ code: "a", name: "Ada", at: 7, about }], { ...seat, about }]);
});

test.each([7, null, {}, { others: [7], rules: "two", scores: [], isOver: true }, { others: [], rules: "two", scores: ["1"], isOver: true }])(
  "what another version may have kept of a table leaves the seat: %j",
  (about) => {
    keep("seat.a", { ...seat, about });
    expect(seatAt("a")).toEqual(seat);
  },
);
