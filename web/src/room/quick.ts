/** What a person means to do at a table that was made a moment ago: sit down, fill the free seats with bots, begin. */
import { SvelteMap } from "svelte/reactivity";
import type { Session } from "../table/session.svelte";
import { seatsOf, type View } from "../table/view";

/** Under which name to sit down; of which level the bots are (none: leave the seats free); whether to begin at once. */
export interface Intention {
  readonly name: string;
  readonly level?: string;
  readonly start?: boolean;
}

type Step = "sit" | "fill" | "start";

const pending = new SvelteMap<string, { readonly what: Intention; done: Step | null }>();

/** Mean to do this at a table, as soon as its page is there; kept in memory only, so that no reload begins a game. */
export function intend(code: string, what: Intention): void {
  pending.set(code, { what, done: null });
}

/** Whether something is still meant to be done at a table; its room need not be shown meanwhile. */
export function isIntended(code: string): boolean {
  return pending.has(code);
}

/** Do the next of what is meant; to be called with every view of the table. Each step is asked for once. */
export function carryOut(session: Session, view: View): void {
  const plan = pending.get(view.code);
  if (!plan) return;
  if (view.stage !== "room" || (view.you !== null && !view.isOwner)) return void pending.delete(view.code);
  const step = nextStep(view, plan.what);
  if (step === null) return void pending.delete(view.code);
  if (step === plan.done) return; // asked for already, and not answered yet
  plan.done = step;
  if (step === "sit") session.sit(plan.what.name);
  if (step === "fill") fill(session, view, plan.what.level!);
  if (step === "start") session.ask({ type: "start" });
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

function nextStep(view: View, what: Intention): Step | null {
  if (view.you === null) return "sit";
  if (what.level !== undefined && seatsOf(view.rules).some((seat) => view.seats[seat].player === null)) return "fill";
  return what.start ? "start" : null;
}
