/** A person at a table of the server: the connection, what was told, and what of it has been shown. */
import type { Command } from "../net/client";
import type { TableEvent } from "../protocol";
import type { Receipt } from "../fair/promises";
import type { View } from "./view";

/** How the connection is. */
export type Line =
  | { readonly is: "connecting" }
  | { readonly is: "connected" }
  | { readonly is: "waiting"; readonly until: number } // tries again then, by performance.now()
  | { readonly is: "over"; readonly code: string }; // no such table, ended, full …: never again

/** What the screen is told, one after the other. */
export type Told =
  | { readonly is: "event"; readonly event: TableEvent; readonly before: View; readonly after: View }
  | { readonly is: "anew"; readonly after: View } // whatever was shown, the table is like this now: no motion, nothing said
  | { readonly is: "refused"; readonly code: string; readonly fields: Readonly<Record<string, string | number>>; readonly command: Command | null }
  | { readonly is: "hinted"; readonly round: number; readonly ply: number; readonly card: string }
  | { readonly is: "broken"; readonly code: string; readonly fields: Readonly<Record<string, string | number>> }
  | { readonly is: "seat-lost" };

/** Shows one thing; resolves when the next may come. Given by the table's screen. */
export type Show = (told: Told) => Promise<void>;

export declare class Session {
  constructor(code: string, show: Show);
  /** The table as it is shown, and as it is known; null before the first answer. Both are reactive. */
  readonly view: View | null;
  readonly known: View | null;
  readonly line: Line;
  readonly receipts: readonly Receipt[];
  /** By how many milliseconds the clock of the server is ahead of Date.now(). */
  readonly ahead: number;
  /** Commands of the person; each is sent again after a cut connection until it is answered. */
  sit(name: string, seat?: "S" | "E" | "N" | "W"): void;
  play(card: string): void; // ignored where a card of this ply was sent already
  tap(place: number): void; // 1 to 51
  ask(command: Command): void;
  hint(): void;
  /** Connect at once: play again where a bot plays for the person, or try again. */
  renew(): void;
  /** Show all that is left at once. */
  skip(): void;
  close(): void;
}
