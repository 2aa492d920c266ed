/** A capture told in sentences, as it was when it was made. */
import { t } from "../text/texts.svelte";
import type { Played } from "../protocol";
import type { Capture } from "../table/view";
import { ofSeat, ofSide, shorts, theCard, type Named } from "./words";

const PISTI = ["play-pisti", "play-pisti-yours", "play-pisti-you"] as const;
const DOUBLE = ["play-double", "play-double-yours", "play-double-you"] as const;

/** The sentences about a card that captured: the card, what it took, the pişti or why there was none. */
export function captureWords(table: Named, capture: Capture): string[] {
  const { event } = capture;
  const taken = event.captured ?? [];
  const hidden = taken.filter((card) => card === null).length;
  return [
    playWords(table, event),
    ofSeat(table, event.seat, "play-captures", "play-captures-you", { count: taken.length, cards: shorts(taken) }),
    ...(hidden ? [t("play-captured-hidden", { count: hidden })] : []),
    ...(event.set_aside?.length ? [t("play-set-aside-taken", { count: event.set_aside.length })] : []),
    ...pisti(table, capture),
    ...(event.denied ? [t(`play-denied-${event.denied}`)] : []),
  ];
}

/** The sentence about a card: who plays it, or that a bot has done so for a person whose time was up. */
export function playWords(table: Named, event: Played): string {
  const card = theCard(event.card.card);
  if (event.level) return ofSeat(table, event.seat, "web-time-up-plays", "web-time-up-plays-you", { card });
  return ofSeat(table, event.seat, "play-plays", "play-plays-you", { card });
}

function pisti(table: Named, { event, side }: Capture): string[] {
  if (event.pisti === 1) return [ofSide(table, side, ...PISTI, { points: table.rules.pisti })];
  return event.pisti === 2 ? [ofSide(table, side, ...DOUBLE, { points: table.rules.double_pisti })] : [];
}
