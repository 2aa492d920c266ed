/** Whole games at a real server, with every promise checked: PISTI_SERVER=http://127.0.0.1:8151. */
import { beforeEach, expect, test } from "vitest";
import { BROWSER } from "../src/net/around";
import type { Around } from "../src/net/around";
import { keep, names } from "../src/page/kept";
import { settings } from "../src/settings/settings.svelte";
import { Session } from "../src/table/session.svelte";
import type { Told } from "../src/table/session.svelte";
import { LETTERS, seatsOf } from "../src/table/view";
import type { Letter, View } from "../src/table/view";

const SERVER = process.env["PISTI_SERVER"];

const AROUND: Around = {
  ...BROWSER,
  socket: (path) => new WebSocket(SERVER!.replace(/^http/, "ws") + path),
  isThere: async (code) => (await fetch(`${SERVER}/t/${code}`, { method: "HEAD" })).status !== 404,
  isHidden: () => false,
  onChange: () => () => undefined,
};

beforeEach(() => {
  settings.cut = false;
  names("").forEach((name) => keep(name, undefined));
});

async function made(rules: string): Promise<string> {
  const answer = await fetch(`${SERVER}/api/tables`, { method: "POST", body: JSON.stringify({ settings: { rules } }) });
  return ((await answer.json()) as { code: string }).code;
}

/** Somebody at a table: what was told, and what is wrong of it. */
class Player {
  readonly told: Told[] = [];
  readonly session: Session;

  /** `seat` null to look on; `others` are for how many persons the owner waits before bots sit down. */
  constructor(
    code: string,
    readonly seat: Letter | null,
    readonly others: number,
    readonly done: (wrong?: Told) => void,
  ) {
    this.session = new Session(code, (told) => Promise.resolve(this.#hear(told)), AROUND);
  }

  #hear(told: Told): void {
    this.told.push(told);
    if (told.is === "broken" || told.is === "refused" || told.is === "seat-lost") return this.done(told);
    if (told.is === "anew" && this.seat && !told.after.you && !this.session.isAsked("sit")) this.session.sit(`at ${this.seat}`, this.seat);
    const view = this.session.view!;
    if (view.you && view.stage === "room" && view.isOwner) this.#fill(view);
    if (view.you && view.toPlay === view.you) this.session.play(view.seats[view.you].cards[0]!.card!);
    if (told.is === "event" && told.event.type === "counted" && view.you) this.session.ask({ type: "ready", round: view.round });
    if (told.is === "event" && told.event.type === "revealed" && told.event.seat == null && view.stage === "over") this.done();
  }

  #fill(view: View): void {
    const free = seatsOf(view.rules).filter((seat) => view.seats[seat].player === null);
    const persons = LETTERS.filter((seat) => view.seats[seat].player && !view.seats[seat].player?.level);
    const { session } = this;
    if (persons.length <= this.others || session.isAsked("fill") || session.isAsked("start")) return;
    if (free.length) session.ask({ type: "fill", seat: free[0]!, level: "medium" });
    else session.ask({ type: "start" });
  }
}

/** A game to its end; `during` is called with each player now and then. */
async function play(rules: string, seats: readonly (Letter | null)[], during: (player: Player) => void): Promise<Player[]> {
  const code = await made(rules);
  const others = seats.filter((seat) => seat).length - 1;
  const players: Player[] = [];
  const ends = seats.map(
    (seat) =>
      new Promise<void>((resolve, reject) => {
        const done = (wrong?: Told) => (wrong ? reject(new Error(`${seat}: ${JSON.stringify(wrong)}`)) : resolve());
        players.push(new Player(code, seat, others, done));
      }),
  );
  const timer = setInterval(() => players.forEach(during), 150);
  await Promise.all(ends).finally(() => {
    clearInterval(timer);
    players.forEach((player) => player.session.close());
  });
  return players;
}

/** The game is over for everybody alike, and every promise was kept. */
function check(players: readonly Player[]): void {
  const [first] = players;
  for (const { session } of players) {
    const view = session.view!;
    expect(view.winner).not.toBeNull();
    expect([view.scores, view.sheet, view.won]).toEqual([first!.session.view!.scores, first!.session.view!.sheet, first!.session.view!.won]);
    expect(session.receipts.map((each) => each.isKept)).toEqual(Array.from({ length: view.round + 1 }, () => true));
  }
}

test.runIf(SERVER)("a game to 51 against three bots", { timeout: 60_000 }, async () => {
  const players = await play("target=51", ["S"], () => undefined);
  check(players);
  expect(Math.max(...players[0]!.session.view!.scores)).toBeGreaterThanOrEqual(51);
  expect(players[0]!.told.filter((each) => each.is === "event" && each.event.type === "played").length % 48).toBe(0);
});

test.runIf(SERVER)("a game of two persons and a bot, looked at by somebody, whose lines are cut again and again", { timeout: 120_000 }, async () => {
  check(await play("three,target=51", ["S", "E", null], (player) => player.session.renew()));
});
