/** A session of a table whose server the test is, and what the screen is told there. */
import { Session } from "../src/table/session.svelte";
import type { Show, Told } from "../src/table/session.svelte";
import { keep, names } from "../src/page/kept";
import type { Played, ServerMessage, TableEvent, Welcome } from "../src/protocol";
import { settings } from "../src/settings/settings.svelte";
import { FakeAround } from "./around";

export const CODE = "k7m2xq";
export const PLAYERS = { S: { name: "Ada" }, N: { name: "", level: "hard" } };
export const WELCOME: Welcome = {
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
export const BEGUN: TableEvent[] = [
  { type: "started", rules: "seats=2,target=101", players: PLAYERS, round: 1, ply: 0, dealer: "N", cutter: "S", scores: [0, 0] },
  { type: "turned_up", round: 1, cards: [{ card: "9d" }], face_down: 3, exposed: null },
  { type: "dealt", round: 1, deal: 1, seat: "S", cards: CARDS },
];
export const OPENED: TableEvent = { type: "committed", round: 1, hash: "0f".repeat(32), game: "g" };

export let around: FakeAround;
export let session: Session;
/** What the screen was told; it has shown it at once, or where it is slow once the test calls what waits in `finish`. */
export let told: Told[];
export let finish: (() => void)[];
let isSlow: boolean;

/** Nothing is kept and nobody connected: before each test. */
export function anew(): void {
  names("").forEach((name) => keep(name, undefined));
  [around, told, finish, isSlow] = [new FakeAround(), [], [], false];
  settings.cut = true;
}

/** From now on the screen takes its time, or does not. */
export function slow(is = true): void {
  isSlow = is;
}

const showing: Show = (each) => {
  told.push(each);
  return isSlow ? new Promise((resolve) => finish.push(resolve)) : Promise.resolve();
};

/** Connect for the first time. */
export function begin(message: Welcome = WELCOME, show: Show = showing): void {
  session = new Session(CODE, show, around);
  connect(message);
}

/** The newest connection is made, and welcomed. */
export function connect(message: Welcome = WELCOME): void {
  around.last.open();
  around.last.say(message);
}

export const say = (message: ServerMessage) => around.last.say(message);
export const tell = (version: number, ...events: TableEvent[]) => say({ type: "told", version, events });
export const played = (ply: number, card: string): Played => ({ type: "played", round: 1, ply, seat: ply % 2 ? "N" : "S", card: { card } });
/** What kinds of things the screen was told; those that were shown at once have an exclamation mark. */
export const kinds = () => told.map((each) => (each.is === "event" ? `${each.event.type}${each.atOnce ? "!" : ""}` : each.is));
