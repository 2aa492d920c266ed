/** The story of a finished game in sentences. */
import { t } from "../text/texts.svelte";
import { bySide, ofSeat, ofSide, ownSide, type Named } from "../windows/words";
import type { Story } from "./story";

/** Who has won, with how many points. */
export function winWords(table: Named, story: Story): string {
  const points = story.scores[story.winner] ?? 0;
  return ofSide(table, story.winner, "play-win", "play-win-yours", "play-win-you", { points });
}

/** That the viewer, or their side, has lost; null for who has won, or looks on. */
export function lostWords(table: Named, winner: number): string | null {
  const own = ownSide(table);
  if (own === null || own === winner) return null;
  return t(table.rules.partners ? "web-lost-yours" : "web-lost-you");
}

/** How it came: by how much, where it was decided, the best capture, the piştis. */
export function storyWords(table: Named, story: Story): string[] {
  return [t("web-story-margin", { points: story.margin }), ...turning(story), ...best(table, story), ...pistis(table, story)];
}

function turning({ turning, swing, rounds }: Story): string[] {
  const decided = {
    led: () => t("web-story-led"),
    last: () => t("web-story-last"),
    from: () => t("web-story-from", { round: turning.is === "from" ? turning.round : 0 }),
  }[turning.is]();
  return rounds === 1 ? [] : [decided, t("web-story-swing", { round: swing.round, points: swing.points })];
}

function best(table: Named, { best, isWhole }: Story): string[] {
  if (!best || !isWhole) return [];
  const args = { count: best.cards, round: best.round };
  return [ofSeat(table, best.seat, "web-story-best", "web-story-best-you", args)];
}

function pistis(table: Named, { pistis, pistiPoints }: Story): string[] {
  if (!pistis) return [t("web-story-pisti-points", { list: bySide(table, pistiPoints) })];
  const singles = t("play-state-pistis", { list: bySide(table, pistis.map(([single]) => single)) });
  if (!pistis.some(([, double]) => double)) return [singles];
  return [singles, t("play-state-doubles", { list: bySide(table, pistis.map(([, double]) => double)) })];
}
