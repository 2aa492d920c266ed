/** The count of a round as lines of a table, and in how much time they are shown. */
import type { Counted, SideCount } from "../protocol";
import type { Speed } from "../settings/settings.svelte";
import { t } from "../text/texts.svelte";
import type { View } from "../table/view";
import { totalOf } from "./story";

/** A line of the count: its label, and a figure for each side by number. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly figures: readonly number[];
  readonly isSum: boolean;
}

const LINES: readonly (keyof SideCount)[] = ["cards", "most_cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "pistis"];

/** In how many steps a count is shown: its nine lines, then what is to be said of it. */
export const STEPS = LINES.length + 3;

/** How many milliseconds each line waits for the one before; 0 is at once. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 900, normal: 550, fast: 250, off: 0 };

/** The lines of a count. */
export function rowsOf(counted: Counted): Row[] {
  const lines = LINES.map((id) => row(id, counted.count.map((side) => side[id]), false));
  return [...lines, row("total", counted.count.map(totalOf), true), row("score", counted.scores, true)];
}

function row(id: string, figures: readonly number[], isSum: boolean): Row {
  return { id, label: t(`count-row-${id}`), figures, isSum };
}

/** What the figures do not tell: why nobody scored for most cards, why the game goes on. */
export function remarks(counted: Counted, target: number): string[] {
  return [...nobodyHasMost(counted.count.map((side) => side.cards)), ...anotherRound(counted.scores, target)];
}

function nobodyHasMost(cards: readonly number[]): string[] {
  const most = Math.max(...cards);
  if (cards.filter((each) => each === most).length < 2) return [];
  return [cards.length === 2 ? t("play-count-tie", { cards: most }) : t("play-count-tie-many")];
}

function anotherRound(scores: readonly number[], target: number): string[] {
  const best = Math.max(...scores);
  return best >= target && scores.filter((each) => each === best).length > 1 ? [t("play-tie")] : [];
}

/** Whether another person than the viewer is there, who may still be reading. */
export function othersRead(view: View): boolean {
  return Object.entries(view.seats).some(([seat, at]) => seat !== view.you && at.player && !at.player.level && !at.isAway);
}
