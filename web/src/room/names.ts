/** What those who sit at a table are called in its room. */
import type { PlayerAt } from "../protocol";
import { LEVELS } from "../settings/kinds";
import type { Letter, View } from "../table/view";
import { t } from "../text/texts.svelte";

/** Who sits at a seat: a person, a bot with its level and perhaps for whom it plays, or nobody. */
export function who(player: PlayerAt | null): string {
  if (!player) return t("remote-free");
  if (player.level == null) return player.name;
  const bot = t("play-bot-name", { level: levelName(player.level) });
  return player.name ? `${bot}, ${player.name}` : bot;
}

/** A level in words; as it is written where this page does not know it. */
export function levelName(level: string): string {
  return ["random", ...LEVELS].includes(level) ? t(`play-level-${level}`) : level;
}

/** What is told beside the name at a seat. */
export function marks(view: View, seat: Letter, partner: Letter | null): string[] {
  const { player, isAway, isMuted, wantsAnother } = view.seats[seat];
  const isBotOrNobody = player === null || (player.level != null && player.name === "");
  return [
    seat === view.you && t("screen-you"),
    seat === partner && player !== null && t("screen-partner"),
    isAway && t("screen-away"),
    isMuted && !isBotOrNobody && t("web-muted"), // a seat that was left is told of no more
    view.stage === "over" && wantsAnother && `✓ ${t("remote-agrees")}`,
  ].filter((mark) => typeof mark === "string");
}
