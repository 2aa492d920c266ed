/** The own seats, kept in the browser: what proves to the server that somebody sits there, and what the shares follow from. */
import { hex } from "../fair/drawing";
import { forgetReceipts } from "../fair/receipts";
import { keep, kept, names } from "../page/kept";
import type { PlayerAt } from "../protocol";
import { seatsOf, sideOf, sidesOf } from "../table/seating";
import type { Letter, View } from "../table/view";
import type { Around } from "./around";

const PREFIX = "seat.";
const KEPT = 8 * 86_400_000; // the server keeps a game against bots for seven days
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;
const SECRET = /^[0-9a-f]{64}$/;

/** `token` is what the server is shown; `secret` what it never is: the shares of the deal follow from it. */
export interface SeatKey {
  readonly token: string;
  readonly secret: string;
}

/** A seat that is kept: whose it is, since when in milliseconds since 1970, and what the game is called. */
export interface KeptSeat extends SeatKey {
  readonly name: string;
  readonly at: number;
  readonly game: string | null;
  /** What is at the table, as far as it was told. */
  readonly about?: AtTable;
}

/** Who else sits at a table, by which rules, how the game stands (own side first, empty before the first count), whether it is over. */
export interface AtTable {
  readonly others: readonly PlayerAt[];
  readonly rules: string;
  readonly scores: readonly number[];
  readonly isOver: boolean;
}

/** A table to return to. */
export interface Return {
  readonly code: string;
  readonly name: string;
  readonly at: number;
  readonly about?: AtTable;
}

/** What of a table is kept with the own seat at it. */
export function aboutTable(view: View, you: Letter): AtTable {
  const players = seatsOf(view.rules).flatMap((seat) => (seat === you ? [] : [view.seats[seat].player]));
  const others = players.filter((player) => player !== null).map(({ name, level = null }) => ({ name, level }));
  const own = sideOf(view.rules, you);
  const sides = [own, ...sidesOf(view.rules).map((_, side) => side).filter((side) => side !== own)];
  const scores = view.sheet.length ? sides.map((side) => view.scores[side] ?? 0) : [];
  return { others, rules: view.settings.rules ?? "standard", scores, isOver: view.stage === "over" };
}

/** A new key. */
export function newKey(bytes: Around["bytes"]): SeatKey {
  return { token: hex(bytes(24)), secret: hex(bytes(32)) };
}

/** The seat that is kept at a table, null if none is. */
export function seatAt(code: string): KeptSeat | null {
  const found = kept(PREFIX + code);
  if (!isSeat(found)) return null;
  const { about, ...seat } = found;
  return isAbout(about) ? { ...seat, about } : seat;
}

/** Keep a seat at a table; returns whether it will outlast the page. */
export function keepSeat(code: string, seat: KeptSeat): boolean {
  return keep(PREFIX + code, seat);
}

/** The tables to return to, the last one first; those that are surely no more are forgotten. */
export function returns(date = Date.now()): Return[] {
  const codes = names(PREFIX).map((name) => name.slice(PREFIX.length));
  for (const code of codes) if ((seatAt(code)?.at ?? 0) < date - KEPT) forget(code);
  const found = codes.flatMap((code) => {
    const seat = seatAt(code);
    return seat ? [{ code, name: seat.name, at: seat.at, ...(seat.about && { about: seat.about }) }] : [];
  });
  return found.sort((one, other) => other.at - one.at);
}

/** Forget the seat at a table, and what was promised there. */
export function forget(code: string): void {
  keep(PREFIX + code, undefined);
  forgetReceipts(code);
}

function isSeat(found: unknown): found is KeptSeat {
  if (typeof found !== "object" || found === null) return false;
  const { token, secret, name, at, game } = found as Record<string, unknown>;
  const isKey = typeof token === "string" && TOKEN.test(token) && typeof secret === "string" && SECRET.test(secret);
  return isKey && typeof name === "string" && typeof at === "number" && (game === null || typeof game === "string");
}

function isAbout(found: unknown): found is AtTable {
  if (typeof found !== "object" || found === null) return false;
  const { others, rules, scores, isOver } = found as Record<string, unknown>;
  const areNumbers = Array.isArray(scores) && scores.every((score) => typeof score === "number");
  return Array.isArray(others) && others.every(isPlayer) && typeof rules === "string" && areNumbers && typeof isOver === "boolean";
}

function isPlayer(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  const { name, level } = found as Record<string, unknown>;
  return typeof name === "string" && (level === null || typeof level === "string");
}
