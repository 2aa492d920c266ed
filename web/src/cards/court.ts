/** The persons on the court cards: what differs between jack, queen and king, and between the suits. */
import type { Suit } from "./faces";

/** What one person wears and holds. */
export interface Figure {
  readonly headgear: "cap" | "scarf" | "turban";
  readonly hasMoustache: boolean;
  readonly hasBeard: boolean;
  readonly holds: "tulip" | "carnation" | "mace";
  readonly robe: string;
  readonly kaftan: string;
  readonly trim: string;
}

const RANKS = {
  J: { headgear: "cap", hasMoustache: true, hasBeard: false, holds: "tulip" },
  Q: { headgear: "scarf", hasMoustache: false, hasBeard: false, holds: "carnation" },
  K: { headgear: "turban", hasMoustache: true, hasBeard: true, holds: "mace" },
} as const;

const CLOTHES: Readonly<Record<Suit, Pick<Figure, "robe" | "kaftan" | "trim">>> = {
  h: { robe: "#a3282f", kaftan: "#1f5f74", trim: "#e0ac3f" },
  d: { robe: "#c9772b", kaftan: "#2b4a8c", trim: "#f3d27a" },
  s: { robe: "#2e3f63", kaftan: "#8e2f3e", trim: "#e0ac3f" },
  c: { robe: "#1f6b57", kaftan: "#a8552a", trim: "#f0cf74" },
};

/** The person on a court card, of rank J, Q or K. */
export function figureOf(rank: string, suit: Suit): Figure {
  return { ...RANKS[rank as keyof typeof RANKS], ...CLOTHES[suit] };
}
