/** Where the lines of the chart of scores go. */

/** A size in the units of the drawing. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The points of one side's line: one before the first round, one after each. */
export function pointsOf(side: number, after: readonly (readonly number[])[], most: number, frame: Frame): [number, number][] {
  const rounds = Math.max(1, after.length);
  const scores = [0, ...after.map((scores) => scores[side] ?? 0)];
  return scores.map((score, round) => [(round / rounds) * frame.width, height(score, most, frame)]);
}

/** How far from the top a score lies. */
export function height(score: number, most: number, frame: Frame): number {
  return frame.height - (Math.max(0, score) / most) * frame.height;
}

/** The highest score that the chart shows: the target, or more. */
export function mostOf(after: readonly (readonly number[])[], target: number): number {
  return Math.max(target, ...after.flat());
}
