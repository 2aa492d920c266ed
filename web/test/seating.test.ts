import { expect, test } from "vitest";
import { hasCompany } from "../src/table/seating";
import { aTable, sitting } from "./a_table";

test("company are other persons, not bots nor oneself", () => {
  const { seats } = aTable();
  const bot = sitting("", [], "hard");
  expect(hasCompany(aTable())).toBe(true);
  expect(hasCompany(aTable({ seats: { ...seats, E: bot, W: bot } }))).toBe(false);
  expect(hasCompany(aTable({ you: null, seats: { ...seats, E: bot, W: { ...bot, player: null } } }))).toBe(true);
});
