/** What changes at the seats of a table: who sits there, and whether they are there. */
import type { PlayerAt } from "../protocol";
import { LETTERS } from "./seating";
import type { Letter } from "./seating";
import type { AtSeat, View } from "./view";

/** The table with something changed at some seats. */
export function changed(view: View, seats: readonly Letter[], change: Partial<AtSeat>): View {
  const all: Record<Letter, AtSeat> = { ...view.seats };
  for (const seat of seats) all[seat] = { ...all[seat], ...change };
  return { ...view, seats: all };
}

/** Somebody else sits at a seat, or nobody. */
export function seatedAt(view: View, seat: Letter, player: PlayerAt | null): View {
  const isStandIn = Boolean(player?.level && player.name); // a bot that plays for somebody has the name
  const isMuted = isStandIn && view.seats[seat].isMuted;
  return changed(view, [seat], { player, isAway: false, isMuted, wantsAnother: false });
}

/** Persons for whom bots have played play themselves again; whoever sits in keeps their name, bots have none. */
export function playingAgain(view: View, seats: readonly Letter[]): View {
  const all: Record<Letter, AtSeat> = { ...view.seats };
  for (const seat of seats) {
    const player = all[seat].player;
    if (player?.name && player.level) all[seat] = { ...all[seat], player: { name: player.name } };
  }
  return { ...view, seats: all };
}

/** Who agrees to another game. */
export function wishing(view: View, seats: readonly Letter[]): View {
  const none = changed(view, LETTERS, { wantsAnother: false });
  return playingAgain(changed(none, seats, { wantsAnother: true }), seats);
}
