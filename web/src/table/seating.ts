/** Who sits where by the rules: seats, sides and the playing order. */
import { PARTNERS, SEATING } from "../house_rules";
import type { RuleFacts } from "./rules";
import type { View } from "./view";

export type Letter = "S" | "E" | "N" | "W";

/** All seats, in playing order. */
export const LETTERS: readonly Letter[] = ["S", "E", "N", "W"];

/** The occupied seats in playing order. */
export function seatsOf(rules: RuleFacts): readonly Letter[] {
  return SEATING[rules.seats]!;
}

/** The seats of each side, sides from 0. */
export function sidesOf(rules: RuleFacts): readonly (readonly Letter[])[] {
  return rules.partners ? PARTNERS : seatsOf(rules).map((seat) => [seat]);
}

/** The side of a seat, from 0. */
export function sideOf(rules: RuleFacts, seat: Letter): number {
  return sidesOf(rules).findIndex((side) => side.includes(seat));
}

/** The seats in playing order from the one to the right of a seat to that seat. */
export function orderAfter(rules: RuleFacts, seat: Letter): readonly Letter[] {
  const seats = seatsOf(rules);
  const next = seats.indexOf(seat) + 1;
  return [...seats.slice(next), ...seats.slice(0, next)];
}

/** Whether another person than the viewer sits at a table. */
export function hasCompany({ seats, you }: Pick<View, "seats" | "you">): boolean {
  return LETTERS.some((seat) => seat !== you && seats[seat].player !== null && !seats[seat].player.level);
}
