/** Whether the leaderboard is worth a link. */
import { ladder } from "./requests";

let asked: Promise<boolean> | null = null;

/** Whether there is anybody on the leaderboard; asked once, for it changes seldom, and not where there is no network. */
export async function hasLadder(): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false;
  asked ??= ladder().then((answer) => answer.is === "told" && answer.told.persons.length > 0);
  return asked;
}
