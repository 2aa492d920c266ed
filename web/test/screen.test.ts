import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Played } from "../src/protocol";
import { choose, USUAL } from "../src/settings/settings.svelte";
import { Screen } from "../src/table/screen.svelte";
import type { Session } from "../src/table/session.svelte";
import type { View } from "../src/table/view";
import { aTable, lying, sitting, speaking } from "./a_table";

beforeAll(async () => {
  await speaking("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
beforeEach(() => {
  vi.useFakeTimers();
  choose(USUAL);
});
afterEach(() => void vi.useRealTimers());

/** A screen of a table, with what was asked of its session. */
function screenAt(view: View, known: View = view): { screen: Screen; played: string[]; session: { known: View } } {
  const played: string[] = [];
  const session = { known, play: (card: string) => void played.push(card), skip: () => undefined };
  const screen = new Screen();
  screen.session = session as unknown as Session;
  void screen.show({ is: "anew", after: view });
  return { screen, played, session };
}

const capture: Played = { type: "played", round: 2, ply: 8, seat: "E", card: { card: "3c" }, captured: ["5c", "3d", "3c"], pisti: 0 };
const before = aTable({ toPlay: "E", pile: lying("5c", "3d"), seats: { ...aTable().seats, E: sitting("Bo", [null, null]) } });
const after = aTable({ toPlay: "N", ply: 9, pile: [], won: [10, 17], seats: { ...before.seats, E: sitting("Bo", [null]) } });

test("a capture is seen for a while, the card that took on top, and the won cards grow only then", async () => {
  const { screen } = screenAt(before, after);
  const shown = screen.show({ is: "event", event: capture, before, after });
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.isHeld).toBe(true);
  expect(screen.view!.pile.map((each) => each.card)).toEqual(["5c", "3d", "3c"]);
  expect(screen.view!.won).toEqual([10, 14]);
  expect(screen.view!.toPlay).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  await shown;
  expect(screen.isHeld).toBe(false);
  expect(screen.view).toBe(after);
});

test("a card that is taken from another hand keeps its name", async () => {
  const { screen } = screenAt(before, after);
  void screen.show({ is: "event", event: capture, before, after });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.view!.pile.at(-1)!.id).toBe(before.seats.E.cards[1]!.id);
});

test("what is shown at once is not overtaken by what was shown before", async () => {
  const { screen } = screenAt(before, after);
  void screen.show({ is: "event", event: capture, before, after });
  await vi.advanceTimersByTimeAsync(100);
  const last = aTable({ ply: 10, toPlay: "W" });
  await screen.show({ is: "event", event: { ...capture, ply: 9, seat: "N", captured: [] }, before: after, after: last, atOnce: true });
  expect([screen.view, screen.isHeld]).toEqual([last, false]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.view).toBe(last);
  expect(screen.entries).toHaveLength(2);
});

test("a pişti is celebrated with side and points, and an exception says why", async () => {
  const { screen } = screenAt(before, after);
  void screen.show({ is: "event", event: { ...capture, pisti: 2 }, before, after });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.passing.banner).toMatchObject({ kind: "double", points: 20, side: 1 });
  expect(screen.passing.banner!.say()).toBe("Double pişti! 20 points for East–West.");
  await vi.advanceTimersByTimeAsync(9000);
  expect(screen.passing.banner).toBeNull();
  void screen.show({ is: "event", event: { ...capture, denied: "first-card" }, before, after });
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.passing.banner!.say()).toBe("No pişti: it was the first card of the round.");
});

test("on the own turn a card is played once, and the turn is told once", async () => {
  const { screen, played } = screenAt(aTable());
  expect(screen.isTurn).toBe(true);
  expect(screen.status).toContain("Your turn.");
  expect([screen.press("7c"), screen.press("Jh")]).toEqual([true, false]);
  expect(played).toEqual(["7c"]);
  screen.status = "";
  await screen.show({ is: "event", event: { type: "clock", until: 5, seat: "S" }, before: aTable(), after: aTable() });
  expect(screen.status).toBe("");
});

test("where it is wished a card is played by a second press", () => {
  choose({ confirm: true });
  const { screen, played } = screenAt(aTable());
  expect(screen.press("7c")).toBe(false);
  expect(screen.message!()).toBe("Press again to play: seven of clubs (7♣)");
  expect(screen.press("Jh")).toBe(false);
  expect(screen.press("Jh")).toBe(true);
  expect(played).toEqual(["Jh"]);
});

test("a card can be chosen for the next turn, taken back, and is played then", async () => {
  const { screen, played, session } = screenAt(aTable({ toPlay: "W", ply: 7 }));
  screen.press("7c");
  expect(screen.next).toBe("7c");
  screen.press("7c");
  expect(screen.next).toBeNull();
  screen.press("Jh");
  const turn = aTable();
  session.known = turn;
  const event = { ...capture, ply: 7, seat: "W", captured: [] } as const;
  const shown = screen.show({ is: "event", event, before: aTable({ toPlay: "W", ply: 7 }), after: turn });
  expect(played).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await shown;
  expect(played).toEqual(["Jh"]);
});

test("it is nobody's turn while more is known than is shown", () => {
  const { screen, played } = screenAt(aTable(), aTable({ ply: 12 }));
  expect(screen.isTurn).toBe(false);
  screen.press("7c");
  expect(played).toEqual([]);
});

test("a refusal says why, and the card can be played again", async () => {
  const { screen, played } = screenAt(aTable());
  screen.press("7c");
  await screen.show({ is: "refused", code: "table-stale-play", fields: {}, command: null });
  expect(screen.message!()).toBe("That play came too late: the game has gone on.");
  screen.press("7c");
  expect(played).toEqual(["7c", "7c"]);
});

test("who is not to be heard is neither shown nor written down", async () => {
  const { screen } = screenAt(aTable());
  const say = (seat: "E" | "W") => screen.show({ is: "event", event: { type: "phrase", seat, phrase: "wow" }, before: aTable(), after: aTable() });
  screen.hush("E");
  await say("E");
  await say("W");
  expect(Object.keys(screen.passing.bubbles)).toEqual(["W"]);
  expect(screen.entries.map((entry) => entry.say()[0])).toEqual(["West: Wow!"]);
});

test("a table told anew shows no motion, says nothing, and a count that was not read again", () => {
  const count = { cards: 52, most_cards: 3, jacks: 4, aces: 4, two_of_clubs: 2, ten_of_diamonds: 3, pistis: 0 };
  const { screen } = screenAt(aTable({ stage: "count", sheet: [[count, { ...count, cards: 0 }]] }));
  expect(screen.entries).toEqual([]);
  expect(screen.counted).toMatchObject({ round: 2, scores: [20, 31] });
});
