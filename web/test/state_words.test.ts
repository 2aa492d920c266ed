import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/text/texts.svelte";
import { captureWords } from "../src/windows/capture_words";
import { faceDownWords, pileInShort, shortState, stateWords, stockWords } from "../src/windows/state_words";
import { aCapture, aTable, lying, speaking } from "./a_table";

beforeEach(() => speaking("en"));

test("the whole state of the table", () => {
  expect(stateWords(aTable())).toEqual([
    "Round 2, deal 2 of 3. Dealer: West.",
    "Your turn.",
    "Stock: 16 cards; bottom card: eight of hearts (8♥).",
    "The pile, from the top: three of diamonds (3♦), queen of diamonds (Q♦), ten of hearts (10♥), five of clubs (5♣), a face-down card.",
    "Bo holds 2 cards.",
    "North holds 1 card.",
    "West holds 2 cards.",
    "You hold 2 cards: seven of clubs (7♣), jack of hearts (J♥).",
    "Cards won: your side 10, East–West 14.",
    "Piştis: your side 1, East–West 0.",
    "Double piştis: your side 0, East–West 1.",
    "Score: your side 20, East–West 31. Target: 151.",
  ]);
});

test("no hidden card is named to who looks on", () => {
  const { seats } = aTable();
  const told = stateWords(aTable({ you: null, seats: { ...seats, S: { ...seats.S, cards: lying(null, null) } } }));
  expect(told[1]).toBe("To play: Ada.");
  expect(told.filter((line) => line.includes("hold"))).toEqual(["Ada holds 2 cards.", "Bo holds 2 cards.", "North holds 1 card.", "West holds 2 cards."]);
});

test("before the deal there is nothing but the cut", () => {
  expect(stateWords(aTable({ stage: "room" }))).toEqual(["No cards have been dealt yet."]);
  expect(stateWords(aTable({ stage: "cut" }))[1]).toBe("North cuts the pack.");
  expect(stateWords(aTable({ stage: "cut", you: "N" }))[1]).toBe("You cut the pack.");
});

test("in the end it says who has won", () => {
  expect(stateWords(aTable({ stage: "over", toPlay: null, winner: 1, scores: [20, 151] })).at(-1)).toBe("East–West won the game with 151 points.");
});

describe("the exposed card", () => {
  const held = "West holds the bottom card of the stock: eight of hearts (8♥).";

  test("is the dealer's once the stock is empty, until it is played", () => {
    expect(stockWords(aTable({ stock: 0 }))).toEqual(["The stock is empty.", held]);
    expect(stockWords(aTable({ stock: 0, pile: lying("8h") }))).toEqual(["The stock is empty."]);
    expect(stockWords(aTable({ stock: 0, captures: [aCapture("W", "8h", ["8c"])] }))).toEqual(["The stock is empty."]);
    expect(stockWords(aTable({ stock: 0, captures: [aCapture("S", "8c", ["2c", "8h"])] }))).toEqual(["The stock is empty."]);
  });

  test("is not told to the dealer, who sees it", () => {
    expect(stockWords(aTable({ stock: 0, you: "W" }))).toEqual(["The stock is empty."]);
    expect(stockWords(aTable({ exposed: null }))).toEqual(["Stock: 16 cards."]);
  });
});

test("the pile in short", () => {
  expect(pileInShort(aTable())).toEqual([
    "Pile: 5 cards, on top the three of diamonds (3♦).",
    "Below it, from the top: Q♦ 10♥ 5♣.",
    "Face down in the pile: 1 card.",
  ]);
  expect(pileInShort(aTable({ pile: lying("2c", "3c", "4c", "5c", "6c") }))[1]).toBe("Below it, from the top: 5♣ 4♣ 3♣ …");
  expect(pileInShort(aTable({ pile: lying("2c") }))).toEqual(["Pile: two of clubs (2♣), alone."]);
  expect(pileInShort(aTable({ pile: [] }))).toEqual(["The pile is empty."]);
});

test("what to hear before playing", () => {
  const told = shortState(aTable({ pile: [] }));
  expect(told).toEqual(["Your turn.", "The pile is empty.", "Score: your side 20, East–West 31."]);
});

test("the cards that were face down", () => {
  const taken = aCapture("E", "7h", ["7d"], { set_aside: [null, null, null] });
  expect(faceDownWords(aTable({ setAside: lying(null, null), pile: [] }))).toContain("Nobody has captured");
  expect(faceDownWords(aTable({ pile: lying(null, "2c") }))).toContain("Nobody has captured");
  expect(faceDownWords(aTable({ pile: [], captures: [taken] }))).toContain("you may not look");
  expect(faceDownWords(aTable({ pile: [], captures: [taken], setAsideSeen: ["2c"] }))).toBe("The centre cards that were face down: two of clubs (2♣).");
  expect(faceDownWords(aTable({ pile: [], captures: [aCapture("E", "7h", ["7d"])] }))).toContain("No centre card");
});

test.each(LANGUAGES)("there are words for everything in %s", async (language) => {
  await speaking(language);
  const captures = [aCapture("E", "7h", ["7d"], { set_aside: [null], pisti: 1 }), aCapture("S", "Jh", ["Jd"], { pisti: 2, denied: "last-card" })];
  const tables = [aTable({ captures, winner: 0, toPlay: "E" }), aTable({ you: null, stage: "cut" }), aTable({ you: "W", stock: 0 }, "solo")];
  const said = tables.flatMap((table) => [...stateWords(table), ...shortState(table), faceDownWords(table), ...captures.flatMap((each) => captureWords(table, each))]);
  expect(said.filter((sentence) => !/[.!]$/.test(sentence))).toEqual([]);
});
