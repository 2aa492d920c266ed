/** Deals that a spectator is not told of, since cards are told to their seats alone: they follow from what is told. */
import type { Dealt, TableEvent } from "../protocol";
import { LETTERS } from "../table/seating";
import type { View } from "../table/view";

/** Whether four cards were dealt to each seat after an event, and the next one does not say so. */
export function isDealtUnseen(view: View, event: TableEvent, next: TableEvent | undefined): boolean {
  if (view.you !== null || view.stage !== "play" || view.stock === 0) return false;
  if (event.type !== "turned_up" && event.type !== "played" && event.type !== "set_aside_seen") return false;
  if (next?.type === "redeal" || next?.type === "set_aside_seen") return false;
  return LETTERS.every((seat) => !view.seats[seat].cards.length);
}

/** What a spectator is not told, as if it was: a deal of which no card is known. */
export function unseenDeal(view: View): Dealt {
  return { type: "dealt", round: view.round, deal: view.deal + 1, seat: view.dealer ?? "S", cards: [] };
}
