/** What a person means to do at a table that was made a moment ago: sit down, fill the free seats with bots, begin. */
import { SvelteMap } from "svelte/reactivity";
import { factsOf } from "../table/rules";
import type { Session } from "../table/session.svelte";
import { seatsOf, type View } from "../table/view";

/** Under which name to sit down; of which level the bots are and by which rules, where a game begins at once. */
export interface Intention {
  readonly name: string;
  readonly game?: { readonly level: string; readonly rules: string };
}

const OWN = "S";
const pending = new SvelteMap<string, Intention>();

/** Mean to do this at a table, as soon as its page is there; kept in memory only, so that no reload begins a game. */
export function intend(code: string, what: Intention): void {
  pending.set(code, what);
}

/** Whether something is still meant to be done at a table; its room need not be shown meanwhile. */
export function isIntended(code: string): boolean {
  return pending.has(code);
}

/** Ask for all that is meant, without waiting for the answers: nobody else knows of the table yet. */
export function carryOut(session: Session, code: string): void {
  const what = pending.get(code);
  if (!what) return;
  session.sit(what.name, OWN);
  if (!what.game) return;
  const { level, rules } = what.game;
  for (const seat of seatsOf(factsOf(rules))) if (seat !== OWN) session.ask({ type: "fill", seat, level });
  session.ask({ type: "start" });
}

/** The table is like this now: what was meant may be done. */
export function note(view: View): void {
  const what = pending.get(view.code);
  if (what && (view.stage !== "room" || (view.you !== null && !what.game))) pending.delete(view.code);
}

/** Something was refused: what is left is for the person to do. */
export function giveUp(code: string): void {
  pending.delete(code);
}

/** Put a bot at every free seat. */
export function fill(session: Session, view: View, level: string): void {
  for (const seat of seatsOf(view.rules)) {
    if (view.seats[seat].player === null) session.ask({ type: "fill", seat, level });
  }
}
