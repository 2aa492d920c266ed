import { describe, expect, test } from "vitest";
import { cardCommitments, hex, ownShare, rootOf, seatCommitment, unhex } from "../src/fair/drawing";
import { Promises } from "../src/fair/promises";
import type { Broken } from "../src/fair/promises";
import type { Committed, CutDone, Dealt, Played, Revealed, Started, TableEvent } from "../src/protocol";
import { factsOf } from "../src/table/rules";
import type { Letter } from "../src/table/seating";
import { game } from "./page_data";

const SECRET = Uint8Array.from({ length: 32 }, (_, place) => place);
const OTHER = "0f".repeat(32);

/** What was told of a game. */
const eventsOf = (name: string): TableEvent[] => structuredClone(game(name).told.flatMap(({ message }) => [...message.events]));

function promises(name: string): Promises {
  const made = new Promises(SECRET);
  made.hearRules(factsOf(game(name).rules));
  return made;
}

function heard(name: string, events: readonly TableEvent[], you: Letter | null = null): { broken: Broken[]; promises: Promises } {
  const made = promises(name);
  return { broken: events.flatMap((event) => [...made.hear(event, you)]), promises: made };
}

type Of<Type extends TableEvent["type"]> = Extract<TableEvent, { type: Type }>;

/** An event to be changed. */
function find<Type extends TableEvent["type"]>(events: TableEvent[], type: Type, is: (event: Of<Type>) => boolean = () => true) {
  return events.find((event) => event.type === type && is(event as Of<Type>)) as Of<Type>;
}

test.each(["partners", "two", "three", "solo", "open", "under", "looks-on", "redeal", "redeal-looks-on"])(
  "of %s every promise is kept, and every receipt says so",
  (name) => {
    const { broken, promises } = heard(name, eventsOf(name));
    expect(broken).toEqual([]);
    expect(promises.receipts.map((each) => each.isKept)).toEqual(promises.receipts.map(() => true));
    expect(promises.receipts.map((each) => each.round)).toEqual(promises.receipts.map((_, round) => round));
  },
);

describe("a promise that is broken is found:", () => {
  const cases: [string, string, string, (events: TableEvent[]) => void][] = [
    ["promise-other-card", "a salt", "partners", (all) => set(find(all, "dealt").cards[0]!, { salt: OTHER })],
    ["promise-other-card", "a card of the own hand", "partners", (all) => set(find(all, "dealt").cards[0]!, other(find(all, "dealt")))],
    ["promise-other-card", "a card without a salt", "partners", (all) => set(find(all, "dealt").cards[3]!, { salt: null })],
    ["promise-other-card", "a card of the centre", "open", (all) => set(find(all, "turned_up").cards[2]!, { place: 1 })],
    ["promise-other-card", "the exposed card", "two", (all) => set(find(all, "turned_up").exposed!, { salt: OTHER })],
    ["promise-other-card", "a card that is played", "two", (all) => set(find(all, "played", isNear(20)).card, { card: "??" })],
    ["promise-other-card", "a card that lay face down", "under", (all) => set(find(all, "set_aside_seen").cards[0]!, { salt: OTHER })],
    ["promise-other-place", "cards of the hand", "partners", (all) => set(find(all, "dealt"), { cards: turned(find(all, "dealt").cards) })],
    ["promise-other-place", "cards of the centre", "open", (all) => set(find(all, "turned_up"), { cards: turned(find(all, "turned_up").cards) })],
    ["promise-other-place", "a card of another hand", "two", (all) => set(find(all, "played", isNear(5)), { seat: find(all, "played", isNear(4)).seat })],
    ["promise-other-place", "a card of a later deal", "two", (all) => set(find(all, "played", isNear(3)), { ply: 11 })],
    ["promise-no-cards", "no commitments", "partners", (all) => set(find(all, "cut"), { promised: [] })],
    ["promise-other-deck", "a commitment of a card never seen", "partners", (all) => set(find(all, "cut"), { promised: spoilt(find(all, "cut")) })],
    ["promise-other-deck", "a deal that was not needed", "two", (all) => set(find(all, "cut"), { dealing: 2 })],
    ["promise-other-deck", "far too many deals", "two", (all) => set(find(all, "cut"), { dealing: 1_000_000_000 })],
    ["promise-other-seed", "the seed of the server", "two", (all) => set(find(all, "revealed", isOfServer(1)), { seed: OTHER })],
    ["promise-other-seed", "that of the first dealer", "two", (all) => set(find(all, "revealed", isOfServer(0)), { seed: OTHER })],
    ["promise-other-share", "the share of a seat", "two", (all) => set(find(all, "revealed", (each) => each.seat === "N"), { seed: OTHER })],
    ["promise-other-share", "a share never promised", "two", (all) => void all.splice(all.indexOf(find(all, "committed", isOf("N"))), 1)],
    ["promise-no-seed", "a round without its seed", "two", (all) => void all.splice(all.indexOf(find(all, "revealed", isOfServer(1))), 1)],
    ["promise-not-named", "for no game", "two", (all) => set(find(all, "committed"), { game: null })],
    ["promise-late", "a promise after the shares", "two", (all) => moved(all, find(all, "committed", isOf("N")), find(all, "asked"))],
    ["promise-other-dealer", "another first dealer", "two", (all) => set(find(all, "started"), { dealer: another(find(all, "started")) })],
  ];

  test.each(cases)("%s, %s", (code, _, name, change) => {
    const events = eventsOf(name);
    change(events);
    const { broken, promises } = heard(name, events);
    expect(broken[0]?.code).toBe(code);
    expect(promises.receipts.some((each) => each.isKept === false) || code === "promise-not-named").toBe(true);
    expect(promises.receipts.find((each) => each.isKept === false)?.code).toBe(code === "promise-not-named" ? undefined : code);
  });

  test("a deal that was not needed, though it is of the same seeds", () => {
    const events = eventsOf("two").filter((event) => !["dealt", "turned_up", "played", "set_aside_seen"].includes(event.type));
    const { promises: made } = heard("two", events.slice(0, events.findIndex((event) => event.type === "cut")));
    const { context, shares } = made.now!;
    const root = rootOf(context, unhex(find(events, "revealed", isOfServer(1)).seed), shares);
    expect(heard("two", events).broken).toEqual([]);
    set(find(events, "cut"), { dealing: 2, promised: cardCommitments(context.rules, root, 2) });
    expect(heard("two", events).broken.map((each) => each.code)).toEqual(["promise-other-deck"]);
  });

  test("the first dealer of seeds that others were told", () => {
    const events = eventsOf("two").filter((event) => event.type !== "started");
    const { broken } = heard("two", [...events.slice(0, 8), { ...find(eventsOf("two"), "started"), dealer: "W" } as Started]);
    expect(broken.map((each) => each.code)).toContain("promise-other-dealer");
  });
});

describe("the own promise", () => {
  const opened: Committed = { type: "committed", round: 0, hash: OTHER, game: "g" };
  const share = (round: number, dealer: Letter | null, tap: number) =>
    ownShare(SECRET, { game: "g", round, rules: factsOf("two,target=31"), dealer }, OTHER, tap);

  test("is made once the server has made its own, and told when it is asked for", () => {
    const made = promises("two");
    expect(made.toPromise("S", null)).toBeNull();
    made.hear(opened, "S");
    const hash = made.toPromise("S", null)!;
    const own = share(0, null, 0);
    expect(hash).toBe(seatCommitment({ game: "g", round: 0, rules: factsOf("two,target=31"), dealer: null }, "S", own));
    made.hear({ type: "committed", round: 0, hash, seat: "S" }, "S");
    expect([made.toPromise("S", null), made.toTell("S")]).toEqual([null, null]);
    made.hear({ type: "asked", round: 0 }, "S");
    expect(made.toTell("S")).toEqual({ seed: hex(own.seed), tap: 0 });
    made.hear({ type: "revealed", round: 0, seed: hex(own.seed), seat: "S" }, "S");
    expect(made.toTell("S")).toBeNull();
  });

  test("of the cutter waits for the tap, and is found again after a reload", () => {
    const made = promises("two");
    const started: Started = { type: "started", rules: "seats=2,target=31", players: {}, round: 1, ply: 0, dealer: "N", cutter: "S", scores: [] };
    made.hear(started, "S");
    made.hear({ ...opened, round: 1 }, "S");
    expect([made.isToTap("S"), made.isToTap("N"), made.toPromise("S", null)]).toEqual([true, false, null]);
    const hash = made.toPromise("S", 33)!;
    const again = promises("two");
    for (const event of [started, { ...opened, round: 1 }, { type: "committed", round: 1, hash, seat: "S" }, { type: "asked", round: 1 }] as TableEvent[]) {
      again.hear(event, "S");
    }
    expect(again.toTell("S")).toEqual({ seed: hex(share(1, "N", 33).seed), tap: 33 });
    expect(again.isToTap("S")).toBe(false);
  });

  test("is never made a second time for a round, not even after a reload", () => {
    const first = promises("two");
    first.hear(opened, "S");
    const hash = first.toPromise("S", null)!;
    first.hear({ type: "committed", round: 0, hash, seat: "S" }, "S");
    first.hear({ type: "asked", round: 0 }, "S");
    first.hear({ type: "revealed", round: 0, seat: "S", ...first.toTell("S")! }, "S");
    const later = new Promises(SECRET, first.receipts);
    later.hearRules(factsOf("two,target=31"));
    later.forgetRound();
    expect(later.hear(opened, "S")).toEqual([]);
    expect(later.hear({ ...opened, hash: "bb".repeat(32) }, "S").map((each) => each.code)).toEqual(["promise-twice"]);
    later.endRetelling();
    expect(later.hear(opened, "S").map((each) => each.code)).toEqual(["promise-twice"]);
    expect(later.hear({ ...opened, hash: "aa".repeat(32) }, "S").map((each) => each.code)).toEqual(["promise-twice"]);
    expect(later.toPromise("S", null)).toBeNull();
    expect(later.receipts.map((each) => each.isKept)).toEqual([false, false, false]);
  });

  test("is not made where nothing is waited for any more", () => {
    const made = promises("two");
    made.hear(opened, "S");
    made.hear({ type: "asked", round: 0 }, "S");
    expect(made.toPromise("S", null)).toBeNull();
    expect(unhex(OTHER)).toHaveLength(32);
  });
});

// What the changes need

function set<Kind extends object>(what: Kind, change: Partial<Kind>): void {
  Object.assign(what, change);
}

const isNear = (ply: number) => (event: Played) => event.ply === ply;
const isOf = (seat: Letter) => (event: Committed) => event.seat === seat;
const isOfServer = (round: number) => (event: Revealed) => event.seat == null && event.round === round;
const other = (event: Dealt) => ({ card: event.cards[1]!.card });
const turned = <Kind>(cards: readonly Kind[]) => [cards[1]!, cards[0]!, ...cards.slice(2)];
const spoilt = (event: CutDone) => [OTHER, ...event.promised!.slice(1)];
const another = (event: Started) => (event.dealer === "S" ? "N" : "S");

function moved(all: TableEvent[], event: TableEvent, behind: TableEvent): void {
  all.splice(all.indexOf(event), 1);
  all.splice(all.indexOf(behind) + 1, 0, event);
}
