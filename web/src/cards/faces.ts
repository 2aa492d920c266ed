/** How the faces of the cards are drawn: the paths of the suits, and where the pips lie on a card of 100 by 140. */

export type Suit = "c" | "d" | "h" | "s";

/** Each suit in a square of 100. */
export const SUITS: Readonly<Record<Suit, string>> = {
  h: "M50 93C24 69 6 52 6 31C6 16 17 7 29 7C39 7 46 13 50 22C54 13 61 7 71 7C83 7 94 16 94 31C94 52 76 69 50 93Z",
  d: "M50 3C60 22 73 38 88 50C73 62 60 78 50 97C40 78 27 62 12 50C27 38 40 22 50 3Z",
  s: "M50 4C58 22 93 40 93 63C93 76 83 83 73 83C65 83 58 79 54 73C55 83 59 91 67 96L33 96C41 91 45 83 46 73C42 79 35 83 27 83C17 83 7 76 7 63C7 40 42 22 50 4Z",
  c: "M50 4C63 4 72 13 72 25C72 31 70 36 66 40C69 38 72 37 76 37C87 37 96 46 96 58C96 70 87 79 76 79C67 79 59 75 55 68C55 79 59 91 67 96L33 96C41 91 45 79 45 68C41 75 33 79 24 79C13 79 4 70 4 58C4 46 13 37 24 37C28 37 31 38 34 40C30 36 28 31 28 25C28 13 37 4 50 4Z",
};

/** What is written on a card: `10♦` has the rank `T` and the suit `d`. */
export interface Face {
  readonly rank: string;
  readonly suit: Suit;
}

/** A card as it is written in messages, such as `Td`. */
export function faceOf(card: string): Face {
  return { rank: card[0]!, suit: card[1] as Suit };
}

const LEFT = 36;
const MIDDLE = 50;
const RIGHT = 64;
const ENDS = [
  [LEFT, 30],
  [RIGHT, 30],
  [LEFT, 110],
  [RIGHT, 110],
] as const;
const SIDES = [
  [LEFT, 70],
  [RIGHT, 70],
] as const;
const INNER = [
  [LEFT, 57],
  [RIGHT, 57],
  [LEFT, 83],
  [RIGHT, 83],
] as const;

type Place = readonly [x: number, y: number];

const PIPS: Readonly<Record<string, readonly Place[]>> = {
  2: [[MIDDLE, 30], [MIDDLE, 110]],
  3: [[MIDDLE, 30], [MIDDLE, 70], [MIDDLE, 110]],
  4: ENDS,
  5: [...ENDS, [MIDDLE, 70]],
  6: [...ENDS, ...SIDES],
  7: [...ENDS, ...SIDES, [MIDDLE, 50]],
  8: [...ENDS, ...SIDES, [MIDDLE, 50], [MIDDLE, 90]],
  9: [...ENDS, ...INNER, [MIDDLE, 70]],
  T: [...ENDS, ...INNER, [MIDDLE, 44], [MIDDLE, 96]],
};

/** The middles of the pips of a rank, from 2 to T; none for the others. */
export function pipsOf(rank: string): readonly Place[] {
  return PIPS[rank] ?? [];
}

/** The points that a star of eight points has around the middle of a square, as two squares over each other make it. */
export function star(middle: number, radius: number): string {
  const inner = radius * 0.765;
  const points = Array.from({ length: 16 }, (_, step) => {
    const [angle, far] = [(step * Math.PI) / 8, step % 2 ? inner : radius];
    return `${round(middle + far * Math.sin(angle))},${round(middle - far * Math.cos(angle))}`;
  });
  return points.join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
