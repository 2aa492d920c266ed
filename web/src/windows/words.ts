/** What cards, players and sides are called by the viewer of a table, in the language of the page. */
import { t, type Args } from "../text/texts.svelte";
import { LETTERS, sideOf, sidesOf as seatsBySide, type Letter, type View } from "../table/view";

/** What of a table says how its players and sides are called. */
export type Named = Pick<View, "you" | "rules" | "seats">;

const SIGNS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };
const LONGEST_NAME = 40;

/** The short form of a card, such as `10♦`. */
export function short(card: string): string {
  const rank = card.charAt(0);
  const index = "JQKA".includes(rank) ? t(`play-index-${rank}`) : rank === "T" ? "10" : rank;
  return index + SIGNS[card.charAt(1)];
}

/** Cards in short form with spaces; hidden ones are left out. */
export function shorts(cards: readonly (string | null)[]): string {
  return cards.filter((card) => card !== null).map(short).join(" ");
}

/** A card in words and its short form; a hidden one where it is null. */
export function inWords(card: string | null): string {
  return card === null ? t("play-card-hidden") : t("play-card", { card: t(`card-${card}`), short: short(card) });
}

/** A card as a sentence speaks of it, with its article where the language has one. */
export function theCard(card: string): string {
  return t("play-card", { card: t(`card-the-${card}`), short: short(card) });
}

/** Cards in words with commas. */
export function listed(cards: readonly (string | null)[]): string {
  return cards.map(inWords).join(", ");
}

/** What the player at a seat is called: persons by names that nobody else has, nor any seat; all others by their seats. */
export function seatName(table: Named, seat: Letter): string {
  const own = personAt(table, seat);
  if (!own || seat === table.you) return placeName(seat);
  const taken = [...LETTERS.filter((each) => each !== seat).map((each) => personAt(table, each)), ...LETTERS.map(placeName)];
  return taken.some((other) => folded(other) === folded(own)) ? placeName(seat) : own.slice(0, LONGEST_NAME);
}

function personAt(table: Named, seat: Letter): string {
  const player = table.seats[seat].player;
  return player && !player.level ? player.name.trim() : "";
}

function folded(name: string): string {
  return name.toLowerCase();
}

/** The name of a seat. */
export function placeName(seat: Letter): string {
  return t("seat-name", { seat });
}

/** What is said of a player, who may be the viewer. */
export function ofSeat(table: Named, seat: Letter, other: string, you: string, args: Args = {}): string {
  return seat === table.you ? t(you, args) : t(other, { player: seatName(table, seat), ...args });
}

/** The side of the viewer, null for who looks on. */
export function ownSide(table: Named): number | null {
  return table.you === null ? null : sideOf(table.rules, table.you);
}

/** The seats of a side in playing order. */
export function membersOf(table: Named, side: number): readonly Letter[] {
  return seatsBySide(table.rules)[side] ?? [];
}

/** All sides, that of the viewer first. */
export function sidesOf(table: Named): readonly number[] {
  const sides = seatsBySide(table.rules).map((_, side) => side);
  const own = ownSide(table);
  return own === null ? sides : [own, ...sides.filter((side) => side !== own)];
}

/** The name of a side that is not the viewer's: two seats facing each other, or one. */
export function otherSide(table: Named, side: number): string {
  if (!table.rules.partners) return seatName(table, membersOf(table, side)[0]!);
  return side === 0 ? t("play-side-NS") : t("play-side-EW");
}

/** The name of a side as the heading of a column. */
export function sideName(table: Named, side: number): string {
  if (side !== ownSide(table)) return otherSide(table, side);
  return table.rules.partners ? t("screen-your-side") : t("screen-you-alone");
}

/** What is said of a side: another, the viewer's with a partner, or the viewer's alone. */
export function ofSide(table: Named, side: number, other: string, yours: string, you: string, args: Args = {}): string {
  if (side !== ownSide(table)) return t(other, { side: otherSide(table, side), ...args });
  return t(table.rules.partners ? yours : you, args);
}

/** A number for each side with commas, that of the viewer first. */
export function bySide(table: Named, numbers: readonly number[]): string {
  const ids = ["play-side-number", "play-side-number-yours", "play-side-number-you"] as const;
  return sidesOf(table).map((side) => ofSide(table, side, ...ids, { number: numbers[side] ?? 0 })).join(", ");
}
