import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { settings } from "../src/settings/settings.svelte";
import { anew, around, begin, BEGUN, connect, kinds, OPENED, played, say, session, slow, tell, told, WELCOME } from "./a_session";
import { settle } from "./around";

beforeEach(anew);
afterEach(() => session.close());

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
    slow();
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
    slow();
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

describe("the person", () => {
  test("plays a card once, and only what is shown as it is known", async () => {
    begin();
    await settle();
    tell(4, ...BEGUN);
    await settle();
    tell(5, played(0, "2c"));
    await settle();
    slow();
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
    slow();
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
