/** What stands above the table beside each side: its score, and what its piştis will bring. */
import type { Counted } from "../protocol";
import { totalOf } from "../score/story";
import type { View } from "./view";

type Scored = Pick<View, "scores" | "sheet" | "pistis" | "rules" | "stage">;

/** The scores by side; while the count is still being shown those of before. */
export function scoresSeen(view: Scored, isCounting: boolean): readonly number[] {
  const count = isCounting ? view.sheet.at(-1) : undefined;
  return view.scores.map((score, side) => score - (count?.[side] ? totalOf(count[side]) : 0));
}

/** The points of the piştis of this round by side, as long as they are not in the score. */
export function pointsWaiting(view: Scored, isCounting: boolean): readonly number[] {
  const isOpen = view.stage === "play" || isCounting;
  return view.pistis.map(([single, double]) => (isOpen ? single * view.rules.pisti + double * view.rules.double_pisti : 0));
}

/** The count that a table shows which is told anew. */
export function countOf({ round, sheet, pistis, scores }: View): Counted | null {
  const count = sheet.at(-1);
  return count ? { type: "counted", round, count, pistis: pistis.map(([one, two]) => [one, two]), scores } : null;
}
