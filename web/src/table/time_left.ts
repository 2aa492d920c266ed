/** How much time is left of a clock. */
import type { View } from "./view";

/** Seconds until the clock of a table runs out, at a time in milliseconds by the clock of the server. */
export function secondsLeft(view: Pick<View, "clock" | "settings">, now: number): number {
  const left = Math.max(0, ((view.clock?.until ?? 0) - now) / 1000);
  const whole = view.settings.clock;
  // until the server knows that the turn is seen it waits for longer than the clock that is told of
  return view.clock?.seat && whole ? Math.min(left, whole) : left;
}
