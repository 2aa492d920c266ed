import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSeat } from "../src/net/seats";
import { keep, names } from "../src/page/kept";
import type { TableEvent, Welcome } from "../src/protocol";
import { settings } from "../src/settings/settings.svelte";
import { Session } from "../src/table/session.svelte";
import { FakeAround, settle } from "./around";

const CODE = "k7m2xq";
const OPENED: TableEvent = { type: "committed", round: 0, hash: "0f".repeat(32), game: "g" };
const WELCOME: Welcome = {
  type: "welcome",
  protocol: 1,
  table: CODE,
  you: "S",
  is_owner: true,
  version: 6,
  settings: { rules: "two" },
  players: { S: { name: "Ada" }, N: { name: "", level: "hard" } },
  sheet: [],
  events: [OPENED],
};
const KEY = { token: "0123456789abcdef", secret: "ab".repeat(32) };

let around: FakeAround;
let session: Session;

beforeEach(() => {
  names("").forEach((name) => keep(name, undefined));
  around = new FakeAround();
  settings.cut = true;
  keepSeat(CODE, { ...KEY, name: "Ada", at: 0, game: null });
  session = new Session(CODE, () => Promise.resolve(), around, WELCOME);
});
afterEach(() => session.close());

test("a table that was made a moment ago is shown before there is a connection", async () => {
  await settle();
  expect([session.view?.you, session.line.is]).toEqual(["S", "connecting"]);
});

test("what is owed at it is said in the same breath as the hello, once", async () => {
  around.last.open();
  expect(around.last.sent[0]).toEqual({ type: "hello", protocol: 1, token: KEY.token, seen: 6 });
  expect(around.last.sent.slice(1).map(({ type }) => type)).toEqual(["commit", "reveal"]);
  around.last.say({ ...WELCOME, since: 6, events: [] });
  await settle();
  expect([around.last.sent.length, session.line.is]).toEqual([3, "connected"]);
});
