/** A position: one moment of a round, read from its line of text as docs/notation.md describes it. */
import { SEATING } from "../house_rules";
import { factsOf, textOf, type RuleFacts } from "../table/rules";

export const PARTS = ["rules", "dealer", "plays", "hands", "pile", "set-aside", "stock", "won", "pistis", "last"] as const;
export type PartName = (typeof PARTS)[number];

export type SeatLetter = "S" | "E" | "N" | "W";

/** Cards as they are written, null where one is unknown. */
export type Cards = readonly (string | null)[];

/** A moment of a round: hands by seat in playing order, the pile from the bottom, what each side has won. */
export interface Position {
  readonly rules: RuleFacts;
  readonly seats: readonly SeatLetter[];
  readonly dealer: SeatLetter;
  readonly plays: number;
  /** Null when the round is over. */
  readonly toPlay: SeatLetter | null;
  readonly hands: readonly Cards[];
  readonly pile: Cards;
  /** How many cards of the pile, from the bottom, lie face down. */
  readonly faceDown: number;
  readonly setAside: Cards;
  readonly stock: Cards;
  readonly won: readonly Cards[];
  readonly pistis: readonly (readonly [number, number])[];
  /** The side that captured last by its letters, null if none did. */
  readonly last: string | null;
}

/** A text that is no position: the code of docs/notation.md, the part, and its column from 1. */
export class BadPosition extends Error {
  constructor(
    readonly code: string,
    readonly part: PartName,
    readonly column = 0,
  ) {
    super(`${code} (${part}, column ${column})`);
  }
}

const PLAYS = 48;
const CARDS = /^(-|([2-9TJQKA][cdhs]|\?\?)+)$/;
const PILE = /^(?:-|(?:\(((?:[2-9TJQKA][cdhs]|\?\?)+)\))?((?:[2-9TJQKA][cdhs]|\?\?)+))$/;
const PISTIS = /^(0|[1-9]\d?)\+(0|[1-9]\d?)$/;

/**
 * The position of a line; throws BadPosition. All is checked that a picture shows; not whether centre cards, or a jack
 * at the bottom of the stock, could lie so.
 */
export function parsePosition(text: string): Position {
  const parts = text.split(" ");
  if (parts.length !== PARTS.length) throw new BadPosition("position-wrong-parts", "rules", 1);
  try {
    const position = read(Object.fromEntries(PARTS.map((name, at) => [name, parts[at]!])) as Record<PartName, string>);
    check(position);
    return position;
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    const before = parts.slice(0, PARTS.indexOf(error.part));
    throw new BadPosition(error.code, error.part, 1 + before.reduce((length, part) => length + part.length + 1, 0));
  }
}

/** The seats of each side, as letters. */
export function sidesAt(rules: RuleFacts): readonly string[] {
  return rules.partners ? ["NS", "EW"] : SEATING[rules.seats]!;
}

function read(text: Readonly<Record<PartName, string>>): Position {
  const rules = rulesOf(text.rules);
  const seats = SEATING[rules.seats] as readonly SeatLetter[];
  const [plays, pile] = [playsOf(text.plays), pileOf(text.pile)];
  return {
    rules,
    seats,
    dealer: dealerOf(text.dealer, seats),
    plays,
    toPlay: plays < PLAYS ? seats[(seats.indexOf(text.dealer as SeatLetter) + 1 + plays) % seats.length]! : null,
    hands: text.hands.split("/").map((cards) => cardsOf("hands", cards)),
    pile: [...pile.hidden, ...pile.shown],
    faceDown: pile.hidden.length,
    setAside: cardsOf("set-aside", text["set-aside"]),
    stock: cardsOf("stock", text.stock),
    won: text.won.split("/").map((cards) => cardsOf("won", cards)),
    pistis: text.pistis.split("/").map(pistisOf),
    last: lastOf(text.last, sidesAt(rules)),
  };
}

function bad(part: PartName): never {
  throw new BadPosition("position-bad-part", part);
}

function rulesOf(text: string): RuleFacts {
  try {
    const rules = factsOf(text);
    return textOf(rules) === text ? rules : bad("rules");
  } catch {
    return bad("rules");
  }
}

function dealerOf(text: string, seats: readonly SeatLetter[]): SeatLetter {
  if (!/^[SENW]$/.test(text)) throw new BadPosition("unknown-seat", "dealer");
  if (!seats.includes(text as SeatLetter)) throw new BadPosition("empty-seat", "dealer");
  return text as SeatLetter;
}

function playsOf(text: string): number {
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : bad("plays");
}

function cardsOf(part: PartName, text: string): Cards {
  if (!CARDS.test(text)) bad(part);
  return text === "-" ? [] : text.match(/../g)!.map((card) => (card === "??" ? null : card));
}

function pileOf(text: string): { hidden: Cards; shown: Cards } {
  const found = PILE.exec(text) ?? bad("pile");
  return { hidden: cardsOf("pile", found[1] ?? "-"), shown: cardsOf("pile", found[2] ?? "-") };
}

function pistisOf(text: string): readonly [number, number] {
  const found = PISTIS.exec(text) ?? bad("pistis");
  return [Number(found[1]), Number(found[2])];
}

function lastOf(text: string, sides: readonly string[]): string | null {
  if (text === "-") return null;
  return sides.includes(text) ? text : bad("last");
}

/** How cards ascend: 2c 2d 2h 2s 3c … As, unknown ones last. */
function placeOf(card: string | null): number {
  return card === null ? 52 : "23456789TJQKA".indexOf(card[0]!) * 4 + "cdhs".indexOf(card[1]!);
}

function check(position: Position): void {
  checkSizes(position);
  checkCards(position);
  if (position.pile.slice(position.faceDown).includes(null)) throw new BadPosition("position-unknown-face-up", "pile");
}

/** How many cards are where follows from the plays made. */
function checkSizes(position: Position): void {
  const { seats, plays, hands, won, pistis, pile, setAside, stock, rules, faceDown } = position;
  const sides = sidesAt(rules).length;
  expect("plays", plays <= PLAYS);
  expect("pile", faceDown <= 3);
  expect("hands", hands.length === seats.length);
  expect("won", won.length === sides);
  expect("pistis", pistis.length === sides);
  expect("hands", hands.every((hand, at) => hand.length === held(position, seats[at]!)));
  const deal = 4 * seats.length;
  expect("stock", stock.length === Math.max(0, PLAYS - deal * (Math.floor(plays / deal) + 1)));
  expect("pile", pile.length + setAside.length + won.flat().length === 4 + plays);
  expect("pile", faceDown === 0 || (rules.centre === "under" && position.last === null));
}

function expect(part: PartName, isSo: boolean): void {
  if (!isSo) throw new BadPosition("position-wrong-size", part);
}

function held({ seats, dealer, plays }: Position, seat: SeatLetter): number {
  if (plays === PLAYS) return 0;
  const place = (seats.indexOf(seat) - seats.indexOf(dealer) - 1 + seats.length) % seats.length;
  return 4 - (Math.floor(plays / seats.length) % 4) - (place < plays % seats.length ? 1 : 0);
}

function checkCards({ hands, pile, setAside, stock, won }: Position): void {
  const lists: [PartName, Cards][] = [...hands.map((hand): [PartName, Cards] => ["hands", hand]), ["pile", pile]];
  lists.push(["set-aside", setAside], ["stock", stock], ...won.map((cards): [PartName, Cards] => ["won", cards]));
  const seen = new Set<string>();
  for (const [part, cards] of lists) {
    for (const card of cards) {
      if (card !== null && seen.has(card)) throw new BadPosition("position-card-twice", part);
      if (card !== null) seen.add(card);
    }
    const ascends = cards.every((card, at) => at === 0 || placeOf(cards[at - 1]!) <= placeOf(card));
    if ((part === "hands" || part === "won") && !ascends) throw new BadPosition("position-not-sorted", part);
  }
}
