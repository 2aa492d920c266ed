/** Rated tables: which can be. */
import type { TableSettings } from "../protocol";
import { factsOr } from "../settings/kinds";
import { textOf } from "../table/rules";
import { t } from "../text/texts.svelte";

/** Why a table cannot be rated as it is to be, a sentence for each reason; none where it can. */
export function whyNotRated(settings: TableSettings, hasBots: boolean): string[] {
  const isStandard = textOf(factsOr(settings.rules ?? "standard")) === textOf(factsOr("standard"));
  const reasons = [
    !isStandard && t("error-table-rated-rules"),
    settings.clock == null && t("error-table-rated-clock"),
    settings.has_chat && t("error-table-rated-chat"),
    hasBots && t("error-table-rated-bot"),
  ];
  return reasons.filter((reason) => typeof reason === "string");
}
