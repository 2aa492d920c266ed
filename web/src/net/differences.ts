/** What has happened at the seats between two moments, where it was not told one by one. */
import type { PlayerAt, TableEvent } from "../protocol";
import { LETTERS } from "../table/seating";
import type { Letter } from "../table/seating";
import type { View } from "../table/view";

/** The events that lead from one table to the other, as far as they are of who sits there. */
export function differences(before: View, after: View): readonly TableEvent[] {
  return LETTERS.flatMap((seat) => {
    const [one, other] = [before.seats[seat].player, after.seats[seat].player];
    if (other === null) return one === null ? [] : [{ type: "left", seat } as const];
    return isSame(one, other) ? [] : [replaced(seat, one, other)];
  });
}

/** Somebody else plays at a seat: a bot for a person, the person again, or somebody new. */
function replaced(seat: Letter, before: PlayerAt | null, player: PlayerAt): TableEvent {
  if (player.level && before && !before.level) return { type: "left", seat, player };
  if (before?.level && !player.level && before.name === player.name) return { type: "back", seat };
  return { type: "seated", seat, player };
}

function isSame(one: PlayerAt | null, other: PlayerAt): boolean {
  return one !== null && one.name === other.name && (one.level ?? null) === (other.level ?? null);
}
