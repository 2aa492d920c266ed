/** What the server promised for each round of a table, kept in the browser so that it outlasts the page. */
import { keep, kept } from "../page/kept";

/** Fields of a sentence about a broken promise. */
export type Fields = Readonly<Record<string, string | number>>;

/** A promise that was broken, by the server or with its help: a code such as `promise-other-card`. */
export interface Broken {
  readonly code: string;
  readonly fields: Fields;
}

/** What the server promised for a round before it was dealt; `isKept` is null until that can be told. */
export interface Receipt {
  readonly game: string;
  /** Round 0 is the one that draws the first dealer. */
  readonly round: number;
  readonly commitment: string;
  readonly isKept: boolean | null;
  /** How it was broken, null where it was not. */
  readonly code: string | null;
  /** Whether the own share was told for it: for another promise of this round no more may be. */
  readonly isTold: boolean;
}

const MOST = 200; // rounds of a table that are remembered

/** The receipts of a table, the oldest first. */
export function receiptsAt(code: string): readonly Receipt[] {
  const found = kept(`receipts.${code}`);
  return Array.isArray(found) ? found.filter(isReceipt) : [];
}

/** Keep the receipts of a table. */
export function keepReceipts(code: string, receipts: readonly Receipt[]): void {
  keep(`receipts.${code}`, receipts.slice(-MOST));
}

/** Forget the receipts of a table. */
export function forgetReceipts(code: string): void {
  keep(`receipts.${code}`, undefined);
}

/** Another version of the page may have written what was found. */
function isReceipt(found: unknown): found is Receipt {
  if (typeof found !== "object" || found === null) return false;
  const { game, round, commitment, isKept, code, isTold } = found as Record<string, unknown>;
  const isVerdict = isKept === null || typeof isKept === "boolean";
  const isText = typeof game === "string" && typeof commitment === "string" && (code === null || typeof code === "string");
  return isText && isVerdict && typeof round === "number" && typeof isTold === "boolean";
}
