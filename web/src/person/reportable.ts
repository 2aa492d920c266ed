/** Who at a table can be reported. */
import { factsOr } from "../settings/kinds";
import { seatsOf, type Letter, type View } from "../table/view";

/** Whether who sits at a seat can be reported by the person, who sits at the table too: persons, also while a bot stands in. */
export function mayReport(view: View, seat: Letter): boolean {
  const { player } = view.seats[seat];
  return view.you !== null && seat !== view.you && player !== null && (player.level == null || player.name !== "");
}

/** The seats of all who can be reported. */
export function reportable(view: View): Letter[] {
  return seatsOf(factsOr(view.settings.rules ?? "standard")).filter((seat) => mayReport(view, seat));
}
