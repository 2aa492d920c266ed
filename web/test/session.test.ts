import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receiptsAt } from "../src/fair/receipts";
import { seatAt } from "../src/net/seats";
import type { TableEvent } from "../src/protocol";
import { anew, around, begin, BEGUN, CODE, connect, finish, kinds, OPENED, played, say, session, slow, tell, told, WELCOME } from "./a_session";
import { settle } from "./around";

beforeEach(anew);
afterEach(() => session.close());

describe("what is told", () => {
  test("is shown one after the other; the view follows, the knowledge is ahead", async () => {
    begin();
    await settle();
    slow();
    tell(4, ...BEGUN);
    await settle();
    expect(kinds()).toEqual(["anew", "started"]);
    expect([session.view!.stage, session.known!.stage]).toEqual(["cut", "play"]);
    finish.shift()!();
    await settle();
    expect(kinds()).toEqual(["anew", "started", "turned_up"]);
    expect([session.view!.pile.length, session.view!.deal]).toEqual([1, 0]);
    finish.shift()!();
    await settle();
    finish.shift()!();
    await settle();
    expect(session.view).toBe(session.known);
  });

  test("is already the view when it is shown", async () => {
    let seen: unknown;
    begin(WELCOME, (each) => ((seen = each.is === "event" ? session.view === each.after : seen), Promise.resolve()));
    await settle();
    tell(4, BEGUN[0]!);
    await settle();
    expect(seen).toBe(true);
  });

  test("is shown at once when it is skipped", async () => {
    begin();
    await settle();
    slow();
    tell(4, ...BEGUN);
    session.skip();
    expect(kinds()).toEqual(["anew", "started", "turned_up!", "dealt!"]);
    expect(session.view!.deal).toBe(1);
    await settle();
    slow(false);
    tell(5, played(0, "2c"));
    await settle();
    expect(kinds().at(-1)).toBe("played");
  });

  test("is shown at once while nobody looks", async () => {
    begin();
    await settle();
    slow();
    tell(4, ...BEGUN);
    around.change("hidden");
    tell(5, played(0, "2c"));
    expect(kinds()).toEqual(["anew", "started", "turned_up!", "dealt!", "played!"]);
    expect(session.view!.ply).toBe(1);
    await settle();
    around.change("shown");
    tell(6, played(1, "6c"));
    await settle();
    expect(kinds().at(-1)).toBe("played");
  });

  test("in a page that is opened where nobody looks too", async () => {
    around.hidden = true;
    begin();
    tell(4, ...BEGUN);
    await settle();
    expect(session.view!.deal).toBe(1);
    expect(kinds()).toEqual(["anew", "started!", "turned_up!", "dealt!"]);
  });

  test("is not waited for where more than a circle of plays is behind it", async () => {
    begin();
    await settle();
    tell(4, ...BEGUN);
    await settle();
    slow();
    tell(5, ...Array.from({ length: 7 }, (_, ply) => played(ply, `${ply + 2}d`)));
    await settle();
    expect(kinds().slice(4)).toEqual(["played!", "played!", "played"]);
  });

  test("goes on where something could not be shown", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    begin(WELCOME, () => Promise.reject(new Error("no room")));
    tell(4, ...BEGUN);
    await settle();
    expect([session.view!.deal, error.mock.calls.length]).toEqual([1, 4]);
    error.mockRestore();
  });

  test("begins anew after a reconnection, and nothing is replayed", async () => {
    begin();
    await settle();
    slow();
    tell(4, ...BEGUN);
    around.last.cut();
    around.pass(500);
    connect({ ...WELCOME, version: 9, events: [...BEGUN, played(0, "2c")] });
    expect(kinds()).toEqual(["anew", "started", "turned_up!", "dealt!", "anew"]);
    expect(session.view!.ply).toBe(1);
  });

  test("is nothing any more once the session is closed", async () => {
    begin();
    await settle();
    slow();
    tell(4, ...BEGUN);
    session.close();
    await settle();
    expect(kinds()).toEqual(["anew", "started"]);
    expect([around.last.isClosed, around.timers, around.isWatched]).toEqual([true, 0, false]);
  });
});

test("after a reload the round is told from its beginning, for the history", async () => {
  begin({ ...WELCOME, version: 9, events: [...BEGUN, { type: "chat", seat: "N", text: "Hi" }, played(0, "2c")] });
  await settle();
  const [anew] = told;
  expect(told).toHaveLength(1);
  const events = anew?.is === "anew" ? anew.history?.map(({ event }) => event.type) : [];
  expect(events).toEqual(["started", "turned_up", "dealt", "chat", "played"]);
  say({ ...WELCOME, version: 9, events: BEGUN }); // the own seat has changed: nothing was missed
  await settle();
  expect(told.at(-1)).not.toHaveProperty("history");
});

describe("a seat", () => {
  test("is kept before it is anybody's, and there again after a reload", () => {
    begin({ ...WELCOME, you: null });
    expect(seatAt(CODE)).toBeNull();
    session.sit("Ada", "S");
    session.sit("Ada", "S");
    const [sit] = around.last.of("sit");
    expect([around.last.of("sit").length, seatAt(CODE)]).toMatchObject([1, { token: sit!.token, name: "Ada" }]);
    session.close();
    begin();
    expect(around.last.of("hello")).toMatchObject([{ token: sit!.token }]);
  });

  test("that is refused is forgotten", () => {
    begin({ ...WELCOME, you: null });
    session.sit("Ada");
    say({ type: "refused", id: around.last.of("sit")[0]!.id, code: "table-no-free-seat", fields: {} });
    expect(seatAt(CODE)).toBeNull();
  });

  test("that the browser does not keep is told of", () => {
    begin({ ...WELCOME, you: null });
    const setItem = vi.fn();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem, removeItem: () => undefined });
    session.sit("Ada");
    expect([session.isSeatKept, setItem.mock.calls.length]).toEqual([true, 1]);
    setItem.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    say({ ...WELCOME, version: 4 });
    expect(session.isSeatKept).toBe(false);
    vi.unstubAllGlobals();
  });

  test("is kept with what is known of the table, until the game is over and after", () => {
    begin();
    expect(seatAt(CODE)!.about).toMatchObject({ rules: "two", scores: [], isOver: false });
    const over: TableEvent[] = [...BEGUN, { type: "game_over", winner: 0, scores: [101, 7] } as unknown as TableEvent];
    session.close();
    begin({ ...WELCOME, events: over });
    expect(seatAt(CODE)!.about!.isOver).toBe(true);
  });

  test("that is lost is forgotten, and another one has another key", () => {
    begin({ ...WELCOME, you: null });
    session.sit("Ada");
    const [first] = around.last.of("sit");
    say({ type: "done", id: first!.id, version: 4 });
    say({ ...WELCOME, version: 4 });
    expect(seatAt(CODE)).not.toBeNull();
    around.last.cut(4401);
    expect([seatAt(CODE), kinds().at(-1)]).toEqual([null, "seat-lost"]);
    connect({ ...WELCOME, you: null, version: 9 });
    expect([session.known!.you, around.last.of("hello")[0]!.token]).toEqual([null, null]);
    session.sit("Ada");
    expect(around.last.of("sit")[0]!.token).not.toBe(first!.token);
  });

  test("that is given up is forgotten, and so is one of a table that has ended", () => {
    begin({ ...WELCOME, you: null });
    session.sit("Ada");
    say({ ...WELCOME, version: 4 });
    session.ask({ type: "leave" });
    say({ ...WELCOME, you: null, version: 5 });
    expect([seatAt(CODE), kinds().includes("seat-lost")]).toEqual([null, false]);
    session.sit("Ada");
    say({ ...WELCOME, version: 6 });
    say({ type: "bye", code: "table-closed" });
    expect([seatAt(CODE), session.line.is]).toEqual([null, "over"]);
  });

  test("has left for good who gave the seat up and leaves, once the server says so, and not who only gets up", () => {
    begin({ ...WELCOME, you: null });
    session.sit("Ada");
    say({ ...WELCOME, version: 4 });
    session.ask({ type: "leave" });
    say({ ...WELCOME, you: null, version: 5 });
    session.sit("Ada");
    say({ ...WELCOME, version: 6 });
    expect(session.hasLeft).toBe(false);
    session.leave();
    expect(session.hasLeft).toBe(false);
    say({ ...WELCOME, you: null, version: 7 });
    expect([session.hasLeft, seatAt(CODE)]).toEqual([true, null]);
  });

  test("keeps its receipts", () => {
    begin();
    tell(4, BEGUN[0]!, OPENED);
    expect(session.receipts).toMatchObject([{ round: 1, isKept: null }]);
    expect(receiptsAt(CODE)).toEqual(session.receipts);
    session.close();
    begin();
    expect(session.receipts).toHaveLength(1);
  });
});
