/** What is hashed for the deal, and what is drawn from the seeds, exactly as docs/fairness.md says. */
import { orderAfter, seatsOf } from "../table/seating";
import type { Letter } from "../table/seating";
import { textOf } from "../table/rules";
import type { RuleFacts } from "../table/rules";
import { hmac, sha256 } from "./sha256";

export const SCHEME = "pisti-fair-1";

/** The cards of a new pack, 2♣ 2♦ 2♥ 2♠ 3♣ … A♠. */
export const PACK: readonly string[] = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

/** What a promise is about; round 0 and no dealer where the first dealer is drawn. */
export interface Context {
  readonly game: string;
  readonly round: number;
  readonly rules: RuleFacts;
  readonly dealer: Letter | null;
}

/** What a player's program adds: its seed, and where the cutter tapped, 0 for nowhere. */
export interface Share {
  readonly seed: Uint8Array;
  readonly tap: number;
}

/** The shares of the seats that told theirs. */
export type Shares = Readonly<Partial<Record<Letter, Share>>>;

/** The parts, each after its length in four bytes. */
export function join(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const encoded = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const joined = new Uint8Array(encoded.reduce((length, part) => length + 4 + part.length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const part of encoded) {
    view.setUint32(at, part.length);
    joined.set(part, at + 4);
    at += 4 + part.length;
  }
  return joined;
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The bytes that stand for what a promise is about. */
export function encoded(context: Context): Uint8Array {
  const { game, round, rules, dealer } = context;
  return join(SCHEME, game, String(round), textOf(rules), dealer ?? "-", seatsOf(rules).join(""));
}

/** What the server publishes first. */
export function serverCommitment(context: Context, seed: Uint8Array): string {
  return hex(sha256(join("server", encoded(context), seed)));
}

/** What a player's program publishes before it tells its share. */
export function seatCommitment(context: Context, seat: Letter, share: Share): string {
  return hex(sha256(join("seat", encoded(context), seat, share.seed, String(share.tap))));
}

/** What is published of the card at a place of the deck, 0 to 51 in dealing order. */
export function cardCommitment(place: number, card: string, salt: Uint8Array): string {
  return hex(sha256(join("card", String(place), card, salt)));
}

/** The share of whoever has a secret: it follows from it and from the server's promise, so it is there again later. */
export function ownShare(secret: Uint8Array, context: Context, server: string, tap: number): Share {
  const about = encoded(context);
  const message = new Uint8Array(about.length + 32);
  message.set(about);
  message.set(unhex(server), about.length);
  return { seed: hmac(secret, message), tap };
}

/** What everything is drawn from once all seeds are told. */
export function rootOf(context: Context, seed: Uint8Array, shares: Shares): Uint8Array {
  const told = seatsOf(context.rules).flatMap((seat) => {
    const share = shares[seat];
    return share ? [seat, share.seed, String(share.tap)] : [];
  });
  return hmac(seed, join("root", encoded(context), ...told));
}

/** The dealer of the first round. */
export function firstDealer(context: Context, root: Uint8Array): Letter {
  const seats = seatsOf(context.rules);
  return seats[below(words(root, "dealer", 1), seats.length)]!;
}

/** A deck in dealing order, after the cut, and every k of the cut. */
export interface Drawn {
  readonly deck: readonly string[];
  readonly cuts: readonly number[];
}

/** The deck and the cuts of a dealing, from 1. */
export function drawn(rules: RuleFacts, root: Uint8Array, dealing: number): Drawn {
  const pack = shuffled(words(root, "deck", dealing));
  const numbers = words(root, "cut", dealing);
  const cuts: number[] = [];
  for (;;) {
    const place = 1 + below(numbers, PACK.length - 1);
    cuts.push(place);
    if (rules.cut_jack_rule && isJack(pack[place - 1]!)) continue;
    return { deck: [...pack.slice(place), ...pack.slice(0, place)], cuts };
  }
}

/** The salt of the card at a place of the deck. */
export function saltOf(root: Uint8Array, dealing: number, place: number): Uint8Array {
  return hmac(root, join("salt", String(dealing), String(place)));
}

/** What is published of each card, in dealing order, before the first is seen. */
export function cardCommitments(rules: RuleFacts, root: Uint8Array, dealing: number): readonly string[] {
  return drawn(rules, root, dealing).deck.map((card, place) => cardCommitment(place, card, saltOf(root, dealing, place)));
}

/** Whether a deck must be dealt again: its centre is four jacks, or shows one where that is enough (clauses 3.4, 9.8). */
export function isRedealt(rules: RuleFacts, deck: readonly string[]): boolean {
  if (rules.centre === "open") return false;
  return rules.centre_jack === "redeal" ? isJack(deck[3]!) : deck.slice(0, 4).every(isJack);
}

/** The places in the deck of the cards that a seat gets in a deal, from 1. */
export function handPlaces(rules: RuleFacts, dealer: Letter, seat: Letter, deal: number): readonly number[] {
  const start = 4 + 4 * rules.seats * (deal - 1) + 4 * orderAfter(rules, dealer).indexOf(seat);
  return [start, start + 1, start + 2, start + 3];
}

function isJack(card: string): boolean {
  return card.startsWith("J");
}

function shuffled(numbers: Iterator<number, never>): string[] {
  const pack = [...PACK];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(numbers, last + 1);
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  return pack;
}

/** Numbers of 32 bits without end. */
function* words(root: Uint8Array, purpose: string, dealing: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const made = new DataView(hmac(root, join(purpose, String(dealing), String(block))).buffer);
    for (let place = 0; place < made.byteLength; place += 4) yield made.getUint32(place);
  }
}

/** A number below an end, each as likely: numbers that would favour some are drawn again. */
function below(numbers: Iterator<number, never>, end: number): number {
  const limit = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const number = numbers.next().value;
    if (number < limit) return number % end;
  }
}
