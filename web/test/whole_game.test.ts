/** A whole game against the bots of a real server, with every promise checked: PISTI_SERVER=http://127.0.0.1:8151. */
import { expect, test } from "vitest";
import { BROWSER } from "../src/net/around";
import type { Around } from "../src/net/around";
import { settings } from "../src/settings/settings.svelte";
import { Session } from "../src/table/session.svelte";
import type { Told } from "../src/table/session.svelte";
import type { Letter } from "../src/table/view";

const SERVER = process.env["PISTI_SERVER"];

function around(server: string): Around {
  return {
    ...BROWSER,
    socket: (path) => new WebSocket(server.replace(/^http/, "ws") + path),
    isThere: async (code) => (await fetch(`${server}/t/${code}`, { method: "HEAD" })).status !== 404,
    isHidden: () => false,
    onChange: () => () => undefined,
  };
}

async function made(server: string, rules: string): Promise<string> {
  const body = JSON.stringify({ settings: { rules } });
  const answer = await fetch(`${server}/api/tables`, { method: "POST", body });
  return ((await answer.json()) as { code: string }).code;
}

/** Does what the table waits for, and ends when the game is over. */
function playing(told: Told, session: Session, done: () => void): void {
  const view = session.view;
  if (!view?.you) return;
  if (view.stage === "room") {
    const free = (["S", "E", "N", "W"] as Letter[]).filter((seat) => view.seats[seat].player === null);
    if (told.is === "anew") for (const seat of free) session.ask({ type: "fill", seat, level: "medium" });
    else if (!free.length && !session.isAsked("start")) session.ask({ type: "start" });
  }
  if (view.stage === "play" && view.toPlay === view.you) session.play(view.seats[view.you].cards[0]!.card!);
  if (told.is === "event" && told.event.type === "counted") session.ask({ type: "ready", round: view.round });
  if (told.is === "event" && told.event.type === "revealed" && view.stage === "over" && told.event.seat == null) done();
}

test.runIf(SERVER)("a game to 51 is played to its end, and every promise is kept", { timeout: 60_000 }, async () => {
  settings.cut = false;
  const code = await made(SERVER!, "target=51");
  const heard: Told[] = [];
  await new Promise<void>((resolve, reject) => {
    const session: Session = new Session(
      code,
      (told) => {
        heard.push(told);
        if (told.is === "broken" || told.is === "refused" || told.is === "seat-lost") reject(new Error(JSON.stringify(told)));
        if (told.is === "anew" && !told.after.you) session.sit("Ada", "S");
        else playing(told, session, resolve);
        return Promise.resolve();
      },
      around(SERVER!),
    );
    void session;
  }).then(() => undefined);
  const last = heard.findLast((told) => told.is === "event")!;
  expect(last.after.winner).not.toBeNull();
  expect(Math.max(...last.after.scores)).toBeGreaterThanOrEqual(51);
});
