/** A table as its viewer knows it: a value, folded from what the server tells. No rule of the game is applied here. */
import type { Played, PlayerAt, SideCount, TableSettings } from "../protocol";
import type { RuleFacts } from "./rules";
import { seatsOf } from "./seating";
import type { Letter } from "./seating";

export { after } from "./folding";
export { LETTERS, orderAfter, seatsOf, sideOf, sidesOf } from "./seating";
export type { Letter } from "./seating";
export { settled, welcomed } from "./welcomed";

/** What goes on: nobody plays yet; the pack is cut; cards are played; the count is read; the game is over. */
export type Stage = "room" | "cut" | "play" | "count" | "over";

/** A card at its place; `card` is null where the viewer may not know it. `id` is the same wherever the card goes. */
export interface Lying {
  readonly id: string;
  readonly card: string | null;
}

/** Who sits at a seat, and the cards of the hand; away is a person without a connection, for whom no bot plays yet. */
export interface AtSeat {
  readonly player: PlayerAt | null;
  readonly cards: readonly Lying[];
  readonly isAway: boolean;
  readonly isMuted: boolean;
  readonly wantsAnother: boolean;
}

/** A capture as it can be looked at again; `cards` are all that it brought, the set aside ones last. */
export interface Capture {
  readonly event: Played;
  readonly side: number;
  readonly cards: readonly (string | null)[];
}

/** The table at one moment. */
export interface View {
  readonly code: string;
  readonly version: number;
  /** The own seat, null for who looks on. */
  readonly you: Letter | null;
  readonly isOwner: boolean;
  readonly settings: TableSettings;
  /** Of the game that is played, or was last; of the settings where none was, or they have another seating since. */
  readonly rules: RuleFacts;
  readonly seats: Readonly<Record<Letter, AtSeat>>;
  readonly stage: Stage;
  /** What the game is called in the promises, and its record; null before the first. */
  readonly game: string | null;
  /** Round from 1, 0 before the first, also while the first dealer is drawn; ply from 0; deal from 1, 0 before it. */
  readonly round: number;
  readonly ply: number;
  readonly deal: number;
  /** Which deal of the round this is: 2 after a redeal; 0 before the first. */
  readonly dealing: number;
  readonly dealer: Letter | null;
  readonly cutter: Letter | null;
  readonly toPlay: Letter | null;
  readonly isRedeal: boolean;
  /** From the bottom to the top. */
  readonly pile: readonly Lying[];
  /** Face-down centre cards that lie apart until the first capture. */
  readonly setAside: readonly Lying[];
  /** The cards that were face down once they were seen, null before, and for who may not look. */
  readonly setAsideSeen: readonly string[] | null;
  readonly stock: number;
  /** The card shown at the bottom of the stock; still told once it was dealt, to the dealer, when the stock is 0. */
  readonly exposed: string | null;
  /** Of each side: cards won in this round, piştis and double piştis. */
  readonly won: readonly number[];
  readonly pistis: readonly (readonly [number, number])[];
  readonly captures: readonly Capture[];
  /** Scores of the game after the last count, by side, and the counts of all rounds. */
  readonly scores: readonly number[];
  readonly sheet: readonly (readonly SideCount[])[];
  readonly winner: number | null;
  /** Until when something must be done, by the clock of the server, and by whom (null: by all). */
  readonly clock: { readonly until: number; readonly seat: Letter | null } | null;
  /** Whether the person has tapped the pack, and promised thereby, or it is too late for that. */
  readonly hasTapped: boolean;
  /** Whether the cutter has promised for this deal, as a person does who taps the pack. */
  readonly isCutPromised: boolean;
}

/** The seats as one sees them: own seat (or South) first, then to the right. */
export function around(view: View): readonly Letter[] {
  const seats = seatsOf(view.rules);
  const first = view.you !== null && seats.includes(view.you) ? seats.indexOf(view.you) : 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
