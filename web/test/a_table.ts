/** A table made by hand, and the texts of a language, for tests of what is said. */
import { vi } from "vitest";
import { textsOf } from "../build/texts";
import type { Played } from "../src/protocol";
import { factsOf } from "../src/table/rules";
import type { AtSeat, Capture, Letter, Lying, View } from "../src/table/view";
import { sideOf } from "../src/table/view";
import { speak, type Language } from "../src/text/texts.svelte";

/** Speak a language, its texts read from the files. */
export async function speaking(language: Language): Promise<void> {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(textsOf(/([a-z]{2})\.ftl/.exec(address)![1]!))));
  await speak(language);
}

/** Cards that lie somewhere, from the bottom. */
export function lying(...cards: (string | null)[]): Lying[] {
  return cards.map((card, place) => ({ id: `${place}`, card }));
}

/** Who sits somewhere: a person, or a bot where there is a level. */
export function sitting(name: string, cards: (string | null)[], level: string | null = null): AtSeat {
  return { player: { name, level }, cards: lying(...cards), isAway: false, isMuted: false, wantsAnother: false };
}

/** A table in the middle of round 2, seen from South. */
export function aTable(changes: Partial<View> = {}, rules = "standard"): View {
  const seats: Record<Letter, AtSeat> = {
    S: sitting("Ada", ["7c", "Jh"]),
    E: sitting("Bo", [null, null]),
    N: sitting("Bot", [null], "hard"),
    W: sitting("east", [null, null]),
  };
  const now = { stage: "play" as const, round: 2, ply: 8, deal: 2, dealing: 1, dealer: "W" as const, cutter: "N" as const, toPlay: "S" as const };
  const pile = { pile: lying(null, "5c", "Th", "Qd", "3d"), setAside: [], setAsideSeen: null, stock: 16, exposed: "8h" };
  const points = { won: [10, 14], pistis: [[1, 0], [0, 1]] as const, captures: [], scores: [20, 31], sheet: [], winner: null };
  const table = { code: "abc", version: 9, you: "S" as const, isOwner: true, settings: {}, game: "g", isRedeal: false, clock: null, hasTapped: false, isCutPromised: false };
  return { ...table, rules: factsOf(rules), seats, ...now, ...pile, ...points, ...changes };
}

/** A capture as it was told. */
export function aCapture(seat: Letter, card: string, pile: (string | null)[], more: Partial<Played> = {}, rules = "standard"): Capture {
  const captured = [...pile, card];
  const event: Played = { type: "played", round: 2, ply: 4, seat, card: { card }, captured, ...more };
  return { event, side: sideOf(factsOf(rules), seat), cards: [...captured, ...(more.set_aside ?? [])] };
}
