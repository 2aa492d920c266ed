/** The table as its viewer sees it, in sentences. */
import { t } from "../text/texts.svelte";
import { around, type View } from "../table/view";
import { bySide, inWords, listed, ofSeat, ofSide, seatName, shorts, theCard } from "./words";

const BELOW = 3;

/** The whole state of the table; in the middle of a game first who is to play. */
export function stateWords(view: View): string[] {
  if (view.stage === "room" || view.stage === "cut") return [...beforeTheDeal(view)];
  return [...now(view), ...turn(view), stockWords(view).join(" "), ...pileWords(view), ...hands(view), ...standing(view)];
}

/** What a person needs to hear before playing a card: the turn, the top of the pile, the score. */
export function shortState(view: View): string[] {
  return [...turn(view), ...pileInShort(view), t("play-score-now", { list: bySide(view, view.scores) })];
}

function* beforeTheDeal(view: View): Iterable<string> {
  yield t("play-no-round");
  if (view.stage === "cut" && view.cutter) yield ofSeat(view, view.cutter, "screen-cuts", "screen-cuts-you");
  if (view.sheet.length) yield score(view);
}

function* now(view: View): Iterable<string> {
  if (!view.dealer) return;
  const where = { round: view.round, deal: view.deal, deals: deals(view) };
  yield ofSeat(view, view.dealer, "play-state-round", "play-state-round-you", where);
}

function deals(view: View): number {
  return 12 / view.rules.seats;
}

/** Whose turn it is, nothing where it is nobody's. */
export function turn(view: View): string[] {
  return view.toPlay ? [ofSeat(view, view.toPlay, "replay-to-play", "screen-your-turn")].map(asSentence) : [];
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** How many cards are still to be dealt, and where the exposed one is. */
export function stockWords(view: View): string[] {
  const { stock: count, exposed, dealer } = view;
  if (count && exposed) return [t("play-stock-exposed", { count, card: inWords(exposed) })];
  const left = t("play-stock", { count });
  if (!exposed || !dealer || dealer === view.you || isPlayed(view, exposed)) return [left];
  return [left, t("play-exposed-held", { dealer: seatName(view, dealer), card: inWords(exposed) })];
}

function isPlayed(view: View, card: string): boolean {
  if (view.pile.some((lying) => lying.card === card)) return true;
  return view.captures.some(({ cards }) => cards.includes(card));
}

/** All cards of the pile in words, from the top. */
export function pileWords(view: View): string[] {
  const cards = view.pile.map((lying) => lying.card).reverse();
  return [cards.length ? t("play-pile-cards", { cards: listed(cards) }) : t("play-pile-empty")];
}

/** The size of the pile, its top card, and the last cards below it. */
export function pileInShort(view: Pick<View, "pile">): string[] {
  const [top, ...rest] = view.pile.map((lying) => lying.card).reverse();
  if (!top) return [t("play-pile-empty")];
  if (!rest.length) return [t("play-pile-one", { card: inWords(top) })];
  const below = rest.filter((card) => card !== null);
  const hidden = rest.length - below.length;
  return [
    t("play-pile", { count: view.pile.length, card: theCard(top) }),
    ...belowTheTop(below),
    ...(hidden ? [t("play-pile-hidden", { count: hidden })] : []),
  ];
}

function belowTheTop(cards: readonly string[]): string[] {
  if (!cards.length) return [];
  return [t(cards.length > BELOW ? "play-pile-below-more" : "play-pile-below", { cards: shorts(cards.slice(0, BELOW)) })];
}

function* hands(view: View): Iterable<string> {
  for (const seat of around(view)) {
    const { cards } = view.seats[seat];
    if (seat !== view.you) yield t("play-state-hand", { player: seatName(view, seat), count: cards.length });
  }
  if (!view.you) return;
  const own = view.seats[view.you].cards.map((lying) => lying.card);
  yield t("play-state-hand-you", { count: own.length, cards: listed(own) });
}

function* standing(view: View): Iterable<string> {
  yield t("play-won", { list: bySide(view, view.won) });
  yield t("play-state-pistis", { list: bySide(view, view.pistis.map(([single]) => single)) });
  yield t("play-state-doubles", { list: bySide(view, view.pistis.map(([, double]) => double)) });
  yield score(view);
  if (view.winner !== null) yield won(view, view.winner);
}

function score(view: View): string {
  return t("play-score", { list: bySide(view, view.scores), target: view.rules.target });
}

/** Who has won, with how many points. */
export function won(view: View, winner: number): string {
  return ofSide(view, winner, "play-win", "play-win-yours", "play-win-you", { points: view.scores[winner] ?? 0 });
}

/** The centre cards that were face down, or why the viewer may not see them (clauses 4.4 and 9.10). */
export function faceDownWords(view: View): string {
  if (view.setAsideSeen?.length) return t("play-face-down-yours", { cards: listed(view.setAsideSeen) });
  if (view.setAside.length || view.pile.some((lying) => lying.card === null)) return t("play-face-down-not-yet");
  const wereTaken = view.captures.some(({ event, cards }) => event.set_aside?.length || cards.includes(null));
  return t(wereTaken ? "play-face-down-not-yours" : "play-face-down-none");
}
