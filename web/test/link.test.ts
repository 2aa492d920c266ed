import { beforeEach, expect, test } from "vitest";
import { Link, PAUSES, SILENT } from "../src/net/link";
import type { ClientMessage, Welcome } from "../src/protocol";
import type { Line } from "../src/table/session.svelte";
import { FakeAround, settle } from "./around";

const WELCOME: Welcome = {
  type: "welcome",
  protocol: 1,
  table: "k7m2xq",
  you: null,
  is_owner: false,
  version: 3,
  settings: {},
  players: {},
  sheet: [],
  events: [],
};

let around: FakeAround;
let lines: Line[];
let heard: string[];
let denied: number;
let isBehind: boolean;
let early: ClientMessage[];
let link: Link;

beforeEach(() => {
  around = new FakeAround();
  [lines, heard, denied, isBehind, early] = [[], [], 0, false, []];
  link = new Link(
    "k7m2xq",
    {
      hello: () => [{ type: "hello", protocol: 1 }, ...early],
      hear(message) {
        heard.push(message.type);
        return { send: message.type === "ping" ? [{ type: "pong" }] : [], isBehind };
      },
      deny: () => void denied++,
      show: (line) => void lines.push(line),
    },
    around,
  );
});

function connected(): void {
  around.last.open();
  around.last.say(WELCOME);
}

const last = () => lines.at(-1)!;

test("hello is said first, and whatever is asked for after the welcome", () => {
  expect([around.last.path, last().is]).toEqual(["/api/tables/k7m2xq/socket", "connecting"]);
  around.last.open();
  link.send([{ type: "pong" }]);
  expect(around.last.sent.map((each) => each.type)).toEqual(["hello"]);
  around.last.say(WELCOME);
  expect([last().is, link.isConnected]).toEqual(["connected", true]);
  link.send([{ type: "pong" }]);
  around.last.say({ type: "ping", version: 3 });
  expect(around.last.sent.map((each) => each.type)).toEqual(["hello", "pong", "pong"]);
});

test("what does not wait for the welcome is said right behind the hello", () => {
  early = [{ type: "start", id: "c-1" }];
  around.last.open();
  expect(around.last.sent.map((each) => each.type)).toEqual(["hello", "start"]);
});

test("a cut line is made again, with pauses that grow until it is welcome", () => {
  connected();
  const pauses: number[] = [];
  for (let each = 0; each < 7; each++) {
    around.last.cut();
    const line = last();
    pauses.push(line.is === "waiting" ? line.until - around.time : NaN);
    around.pass(pauses.at(-1)!);
  }
  const longest = PAUSES.at(-1)!;
  expect(pauses).toEqual([...PAUSES, longest, longest].map((pause) => pause * 0.75));
  connected();
  around.last.cut();
  expect(last()).toEqual({ is: "waiting", until: around.time + PAUSES[0]! * 0.75 });
});

test("pauses differ by chance, so that not all come back at the same moment", () => {
  around.chance = 0;
  around.last.cut();
  expect(last()).toEqual({ is: "waiting", until: PAUSES[0]! / 2 });
});

test("a line that says nothing is dropped", () => {
  connected();
  around.pass(SILENT - 1);
  around.last.say({ type: "ping", version: 3 });
  around.pass(SILENT - 1);
  expect(last().is).toBe("connected");
  const silent = around.last;
  around.pass(1);
  expect([last().is, silent.isClosed, link.isConnected]).toEqual(["waiting", true, false]);
  silent.say({ type: "ping", version: 4 });
  expect(heard).toEqual(["welcome", "ping"]);
});

test("a line that is never made is given up", () => {
  around.pass(10_000);
  expect([last().is, around.sockets[0]!.isClosed]).toEqual(["waiting", true]);
});

test.each(["wake", "renew"] as const)("who is to %s does not wait", (how) => {
  connected();
  around.last.cut();
  link[how]();
  expect([around.sockets.length, last().is]).toEqual([2, "connecting"]);
  around.pass(300);
  expect(around.sockets.length).toBe(2);
});

test("a line that is there is left alone by waking, and made anew by renewing", () => {
  connected();
  link.wake();
  expect(around.sockets.length).toBe(1);
  link.renew();
  expect([around.sockets.length, around.sockets[0]!.isClosed, last().is]).toEqual([2, true, "connecting"]);
});

test("a line that may be dead is made anew: after the network was gone, or a sleep", () => {
  connected();
  link.wake(true);
  expect(around.sockets.length).toBe(2);
  link.wake(true);
  expect(around.sockets.length).toBe(2); // it is being made
  connected();
  around.pass(25_001);
  link.wake();
  expect(around.sockets.length).toBe(3);
});

test("after a good-bye it comes back when the server says so", () => {
  connected();
  around.last.say({ type: "bye", code: "server-stops", retry: 3 });
  expect(last()).toEqual({ is: "waiting", until: 3500 });
  around.pass(3500);
  expect(around.sockets.length).toBe(2);
});

test("and after a minute at the latest", () => {
  connected();
  around.last.say({ type: "bye", code: "server-stops", retry: 86_400 });
  expect(last()).toEqual({ is: "waiting", until: 60_500 });
});

test("a good-bye for ever is the end", () => {
  connected();
  around.last.say({ type: "bye", code: "table-closed" });
  expect(last()).toEqual({ is: "over", code: "table-closed", fields: { table: "k7m2xq" } });
  link.wake();
  around.pass(100_000);
  expect([around.sockets.length, around.timers]).toEqual([1, 0]);
});

test.each([
  [4000, "table-closed"],
  [4400, "remote-other-protocol"],
  [4429, "remote-busy"],
])("a line closed with %i is over: %s", (code, why) => {
  around.last.open();
  around.last.cut(code);
  expect(last()).toEqual({ is: "over", code: why, fields: { table: "k7m2xq" } });
  expect(around.timers).toBe(0);
  link.renew();
  expect(around.sockets.length).toBe(2);
});

test("who has sent too much comes back after a pause", () => {
  connected();
  around.last.cut(4429);
  expect(last().is).toBe("waiting");
});

test("a server that stops without a word is come back to", () => {
  connected();
  around.last.cut(1012);
  expect(last().is).toBe("waiting");
});

test("a token that is of no seat is denied, and the line made anew at once", () => {
  around.last.open();
  around.last.cut(4401);
  expect([denied, around.sockets.length, last().is]).toEqual([1, 2, "connecting"]);
});

test("whoever has missed something asks again at once", () => {
  connected();
  isBehind = true;
  around.last.say({ type: "ping", version: 9 });
  expect([around.sockets.length, last().is]).toEqual([2, "connecting"]);
});

test("what is no message is no server of ours", () => {
  around.last.open();
  around.last.onmessage?.({ data: "<html>" } as MessageEvent);
  expect(last()).toMatchObject({ is: "over", code: "remote-not-pisti" });
});

test.each([
  [false, "over"],
  [true, "waiting"],
  [null, "waiting"],
] as const)("after a line that was never welcome it is asked whether there is such a table: %s", async (there, is) => {
  around.there = there;
  around.last.cut();
  await settle();
  expect(last().is).toBe(is);
  if (is === "over") expect(last()).toMatchObject({ code: "server-no-such-table", fields: { table: "k7m2xq" } });
});

test("a line that is made while that is asked stays", async () => {
  around.there = false;
  around.last.cut();
  link.wake();
  connected();
  await settle();
  expect(last().is).toBe("connected");
});

test("a closed link is silent", () => {
  connected();
  link.close();
  expect([around.last.isClosed, around.timers]).toEqual([true, 0]);
});

test("a network that is gone cuts the line at once, whatever it was at", () => {
  link.lose();
  expect([last().is, around.sockets[0]!.isClosed]).toEqual(["waiting", true]);
  link.lose();
  expect(around.timers).toBe(1); // it is tried again all the same
  around.pass(500);
  connected();
  link.lose();
  link.wake(true);
  expect([last().is, around.sockets.length]).toEqual(["connecting", 3]);
});
