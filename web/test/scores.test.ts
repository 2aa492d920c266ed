import { expect, test } from "vitest";
import { pointsWaiting, scoresSeen } from "../src/table/scores";
import { aTable } from "./a_table";

const none = { cards: 20, most_cards: 0, jacks: 0, aces: 0, two_of_clubs: 0, ten_of_diamonds: 0, pistis: 0 };
const table = aTable({ pistis: [[2, 0], [1, 1]] });
const counted = aTable({ ...table, stage: "count", scores: [43, 64], sheet: [[{ ...none, most_cards: 3, pistis: 20 }, { ...none, jacks: 3, pistis: 30 }]] });

test("the points of piştis wait beside the score until they are counted", () => {
  expect([scoresSeen(table, false), pointsWaiting(table, false)]).toEqual([[20, 31], [20, 30]]);
  expect([scoresSeen(counted, true), pointsWaiting(counted, true)]).toEqual([[20, 31], [20, 30]]);
  expect([scoresSeen(counted, false), pointsWaiting(counted, false)]).toEqual([[43, 64], [0, 0]]);
});

test("they are worth what the house rules say", () => {
  const rules = { ...table.rules, pisti: 5, double_pisti: 25 };
  expect(pointsWaiting({ ...table, rules }, false)).toEqual([10, 30]);
});
