import { beforeEach, expect, test } from "vitest";
import { captureWords } from "../src/windows/capture_words";
import { aCapture, aTable, speaking } from "./a_table";

beforeEach(() => speaking("en"));

test("who took what, what of it was hidden, and what was set aside", () => {
  const told = captureWords(aTable(), aCapture("E", "7h", [null, "7d"], { set_aside: [null, null] }));
  expect(told).toEqual([
    "Bo plays the seven of hearts (7♥).",
    "Bo captures 3 cards: 7♦ 7♥.",
    "1 of them was face down.",
    "The 2 centre cards that were set aside go with them.",
  ]);
});

test("a pişti is worth what the rules of the table say", () => {
  const points = (pisti: number, rules: string) => captureWords(aTable({}, rules), aCapture("S", "7h", ["7d"], { pisti }, rules)).at(-1);
  expect(points(1, "standard")).toBe("Pişti! 10 points for your side.");
  expect(points(2, "standard")).toBe("Double pişti! 20 points for your side.");
  expect(points(1, "two,pisti=5")).toBe("Pişti! 5 points for you.");
});

test("why a capture was no pişti", () => {
  const told = captureWords(aTable(), aCapture("E", "7h", ["7d"], { denied: "last-card" }));
  expect(told.at(-1)).toBe("No pişti: it was the last card of the round.");
});
