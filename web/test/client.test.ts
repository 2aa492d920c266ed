import { beforeEach, describe, expect, test } from "vitest";
import { Client } from "../src/net/client";
import { newKey } from "../src/net/seats";
import type { ClientMessage, Commit, Committed, Reveal, ServerMessage, Started, TableEvent } from "../src/protocol";
import { PLAYERS, WELCOME } from "./a_session";
import { game } from "./page_data";

const OTHER = "0f".repeat(32);
const OPENED: Committed = { type: "committed", round: 0, hash: OTHER, game: "g" };
const STARTED: Started = { type: "started", rules: "seats=2,target=101", players: PLAYERS, round: 1, ply: 0, dealer: "N", cutter: "S", scores: [0, 0] };

let client: Client;

beforeEach(() => {
  client = new Client(newKey((count) => new Uint8Array(count).fill(7)), "c", true);
  client.hello();
});

const hear = (message: ServerMessage) => client.hear(message, 1000);
const tell = (version: number, ...events: TableEvent[]) => hear({ type: "told", version, events });
const types = (messages: readonly ClientMessage[]) => messages.map((each) => each.type);

/** The person is to play the first card of a round. */
function toPlay(): void {
  hear(WELCOME);
  const cards = ["2c", "3c", "4c", "5c"].map((card) => ({ card }));
  tell(4, STARTED, { type: "turned_up", round: 1, cards: [{ card: "9d" }], face_down: 3, exposed: null });
  tell(5, { type: "dealt", round: 1, deal: 1, seat: "S", cards });
}

describe("the connection", () => {
  test("says whose it is, and what was seen", () => {
    expect(client.hello()).toEqual({ type: "hello", protocol: 1, token: client.key.token, seen: 0 });
    hear(WELCOME);
    expect(client.hello()).toMatchObject({ seen: 3 });
    const other = new Client(newKey((count) => new Uint8Array(count)), "c", false);
    expect(other.hello()).toMatchObject({ token: null, seen: 0 });
  });

  test("is behind where a ping is ahead, and knows by how much the clocks differ", () => {
    hear({ ...WELCOME, now: 61_000 });
    expect(client.ahead).toBe(60_000);
    expect(hear({ type: "ping", version: 3, now: 3000 })).toEqual({ told: [], send: [{ type: "pong" }], isBehind: false });
    expect(client.ahead).toBe(2000);
    expect(hear({ type: "ping", version: 4 }).isBehind).toBe(true);
    client.hello();
    expect(hear({ type: "ping", version: 9 }).isBehind).toBe(false);
  });

  test("after a cut tells what was missed, and who sits there now", () => {
    hear(WELCOME);
    client.hello();
    const events: TableEvent[] = [{ type: "phrase", seat: "N", phrase: "wow" }];
    const players = { S: { name: "Ada" }, N: { name: "Bo" } };
    const { told } = hear({ ...WELCOME, since: 3, version: 4, events, players });
    expect(told.map((each) => each.is === "event" && each.event)).toEqual([...events, { type: "seated", seat: "N", player: { name: "Bo" } }]);
    expect([client.known!.seats.N.player, client.version]).toEqual([{ name: "Bo" }, 4]);
  });

  test("that begins anew replays nothing", () => {
    hear(WELCOME);
    const { told } = hear({ ...WELCOME, version: 9, events: [OPENED, STARTED] });
    expect(told).toEqual([{ is: "anew", after: client.known }]);
    expect([client.known!.round, client.known!.version]).toEqual([1, 9]);
  });

  test("hears nothing twice", () => {
    hear(WELCOME);
    const event: TableEvent = { type: "phrase", seat: "N", phrase: "wow" };
    expect([tell(4, event).told.length, tell(4, event).told.length]).toEqual([1, 0]);
    expect([tell(5).told, client.known!.version]).toEqual([[], 5]);
  });

  test("that somebody else's welcome does not fit is made anew", () => {
    hear(WELCOME);
    expect(hear({ ...WELCOME, since: 2, version: 9 }).isBehind).toBe(true);
  });
});

describe("a seat", () => {
  test("that is lost is told once, and its token never shown again", () => {
    hear(WELCOME);
    const { told } = hear({ ...WELCOME, you: null, version: 4 });
    expect(told.map((each) => each.is)).toEqual(["seat-lost", "anew"]);
    expect(client.hello()).toMatchObject({ token: null });
    expect(client.isUsed).toBe(true);
  });

  test("whose token the server does not know is lost too, and everything told anew", () => {
    hear(WELCOME);
    client.hello();
    expect(client.deny()).toEqual([{ is: "seat-lost" }]);
    expect(client.deny()).toEqual([]);
    expect(client.hello()).toMatchObject({ token: null, seen: 0 });
    expect(hear({ ...WELCOME, you: null }).told.map((each) => each.is)).toEqual(["anew"]);
  });

  test("that was given up is not lost", () => {
    hear(WELCOME);
    client.ask({ type: "leave" });
    expect(hear({ ...WELCOME, you: null, version: 4 }).told.map((each) => each.is)).toEqual(["anew"]);
  });

  test("is taken again with another key", () => {
    hear(WELCOME);
    hear({ ...WELCOME, you: null, version: 4 });
    const key = newKey((count) => new Uint8Array(count).fill(8));
    client.renew(key);
    expect([client.isUsed, client.key]).toEqual([false, key]);
    hear({ ...WELCOME, version: 5 });
    expect([client.isUsed, client.hello()]).toMatchObject([true, { token: key.token }]);
  });
});

describe("a command", () => {
  test("is named, and sent again after a cut until it is answered", () => {
    hear(WELCOME);
    const first = client.ask({ type: "start" });
    const second = client.ask({ type: "phrase", phrase: "wow" });
    expect([first, second]).toMatchObject([{ id: "c-1" }, { id: "c-2" }]);
    hear({ type: "done", id: "c-2", version: 3 });
    client.hello();
    expect(hear({ ...WELCOME, since: 3 }).send).toEqual([first]);
    hear({ type: "told", version: 4, events: [], done: "c-1" });
    client.hello();
    expect(hear({ ...WELCOME, since: 4, version: 4 }).send).toEqual([]);
  });

  test("is sent right behind the next hello, and with the welcome only where it was asked for since", () => {
    const early = client.ask({ type: "start" });
    client.hello();
    expect(client.behindHello()).toEqual([early]);
    const late = client.ask({ type: "phrase", phrase: "wow" });
    expect(hear(WELCOME).send).toEqual([late]);
    client.hello();
    expect(client.behindHello()).toEqual([early, late]);
    expect(hear({ ...WELCOME, since: 3 }).send).toEqual([]);
  });

  test("behind a seat that is refused is not told of", () => {
    client.ask({ type: "sit", name: "", token: client.key.token });
    client.ask({ type: "fill", seat: "N", level: "hard" });
    client.ask({ type: "start" });
    hear({ ...WELCOME, you: null });
    expect(hear({ type: "refused", id: "c-1", code: "table-empty-text", fields: {} }).told).toMatchObject([{ is: "refused", command: { type: "sit" } }]);
    for (const id of ["c-2", "c-3"]) expect(hear({ type: "refused", id, code: "table-not-seated", fields: {} }).told).toEqual([]);
    expect(client.isAsked("start")).toBe(false);
  });

  test("is not sent again with a welcome in between", () => {
    hear(WELCOME);
    client.ask({ type: "start" });
    expect(hear({ ...WELCOME, since: 3 }).send).toEqual([]);
  });

  test("that is refused is told with what it was", () => {
    hear(WELCOME);
    client.ask({ type: "start" });
    const { told } = hear({ type: "refused", id: "c-1", code: "table-seats-missing", fields: { seats: "N" } });
    expect(told).toMatchObject([{ is: "refused", code: "table-seats-missing", fields: { seats: "N" }, command: { type: "start" } }]);
    expect(client.isAsked("start")).toBe(false);
    expect(hear({ type: "refused", code: "server-too-fast", fields: {} }).told).toMatchObject([{ command: null }]);
  });

  test("for a hint is answered, or forgotten with the line", () => {
    hear(WELCOME);
    client.ask({ type: "hint", round: 1, ply: 0 });
    expect(hear({ type: "hinted", id: "c-1", round: 1, ply: 0, card: "2c" }).told).toEqual([{ is: "hinted", round: 1, ply: 0, card: "2c" }]);
    client.ask({ type: "hint", round: 1, ply: 0 });
    client.hello();
    expect(hear({ ...WELCOME, since: 3 }).send).toEqual([]);
  });
});

describe("a card", () => {
  test("is played once for each turn, whatever is tapped", () => {
    toPlay();
    tell(6, { type: "played", round: 1, ply: 0, seat: "S", card: { card: "2c" } });
    expect(client.play("3c")).toEqual([]);
    tell(7, { type: "played", round: 1, ply: 1, seat: "N", card: { card: "6s" } });
    expect(client.play("3c")).toEqual([{ type: "play", id: "c-1", round: 1, ply: 2, card: "3c" }]);
    expect([client.play("3c"), client.play("4c")]).toEqual([[], []]);
  });

  test("that is refused may be another", () => {
    toPlay();
    expect(types(client.play("3c"))).toEqual(["play"]);
    hear({ type: "refused", id: "c-1", code: "illegal-play", fields: {} });
    expect(types(client.play("4c"))).toEqual(["play"]);
  });

  test("is not played while a bot has the place", () => {
    toPlay();
    tell(6, { type: "left", seat: "S", player: { name: "Ada", level: "hard" } });
    expect(client.play("3c")).toEqual([]);
    tell(7, { type: "back", seat: "S" });
    expect(types(client.play("3c"))).toEqual(["play"]);
  });
});

describe("the deal", () => {
  const cutting: TableEvent[] = [STARTED, { ...OPENED, round: 1 }];

  test("among bots the share follows the promise at once", () => {
    hear(WELCOME);
    const { send } = tell(4, OPENED);
    expect(types(send)).toEqual(["commit", "reveal"]);
    expect(tell(5, { type: "committed", round: 0, seat: "S", hash: (send[0] as Commit).hash }, { type: "asked", round: 0 }).send).toEqual([]);
  });

  test("a share that came too early is told when it is asked for, once", () => {
    hear(WELCOME);
    const { send: early } = tell(4, OPENED);
    const [commit, reveal] = [early[0] as Commit, early[1] as Reveal];
    expect(hear({ type: "refused", id: reveal.id, code: "table-no-share-now", fields: {} })).toEqual({ told: [], send: [], isBehind: false });
    tell(5, { type: "committed", round: 0, seat: "S", hash: commit.hash });
    const { send } = tell(6, { type: "asked", round: 0 });
    expect(send).toMatchObject([{ type: "reveal", seed: reveal.seed }]);
    const { id } = send[0] as Reveal;
    expect(hear({ type: "refused", id, code: "table-share-differs", fields: {} }).send).toEqual([]);
  });

  test("among persons the share waits until it is asked for", () => {
    hear({ ...WELCOME, players: { S: { name: "Ada" }, N: { name: "Bo" } } });
    const { send } = tell(4, OPENED);
    expect(types(send)).toEqual(["commit"]);
    expect(tell(5, { type: "committed", round: 0, seat: "S", hash: (send[0] as Commit).hash }).send).toEqual([]);
    expect(types(tell(6, { type: "asked", round: 0 }).send)).toEqual(["reveal"]);
    expect(types(tell(7, { type: "phrase", seat: "N", phrase: "wow" }).send)).toEqual([]);
  });

  test("the cutter taps once", () => {
    hear(WELCOME);
    expect([tell(4, ...cutting).send, client.mustTap]).toEqual([[], true]);
    const send = client.tap(33);
    expect(send).toMatchObject([{ type: "commit", round: 1 }, { type: "reveal", round: 1, tap: 33 }]);
    expect([client.mustTap, client.tap(12)]).toEqual([false, []]);
  });

  test("a tap is too late once shares are asked for", () => {
    hear(WELCOME);
    tell(4, ...cutting, { type: "asked", round: 1 });
    expect([client.mustTap, client.tap(33), client.known!.hasTapped]).toEqual([false, [], true]);
  });

  test("the cutter taps in each round anew", () => {
    hear(WELCOME);
    tell(4, ...cutting);
    client.tap(33);
    tell(5, { ...STARTED, round: 2 }, { ...OPENED, round: 2, hash: "aa".repeat(32) });
    expect(client.mustTap).toBe(true);
    expect(client.tap(12)).toMatchObject([{ round: 2 }, { round: 2, tap: 12 }]);
  });

  test("the promise is made for the rules of the game that begins, whenever they were chosen", () => {
    const hashes = [[], ["told"], ["anew"]].map(([how]) => {
      const made = new Client(client.key, "c", true);
      const settings = { rules: "two,target=51" };
      const over: TableEvent[] = [STARTED, { type: "game_over", winner: 0, scores: [101, 3] }];
      made.hear(how === "told" ? WELCOME : { ...WELCOME, settings, events: how ? over : [] }, 0);
      if (how === "told") made.hear({ type: "told", version: 4, events: [{ type: "settings", settings }] }, 0);
      return (made.hear({ type: "told", version: 5, events: [OPENED] }, 0).send[0] as Commit).hash;
    });
    const { send } = new Client(client.key, "c", true).hear({ ...WELCOME, settings: { rules: "two,target=51" }, events: [OPENED] }, 0);
    expect(new Set([...hashes, (send[0] as Commit).hash]).size).toBe(1);
    hear(WELCOME);
    expect((tell(4, OPENED).send[0] as Commit).hash).not.toBe(hashes[0]);
  });

  test("what was told again is not promised twice, what is asked again is", () => {
    hear(WELCOME);
    const shared: TableEvent[] = [OPENED, { type: "committed", round: 0, seat: "S", hash: OTHER }, { type: "revealed", round: 0, seat: "S", seed: OTHER }];
    tell(4, ...shared);
    client.hello();
    const { told } = hear({ ...WELCOME, version: 5, events: shared });
    expect(told.filter((each) => each.is === "broken").map((each) => each.code)).toEqual(["promise-other-share"]);
    expect(tell(6, OPENED).told[0]).toMatchObject({ is: "broken", code: "promise-twice" });
  });

  test("who does not cut taps nothing", () => {
    hear(WELCOME);
    expect(types(tell(4, { ...STARTED, dealer: "S", cutter: "N" }, { ...OPENED, round: 1 }).send)).toEqual(["commit", "reveal"]);
    expect(client.mustTap).toBe(false);
  });

  test("who looks on promises nothing", () => {
    hear({ ...WELCOME, you: null });
    expect(tell(4, OPENED).send).toEqual([]);
  });

  test("what does not follow from a promise is told before it is seen, and stands on the receipt", () => {
    const other = new Client(newKey((count) => new Uint8Array(count)), "c", true);
    const told = game("two").told.flatMap(({ message }) => {
      const read = structuredClone(message);
      for (const event of read.events) if (event.type === "dealt" && event.deal === 2) Object.assign(event.cards[0]!, { salt: OTHER });
      return [...other.hear(read, 0).told];
    });
    const place = told.findIndex((each) => each.is === "broken");
    expect(told.slice(place, place + 2)).toMatchObject([{ code: "promise-other-card" }, { is: "event", event: { type: "dealt" } }]);
    expect(other.promises.receipts.filter((each) => each.isKept === false)).not.toEqual([]);
  });
});
