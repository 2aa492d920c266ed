/** A position in sentences: what a picture of it shows, for who does not see it. */
import type { AtSeat, Letter } from "../table/view";
import { t } from "../text/texts.svelte";
import { pileInShort } from "../windows/state_words";
import { bySide, shorts, sideName, sidesOf, theCard, type Named } from "../windows/words";
import type { Cards, Position } from "./position";

const NOBODY: AtSeat = { player: null, cards: [], isAway: false, isMuted: false, wantsAnother: false };

/** The pile, and the card that is played; at the end of a round what each side has won. */
export function sentences(position: Position, card: string | null): string[] {
  if (card === null) return wonWords(position);
  const count = position.setAside.length;
  return [
    ...pileInShort({ pile: position.pile.map((each, place) => ({ id: String(place), card: each })) }),
    ...(count ? [t("play-set-aside", { count })] : []),
    t("play-plays-you", { card: theCard(card) }),
  ];
}

/** Who looks at a position: the seat to play, South at the end. */
export function viewer(position: Position): Named {
  const seats: Record<Letter, AtSeat> = { S: NOBODY, E: NOBODY, N: NOBODY, W: NOBODY };
  return { you: position.toPlay ?? "S", rules: position.rules, seats };
}

/** The cards that count by themselves under the standard rules. */
export function counting(cards: Cards): string[] {
  return cards.filter((card) => card !== null && /^[JA]|^2c$|^Td$/.test(card)) as string[];
}

function wonWords(position: Position): string[] {
  const you = viewer(position);
  const sides = sidesOf(you).map((side) => {
    const cards = position.won[side]!;
    return t("play-example-won", { side: sideName(you, side), count: cards.length, cards: shorts(counting(cards)) });
  });
  return [...sides, t("play-state-pistis", { list: bySide(you, position.pistis.map(([single]) => single)) })];
}
