/** Persons and their games in words. */
import { factsOr, kindOf } from "../settings/kinds";
import { refusal } from "../text/refusal";
import { t } from "../text/texts.svelte";
import type { Refusal } from "../net/tables";
import type { Game, Rating, Totals } from "./requests";

/** How many rated games the leaderboard asks for. */
export const LADDER_GAMES = 20;

/** The sentence of a refusal. */
export function whyNot({ code, fields }: Refusal): string {
  return refusal(code, fields);
}

/** What somebody is called. */
export function nameOf(name: string | null): string {
  return name ?? t("remote-guest");
}

/** How sure the rating is. */
export function ratingWords({ games, uncertainty, is_provisional: isProvisional }: Rating): string {
  if (!games) return t("web-rating-none");
  return t(isProvisional ? "web-rating-provisional" : "web-rating-settled", { points: uncertainty });
}

/** Rows of a table: what they count, how many games, how many of them were won. */
export function totalRows(totals: Totals): { id: string; games: number; won: number }[] {
  return [
    { id: "web-totals-persons", games: totals.games, won: totals.won },
    { id: "web-totals-rated", games: totals.rated_games, won: totals.rated_won },
    { id: "web-totals-bots", games: totals.bot_games, won: totals.bot_won },
  ];
}

/** What is told of a game beside its result: the kind of table, whether it was rated, what it did to the rating. */
export function gameWords(game: Game): string {
  const { rating_before: before, rating_after: after } = game;
  const told = [
    t(`preset-${kindOf(factsOr(game.rules))}`),
    game.is_rated && t("web-rated-mark"),
    game.has_bots && t("web-game-bots"),
    game.is_left && t("web-game-left"),
    game.pistis > 0 && t("web-game-pistis", { count: game.pistis }),
    before !== null && after !== null && `${before}\u00a0→\u00a0${after}`,
  ];
  return told.filter((each) => typeof each === "string").join(" · ");
}
