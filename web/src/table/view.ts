/** A table as its viewer knows it: a value, folded from what the server tells. No rule of the game is applied here. */
import type { Played, PlayerAt, SideCount, TableEvent, TableSettings, Welcome } from "../protocol";
import type { RuleFacts } from "./rules";

export type Letter = "S" | "E" | "N" | "W";

/** What goes on: nobody plays yet; the pack is cut; cards are played; the count is read; the game is over. */
export type Stage = "room" | "cut" | "play" | "count" | "over";

/** A card at its place; `card` is null where the viewer may not know it. `id` is the same wherever the card goes. */
export interface Lying {
  readonly id: string;
  readonly card: string | null;
}

/** Who sits at a seat, and how many cards are in the hand. */
export interface AtSeat {
  readonly player: PlayerAt | null;
  readonly cards: readonly Lying[];
  readonly isAway: boolean;
  readonly isMuted: boolean;
  readonly wantsAnother: boolean;
}

/** A capture as it can be looked at again. */
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
  readonly rules: RuleFacts;
  readonly seats: Readonly<Record<Letter, AtSeat>>;
  readonly stage: Stage;
  /** Round from 1, 0 before the first; ply from 0; deal from 1, 0 before the first. */
  readonly round: number;
  readonly ply: number;
  readonly deal: number;
  readonly dealer: Letter | null;
  readonly cutter: Letter | null;
  readonly toPlay: Letter | null;
  readonly isRedeal: boolean;
  /** From the bottom to the top. */
  readonly pile: readonly Lying[];
  /** Face-down centre cards that lie apart until the first capture. */
  readonly setAside: readonly Lying[];
  /** Those cards once they were seen, null before, and for who may not look. */
  readonly setAsideSeen: readonly string[] | null;
  readonly stock: number;
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
  /** Whether the person has tapped the pack, and promised thereby. */
  readonly hasTapped: boolean;
}

/** The occupied seats in playing order. */
export declare function seatsOf(rules: RuleFacts): readonly Letter[];

/** The side of a seat, from 0. */
export declare function sideOf(rules: RuleFacts, seat: Letter): number;

/** The seats as one sees them: own seat (or South) first, then to the right. */
export declare function around(view: View): readonly Letter[];

/** The table as a welcome says it, before the events of that welcome. */
export declare function welcomed(message: Welcome, before: View | null): View;

/** The table once an event is told. */
export declare function after(view: View, event: TableEvent): View;
