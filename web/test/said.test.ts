import { beforeAll, expect, test } from "vitest";
import type { Played, TableEvent } from "../src/protocol";
import { said } from "../src/table/said";
import { aTable, sitting, speaking } from "./a_table";

beforeAll(() => speaking("en"));

const table = aTable();
const told = (event: TableEvent): string => said(event, table, table).join(" ");
const played = (changes: Partial<Played>): Played => ({ type: "played", round: 2, ply: 8, seat: "E", card: { card: "3c" }, ...changes });

test("a card that is played is named in full, by whoever plays it", () => {
  expect(told(played({}))).toBe("Bo plays the three of clubs (3♣).");
  expect(told(played({ seat: "S" }))).toBe("You play the three of clubs (3♣).");
});

test("a capture names its cards, a pişti its side and points, an exception why nothing was scored", () => {
  const captured = ["3d", "3c"];
  expect(told(played({ captured, pisti: 1 }))).toContain("Bo captures 2 cards: 3♦ 3♣. Pişti! 10 points for East–West.");
  expect(told(played({ captured, pisti: 2, seat: "N" }))).toContain("Double pişti! 20 points for your side.");
  expect(told(played({ captured, denied: "last-card" }))).toContain("No pişti: it was the last card of the round.");
});

test("who deals and who cuts is told, you in one of the offices or in none", () => {
  const start = { type: "started", rules: "standard", players: {}, round: 3, ply: 0, scores: [0, 0] } as const;
  expect(told({ ...start, dealer: "S", cutter: "W" })).toBe("Round 3. You deal and West cuts.");
  expect(told({ ...start, dealer: "E", cutter: "S" })).toBe("Round 3. Bo deals and you cut.");
  expect(told({ ...start, dealer: "E", cutter: "N" })).toBe("Round 3. Bo deals and North cuts.");
  expect(told({ ...start, dealer: "E", cutter: "N", goes_on: true })).toBe("Round 3 goes on. Bo has dealt.");
});

test("the deal, the cut, the redeal and what is left over are told", () => {
  expect(told({ type: "dealt", round: 2, deal: 1, seat: "S", cards: [] })).toBe("Deal 1 of 3: four cards for each player.");
  expect(told({ type: "dealt", round: 2, deal: 3, seat: "S", cards: [] })).toBe("Deal 3 of 3, the last: four cards for each player.");
  expect(told({ type: "cut_refused", round: 2, cutter: "E" })).toContain("The cut shows a jack");
  expect(told({ type: "redeal", round: 2, cards: [], dealer: "S", cutter: "W" })).toBe(
    "Dealt again: all four centre cards are jacks. You deal and West cuts.",
  );
  expect(told({ type: "leftovers", round: 2, side: 0, cards: ["2c", null] })).toBe(
    "2 cards are left in the pile and go to your side, the last to capture: 2♣.",
  );
  const up = told({ type: "turned_up", round: 2, cards: [{ card: "Jh" }, { card: "5c" }], face_down: 2, exposed: { card: "8h" } });
  expect(up).toBe("Turned up: jack of hearts (J♥), five of clubs (5♣). 2 centre cards are set aside, face down. The bottom card of the stock is shown: eight of hearts (8♥).");
});

test("a person who comes back is told of only where they were away, or a bot played for them", () => {
  expect(told({ type: "back", seat: "E" })).toBe("");
  const before = aTable({ seats: { ...table.seats, E: { ...sitting("Bo", []), isAway: true } } });
  expect(said({ type: "back", seat: "E" }, before, table)).toEqual(["Bo is back."]);
  expect(said({ type: "back", seat: "N" }, table, aTable({ seats: { ...table.seats, N: sitting("Nil", []) } }))).toEqual(["Nil is back."]);
});

test("what goes without saying is not said", () => {
  expect(told({ type: "clock", until: 5 })).toBe("");
  expect(told({ type: "committed", round: 2, hash: "" })).toBe("");
  expect(told({ type: "rematch", seats: [] })).toBe("");
});

test("a card that a bot has chosen for a person whose time was up says so", () => {
  expect(told(played({ level: "hard" }))).toBe("Time is up: a bot plays the three of clubs (3♣) for Bo.");
  const taking = played({ level: "hard", seat: "S", captured: ["3d", "3c"] });
  expect(told(taking)).toBe("Time is up: a bot plays the three of clubs (3♣) for you. You capture 2 cards: 3♦ 3♣.");
});

test("that the pack was cut for a person whose time was over is told, and nothing of bots and of who is away", () => {
  const asked = { type: "asked", round: 2 } as TableEvent;
  const at = (changes: Parameters<typeof aTable>[0]) => said(asked, aTable({ stage: "cut", ...changes }), table);
  expect(at({ cutter: "E" })).toEqual(["Time was up: the pack was cut for Bo."]);
  expect(at({ cutter: "S" })).toEqual(["Time was up: the pack was cut for you."]);
  expect(at({ cutter: "E", isCutPromised: true })).toEqual([]);
  expect(at({ cutter: "N" })).toEqual([]);
  expect(at({ cutter: null })).toEqual([]);
  expect(at({ cutter: "E", seats: { ...table.seats, E: { ...sitting("Bo", []), isAway: true } } })).toEqual([]);
});

test("the end says who has won, and to who played that they have lost", () => {
  const over: TableEvent = { type: "game_over", winner: 1, scores: [90, 151] };
  expect(said(over, table, table)).toEqual(["East–West won the game with 151 points.", "Your side loses the game."]);
  expect(said({ ...over, winner: 0 }, table, table)).toHaveLength(1);
});
