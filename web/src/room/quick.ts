/** What a person who makes a table does there at once: sit down, and perhaps fill the free seats with bots and begin. */
import type { Command } from "../net/client";
import type { SeatKey } from "../net/seats";
import type { ClientMessage, Welcome } from "../protocol";
import { factsOf } from "../table/rules";
import type { Session } from "../table/session.svelte";
import { seatsOf, type View } from "../table/view";

/** Under which name to sit down; of which level the bots are and by which rules, where a game begins at once. */
export interface Intention {
  readonly name: string;
  readonly game?: { readonly level: string; readonly rules: string };
}

const OWN = "S";
const welcomes = new Map<string, Welcome>();

/** The commands of an intention, with the key of the seat. */
export function commandsOf({ name, game }: Intention, { token }: SeatKey): ClientMessage[] {
  const asked: Command[] = [{ type: "sit", name, token, seat: OWN }];
  if (game) {
    const others = seatsOf(factsOf(game.rules)).filter((seat) => seat !== OWN);
    asked.push(...others.map((seat): Command => ({ type: "fill", seat, level: game.level })), { type: "start" });
  }
  const prefix = token.slice(0, 8);
  return asked.map((command, place) => ({ ...command, id: `${prefix}-made${place}` }) as ClientMessage);
}

/** Keep how a table was when it was made, for the page of it; in memory only: later it is otherwise. */
export function keepWelcome(code: string, welcome: Welcome): void {
  welcomes.set(code, welcome);
}

/** How a table was when it was made, told once; null where that is not known. */
export function takeWelcome(code: string): Welcome | null {
  const welcome = welcomes.get(code) ?? null;
  welcomes.delete(code);
  return welcome;
}

/** Put a bot at every free seat. */
export function fill(session: Session, view: View, level: string): void {
  for (const seat of seatsOf(view.rules)) {
    if (view.seats[seat].player === null) session.ask({ type: "fill", seat, level });
  }
}
