import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Played, TableEvent } from "../src/protocol";
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
  expect(screen.showing.isHeld).toBe(true);
  expect(screen.view!.pile.map((each) => each.card)).toEqual(["5c", "3d", "3c"]);
  expect(screen.view!.won).toEqual([10, 14]);
  expect(screen.view!.toPlay).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  await shown;
  expect(screen.showing.isHeld).toBe(false);
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
  expect([screen.view, screen.showing.isHeld]).toEqual([last, false]);
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
  expect([screen.press("7c"), screen.press("7c")]).toEqual([true, false]);
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

test("a round that begins ends the counting of the last one, whether it was shown to its end or not", async () => {
  const { screen } = screenAt(aTable());
  screen.isCounting = true;
  const started = { type: "started", rules: "standard", players: {}, round: 3, ply: 0, dealer: "N", cutter: "S", scores: [20, 31] } as const;
  await screen.show({ is: "event", event: started, before: aTable(), after: aTable({ stage: "cut" }), atOnce: true });
  expect([screen.isCounting, screen.counted]).toEqual([false, null]);
});

const own: Played = { type: "played", round: 2, ply: 8, seat: "S", card: { card: "7c" } };
const afterOwn = aTable({ toPlay: "E", ply: 9, seats: { ...aTable().seats, S: sitting("Ada", ["Jh"]) } });

test("a card that is not answered for a second is told of, and another one is for the next turn", async () => {
  const { screen, played } = screenAt(aTable());
  screen.press("7c");
  expect([screen.canPlay, screen.status]).toEqual([false, ""]);
  await vi.advanceTimersByTimeAsync(999);
  expect(screen.message).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.message!()).toBe("Your card is on its way: the server has not answered yet …");
  screen.press("7c");
  screen.press("Jh");
  expect([played, screen.next]).toEqual([["7c"], "Jh"]);
  void screen.show({ is: "event", event: own, before: aTable(), after: afterOwn });
  expect([screen.sent, screen.next, screen.message]).toEqual([null, "Jh", null]);
});

test("a card that is answered is not told of", async () => {
  const { screen } = screenAt(aTable());
  screen.press("7c");
  void screen.show({ is: "event", event: own, before: aTable(), after: afterOwn });
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.message).toBeNull();
});

test("a card that a bot has played when the time was up stands below the hand for a while", async () => {
  const { screen } = screenAt(aTable());
  const timeUp = { ...own, level: "hard" };
  void screen.show({ is: "event", event: timeUp, before: aTable(), after: afterOwn });
  void screen.show({ is: "event", event: { ...capture, ply: 9 }, before: afterOwn, after });
  expect(screen.message!()).toBe("Time is up: a bot plays the seven of clubs (7♣) for you.");
  await vi.advanceTimersByTimeAsync(4000);
  void screen.show({ is: "event", event: { ...capture, ply: 9 }, before: afterOwn, after });
  expect(screen.message).toBeNull();
});

test.each([own, { type: "game_over", winner: 0, scores: [151, 20] }] as const)("the turn is not told of once it is over: $type", (event) => {
  const { screen } = screenAt(aTable());
  expect(screen.status).toContain("Your turn.");
  void screen.show({ is: "event", event, before: aTable(), after: afterOwn });
  expect(screen.status).toBe("");
});

test("what is written across the table goes with the next card", async () => {
  choose({ speed: "off" });
  const { screen } = screenAt(before, after);
  await screen.show({ is: "event", event: { ...capture, denied: "first-card" }, before, after });
  expect(screen.passing.banner).not.toBeNull();
  void screen.show({ is: "event", event: { ...capture, ply: 9, seat: "N", captured: [] }, before: after, after: aTable({ ply: 10, toPlay: "W" }) });
  expect(screen.passing.banner).toBeNull();
});

test("and where the person is to play it stands below the hand instead", async () => {
  choose({ speed: "off" });
  const turn = aTable({ ply: 9, pile: [] });
  const { screen } = screenAt(before, turn);
  await screen.show({ is: "event", event: { ...capture, denied: "first-card" }, before, after: turn });
  expect(screen.passing.banner).toBeNull();
  expect(screen.message!()).toBe("No pişti: it was the first card of the round.");
});

test("a round that is told anew from its beginning is the history, and says so; nothing of it is news", async () => {
  const { screen } = screenAt(aTable());
  const chat = { type: "chat", seat: "E", text: "Hi" } as const;
  const clock = { type: "clock", until: 5 } as const;
  const history = [chat, clock, own].map((event) => ({ event, before: aTable(), after: afterOwn }));
  await screen.show({ is: "anew", after: afterOwn, history });
  expect(screen.entries.map((entry) => entry.say()[0])).toEqual(["From the beginning of this round.", "Bo: Hi", "You play the seven of clubs (7♣)."]);
  expect(screen.entries.some((entry) => entry.isNews)).toBe(false);
  await screen.show({ is: "anew", after: afterOwn });
  expect(screen.entries).toHaveLength(3);
});

test("what a seat says is seen one after the other, for five seconds at most, of much the newest", async () => {
  const { screen } = screenAt(aTable());
  for (const text of ["1", "2", "3", "4", "5", "6"]) {
    await screen.show({ is: "event", event: { type: "chat", seat: "E", text }, before: aTable(), after: aTable() });
  }
  const seen: (string | undefined)[] = [];
  for (let each = 0; each < 6; each++) {
    seen.push(screen.passing.bubbles.E?.());
    await vi.advanceTimersByTimeAsync(2500);
  }
  expect(seen).toEqual(["1", "4", "5", "6", "6", undefined]);
  expect(screen.entries).toHaveLength(6);
});

test("what was asked for stays below the hand for a while though play goes on", async () => {
  const { screen } = screenAt(before, after);
  const goOn = () => screen.show({ is: "event", event: { ...capture, captured: [] }, before, after });
  screen.say(() => "The pile is empty.", true);
  expect(screen.status).toBe("The pile is empty.");
  void goOn();
  expect(screen.message!()).toBe("The pile is empty.");
  await vi.advanceTimersByTimeAsync(4000);
  void goOn();
  expect(screen.message).toBeNull();
});

test("nobody is told of the cards of the centre before they lie there", async () => {
  const up: TableEvent = { type: "turned_up", round: 2, cards: [{ card: "9d" }], face_down: 3, exposed: { card: "8h" } };
  const dealt: TableEvent = { type: "dealt", round: 2, deal: 1, seat: "S", cards: [] };
  const cut = aTable({ stage: "cut", pile: [] });
  const there = aTable({ pile: lying("9d") });
  const { screen } = screenAt(cut, there);
  void screen.show({ is: "event", event: up, before: cut, after: there });
  await vi.advanceTimersByTimeAsync(100);
  expect([screen.showing.isOnWay, screen.entries]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([screen.showing.isOnWay, screen.entries.length]).toEqual([false, 1]);
  void screen.show({ is: "event", event: up, before: cut, after: there });
  await vi.advanceTimersByTimeAsync(100);
  await screen.show({ is: "event", event: dealt, before: there, after: there, atOnce: true }); // it is told of first all the same
  expect([screen.showing.isOnWay, screen.entries.map((entry) => entry.say()[0]!.split(" ")[0])]).toEqual([false, ["Turned", "Turned", "Deal"]]);
});

test("who takes a seat in the middle of a game is told across the table, and again once it is dealt", async () => {
  const { screen } = screenAt(aTable({ stage: "count" }));
  const now = aTable({ stage: "count", seats: { ...aTable().seats, N: sitting("Cem", []) } });
  const say = () => screen.passing.banner?.say();
  await screen.show({ is: "event", event: { type: "seated", seat: "N", player: { name: "Cem" } }, before: now, after: now });
  expect([say(), screen.passing.newcomers]).toEqual(["Cem sits here now: North", ["N"]]);
  await vi.advanceTimersByTimeAsync(6001);
  expect(say()).toBeUndefined();
  await screen.show({ is: "event", event: { type: "dealt", round: 3, deal: 1, seat: "S", cards: [] }, before: now, after: now, atOnce: true });
  void screen.show({ is: "event", event: { type: "dealt", round: 3, deal: 1, seat: "S", cards: [] }, before: now, after: now });
  screen.passing.clear();
  expect(say()).toBe("Cem sits here now: North");
  await screen.show({ is: "event", event: { type: "left", seat: "N", player: { name: "Cem", level: "medium" } }, before: now, after: now });
  await screen.show({ is: "event", event: { type: "seated", seat: "E", player: { name: "", level: "hard" } }, before: now, after: now });
  expect(screen.passing.newcomers).toEqual([]);
});
