import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receiptsAt } from "../src/fair/receipts";
import { keep, names } from "../src/page/kept";
import { seatAt } from "../src/net/seats";
import type { Played, ServerMessage, TableEvent, Welcome } from "../src/protocol";
import { settings } from "../src/settings/settings.svelte";
import { Session } from "../src/table/session.svelte";
import type { Told } from "../src/table/session.svelte";
import { FakeAround, settle } from "./around";

const CODE = "k7m2xq";
const PLAYERS = { S: { name: "Ada" }, N: { name: "", level: "hard" } };
const WELCOME: Welcome = {
  type: "welcome",
  protocol: 1,
  table: CODE,
  you: "S",
  is_owner: true,
  version: 3,
  settings: { rules: "two" },
  players: PLAYERS,
  sheet: [],
  events: [],
};
const CARDS = ["2c", "3c", "4c", "5c"].map((card) => ({ card }));
const BEGUN: TableEvent[] = [
  { type: "started", rules: "seats=2,target=101", players: PLAYERS, round: 1, ply: 0, dealer: "N", cutter: "S", scores: [0, 0] },
  { type: "turned_up", round: 1, cards: [{ card: "9d" }], face_down: 3, exposed: null },
  { type: "dealt", round: 1, deal: 1, seat: "S", cards: CARDS },
];
const OPENED: TableEvent = { type: "committed", round: 1, hash: "0f".repeat(32), game: "g" };

let around: FakeAround;
let session: Session;
let told: Told[];
let finish: (() => void)[];
let isSlow: boolean;

beforeEach(() => {
  names("").forEach((name) => keep(name, undefined));
  [around, told, finish, isSlow] = [new FakeAround(), [], [], false];
  settings.cut = true;
});
afterEach(() => session.close());

function begin(message: Welcome = WELCOME): void {
  session = new Session(
    CODE,
    (each) => {
      told.push(each);
      return isSlow ? new Promise((resolve) => finish.push(resolve)) : Promise.resolve();
    },
    around,
  );
  connect(message);
}

function connect(message: Welcome = WELCOME): void {
  around.last.open();
  around.last.say(message);
}

const say = (message: ServerMessage) => around.last.say(message);
const tell = (version: number, ...events: TableEvent[]) => say({ type: "told", version, events });
const played = (ply: number, card: string): Played => ({ type: "played", round: 1, ply, seat: ply % 2 ? "N" : "S", card: { card } });
const kinds = () => told.map((each) => (each.is === "event" ? `${each.event.type}${each.atOnce ? "!" : ""}` : each.is));

describe("what is told", () => {
  test("is shown one after the other; the view follows, the knowledge is ahead", async () => {
    begin();
    await settle();
    isSlow = true;
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
    session = new Session(CODE, (each) => ((seen = each.is === "event" ? session.view === each.after : seen), Promise.resolve()), around);
    connect();
    await settle();
    tell(4, BEGUN[0]!);
    await settle();
    expect(seen).toBe(true);
  });

  test("is shown at once when it is skipped", async () => {
    begin();
    await settle();
    isSlow = true;
    tell(4, ...BEGUN);
    session.skip();
    expect(kinds()).toEqual(["anew", "started", "turned_up!", "dealt!"]);
    expect(session.view!.deal).toBe(1);
    await settle();
    isSlow = false;
    tell(5, played(0, "2c"));
    await settle();
    expect(kinds().at(-1)).toBe("played");
  });

  test("is shown at once while nobody looks", async () => {
    begin();
    await settle();
    isSlow = true;
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
    isSlow = true;
    tell(5, ...Array.from({ length: 7 }, (_, ply) => played(ply, `${ply + 2}d`)));
    await settle();
    expect(kinds().slice(4)).toEqual(["played!", "played!", "played"]);
  });

  test("goes on where something could not be shown", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    session = new Session(CODE, () => Promise.reject(new Error("no room")), around);
    connect();
    tell(4, ...BEGUN);
    await settle();
    expect([session.view!.deal, error.mock.calls.length]).toEqual([1, 4]);
    error.mockRestore();
  });

  test("begins anew after a reconnection, and nothing is replayed", async () => {
    begin();
    await settle();
    isSlow = true;
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
    isSlow = true;
    tell(4, ...BEGUN);
    session.close();
    await settle();
    expect(kinds()).toEqual(["anew", "started"]);
    expect([around.last.isClosed, around.timers, around.isWatched]).toEqual([true, 0, false]);
  });
});

describe("the connection", () => {
  test("is told, and made anew when the network is back or the page looked at", async () => {
    begin();
    expect(session.line).toEqual({ is: "connected" });
    for (const change of ["online", "shown"] as const) {
      around.last.cut();
      expect(session.line.is).toBe("waiting");
      around.change(change);
      expect(session.line.is).toBe("connecting");
      connect({ ...WELCOME, since: 3 });
      await settle();
    }
    expect(kinds()).toEqual(["anew"]);
  });

  test("carries what was asked for while it was gone", () => {
    begin();
    around.last.cut();
    session.ask({ type: "phrase", phrase: "wow" });
    session.renew();
    connect({ ...WELCOME, since: 3 });
    expect(around.last.of("phrase")).toMatchObject([{ phrase: "wow" }]);
  });

  test("says when all was shown, where a clock waits for the person", async () => {
    begin({ ...WELCOME, settings: { rules: "two", clock: 20 } });
    await settle();
    isSlow = true;
    tell(4, ...BEGUN);
    await settle();
    expect(around.last.of("shown")).toEqual([]);
    session.skip();
    await settle();
    say({ type: "done", id: "c", version: 4 });
    tell(5);
    await settle();
    expect(around.last.of("shown")).toEqual([{ type: "shown", version: 4 }, { type: "shown", version: 5 }]);
  });

  test("says it once there is a line again, where it was shown without one", async () => {
    begin({ ...WELCOME, settings: { rules: "two", clock: 20 } });
    await settle();
    isSlow = true;
    tell(4, ...BEGUN);
    around.last.cut();
    session.skip();
    await settle();
    session.renew();
    connect({ ...WELCOME, settings: { rules: "two", clock: 20 }, since: 4, version: 4 });
    await settle();
    expect(around.last.of("shown")).toEqual([{ type: "shown", version: 4 }]);
  });

  test("says nothing of that without a clock, or where somebody else is to play", async () => {
    begin();
    tell(4, ...BEGUN);
    await settle();
    expect(around.last.of("shown")).toEqual([]);
    session.close();
    begin({ ...WELCOME, you: null, settings: { rules: "two", clock: 20 } });
    tell(4, ...BEGUN);
    await settle();
    expect(around.last.of("shown")).toEqual([]);
  });

  test("knows how far the clock of the server is ahead", () => {
    begin({ ...WELCOME, now: around.date() + 5000 });
    expect(session.ahead).toBe(5000);
  });
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

describe("the person", () => {
  test("plays a card once, and only what is shown as it is known", async () => {
    begin();
    await settle();
    tell(4, ...BEGUN);
    await settle();
    tell(5, played(0, "2c"));
    await settle();
    isSlow = true;
    tell(6, played(1, "6c"), { type: "phrase", seat: "N", phrase: "wow" });
    tell(7, { type: "phrase", seat: "N", phrase: "oops" });
    session.play("3c");
    session.play("3c");
    expect(around.last.of("play")).toMatchObject([{ ply: 2, card: "3c" }]);
  });

  test("plays nothing where more is known than is shown", async () => {
    begin();
    await settle();
    tell(4, ...BEGUN);
    await settle();
    isSlow = true;
    tell(5, { type: "phrase", seat: "N", phrase: "wow" }, played(0, "2c"), played(1, "6c"));
    session.play("3c");
    expect(around.last.of("play")).toEqual([]);
    session.skip();
    session.play("3c");
    expect(around.last.of("play")).toMatchObject([{ ply: 2 }]);
  });

  test("asks for a hint once", async () => {
    begin();
    tell(4, ...BEGUN);
    session.hint();
    session.hint();
    expect(around.last.of("hint")).toMatchObject([{ round: 1, ply: 0 }]);
    say({ type: "hinted", id: around.last.of("hint")[0]!.id, round: 1, ply: 0, card: "2c" });
    await settle();
    expect(told.at(-1)).toEqual({ is: "hinted", round: 1, ply: 0, card: "2c" });
  });

  test("taps the pack; who lets others wait is tapped for after a while", () => {
    begin();
    tell(3, { type: "seated", seat: "E", player: { name: "Bo" } });
    tell(4, BEGUN[0]!, OPENED, { type: "seated", seat: "E", player: { name: "Bo" } });
    around.pass(6999);
    expect(around.last.of("commit")).toEqual([]);
    around.pass(1);
    expect(around.last.of("commit")).toHaveLength(1);
    expect(session.wasLate).toBe(true);
  });

  test("who plays against bots alone cuts in a time of their own", () => {
    begin();
    tell(4, BEGUN[0]!, OPENED);
    around.pass(60_000);
    expect(around.last.of("commit")).toEqual([]);
  });

  test("who taps is not tapped for", () => {
    begin();
    tell(4, BEGUN[0]!, OPENED);
    session.tap(3);
    around.pass(20_000);
    expect(around.sockets[0]!.of("reveal")).toMatchObject([{ tap: 3 }]);
    expect(session.wasLate).toBe(false);
  });

  test("who does not want to tap is tapped for at once", () => {
    settings.cut = false;
    around.chance = 0.999;
    begin();
    tell(4, BEGUN[0]!, OPENED);
    around.pass(0);
    expect(around.last.of("reveal")).toMatchObject([{ tap: 51 }]);
    expect(session.wasLate).toBe(false);
  });
});

describe("an answer that does not come", () => {
  /** A game in which the person has just played a card, and when. */
  async function withCard(): Promise<string> {
    begin();
    await settle();
    tell(4, ...BEGUN);
    await settle();
    tell(5, played(0, "2c"), played(1, "6c"));
    await settle();
    session.play("3c");
    return around.last.of("play")[0]!.id;
  }

  test("is waited for four seconds; then the same is asked again on a new line", async () => {
    const id = await withCard();
    around.pass(3999);
    expect([around.sockets.length, session.line.is]).toEqual([1, "connected"]);
    around.pass(1);
    expect([around.sockets.length, around.sockets[0]!.isClosed, session.line.is]).toEqual([2, true, "connecting"]);
    connect({ ...WELCOME, since: 5, version: 5 });
    expect(around.last.of("play").map((each) => each.id)).toEqual([id]);
    around.pass(19_000);
    expect(around.sockets.length).toBe(2); // it is doubted once
  });

  test("once it is there the line is not doubted", async () => {
    const id = await withCard();
    say({ type: "told", version: 6, events: [played(2, "3c")], done: id });
    around.pass(19_000);
    expect(around.sockets.length).toBe(1);
  });

  test("to what was asked on a line that is cut says nothing about the next one", async () => {
    await withCard();
    around.last.cut();
    around.pass(500);
    connect({ ...WELCOME, since: 5, version: 5 });
    around.pass(10_000);
    expect(around.sockets.length).toBe(2);
  });

  test("of a hint may take its time", async () => {
    await withCard();
    say({ type: "done", id: around.last.of("play")[0]!.id, version: 5 });
    session.hint();
    around.pass(19_000);
    expect(around.sockets.length).toBe(1);
  });
});

test("when a bot will play for who is away is known from the first time it is told, until they are back", () => {
  begin();
  tell(4, BEGUN[0]!, { type: "absent", seat: "N", after: 60 });
  const at = around.date() + 60_000;
  around.pass(5000);
  connect({ ...WELCOME, version: 5, events: [{ type: "absent", seat: "N", after: 60 }] });
  expect([session.botPlaysAt("N"), session.botPlaysAt("S")]).toEqual([at, null]);
  tell(6, { type: "back", seat: "N" }, { type: "absent", seat: "S", after: null });
  expect([session.botPlaysAt("N"), session.botPlaysAt("S")]).toEqual([null, null]);
});

test("a network that is gone is seen at once, and one that is back connected to", async () => {
  begin();
  await settle();
  around.change("offline");
  expect([session.line.is, around.sockets[0]!.isClosed]).toEqual(["waiting", true]);
  around.change("offline");
  around.change("online");
  expect([session.line.is, around.sockets.length]).toEqual(["connecting", 2]);
  connect();
  expect(session.line.is).toBe("connected");
  session.close();
  around.change("offline");
  expect(around.timers).toBe(0);
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
