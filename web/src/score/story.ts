/** How a game went: what is told at its end, from the sheet and from what was seen of its rounds. */
import type { Played, SideCount, TableEvent } from "../protocol";
import type { View } from "../table/view";

/** The capture with most cards. */
export interface BestCapture {
  readonly seat: Played["seat"];
  readonly round: number;
  readonly cards: number;
}

/** What was seen of a round beyond its count; a round of which only the count is known has none. */
export interface SeenRound {
  readonly best: BestCapture | null;
  /** Of each side: piştis and double piştis; null before the count. */
  readonly pistis: readonly (readonly [number, number])[] | null;
}

/** Where the game was decided. */
export type Turning =
  | { readonly is: "led" } // the winner was ahead after every round
  | { readonly is: "last" } // the last round decided
  | { readonly is: "from"; readonly round: number }; // ahead after this round, and after all that followed

/** The story of a finished game. */
export interface Story {
  readonly winner: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  /** By how many points the winner is ahead of the next. */
  readonly margin: number;
  readonly turning: Turning;
  /** The round that changed most between the winner and the next best, and by how many points for the winner. */
  readonly swing: { readonly round: number; readonly points: number };
  /** Null where no capture was seen. */
  readonly best: BestCapture | null;
  /** Whether all rounds were seen from their first card; otherwise there may have been a better capture. */
  readonly isWhole: boolean;
  /** Of each side: piştis and double piştis; null where not all rounds were seen. */
  readonly pistis: readonly (readonly [number, number])[] | null;
  /** Of each side: the points of all its piştis. */
  readonly pistiPoints: readonly number[];
}

/** The points of a side in a round. */
export function totalOf(count: SideCount): number {
  const { most_cards, jacks, aces, two_of_clubs, ten_of_diamonds, pistis } = count;
  return most_cards + jacks + aces + two_of_clubs + ten_of_diamonds + pistis;
}

/** The scores of all sides after each round. */
export function running(sheet: readonly (readonly SideCount[])[]): number[][] {
  const scores: number[] = [];
  return sheet.map((counts) => counts.map((count, side) => (scores[side] = (scores[side] ?? 0) + totalOf(count))));
}

/** Collects what a game's rounds show, since a table keeps the captures of the present round only. */
export class Chronicle {
  #rounds = new Map<number, SeenRound>();

  /** Take an event in that was told; `after` is the table once it is. */
  hear(event: TableEvent, after: View): void {
    if (event.type === "started" && event.round === 1 && !event.goes_on) this.#rounds.clear();
    if (event.type === "played" || event.type === "started") this.#see(after);
    if (event.type === "counted") this.#rounds.set(event.round, { best: bestOf(after), pistis: event.pistis });
  }

  /** The table was told anew: of its present round everything is known, of others only the count. */
  anew(view: View): void {
    const begun = view.stage === "room" ? 0 : view.round;
    for (const round of this.#rounds.keys()) if (round > begun) this.#rounds.delete(round);
    if (begun) this.#see(view);
    if (begun && view.stage !== "play" && view.sheet.length >= begun) {
      this.#rounds.set(begun, { best: bestOf(view), pistis: view.pistis });
    }
  }

  /** What was seen, by round. */
  get rounds(): ReadonlyMap<number, SeenRound> {
    return this.#rounds;
  }

  #see(view: View): void {
    if (view.round) this.#rounds.set(view.round, { best: bestOf(view), pistis: null });
  }
}

function bestOf(view: View): BestCapture | null {
  return largest(view.captures.map(({ event }) => ({ seat: event.seat, round: view.round, cards: taken(event) })));
}

/** How many cards a play won, its own among them. */
function taken(event: Played): number {
  return (event.captured?.length ?? 0) + (event.set_aside?.length ?? 0);
}

function largest(captures: readonly BestCapture[]): BestCapture | null {
  return captures.reduce<BestCapture | null>((best, each) => (best && best.cards >= each.cards ? best : each), null);
}

/** The story of a game that a side has won. */
export function storyOf(winner: number, sheet: readonly (readonly SideCount[])[], seen: ReadonlyMap<number, SeenRound>): Story {
  const after = running(sheet);
  const leads = after.map((scores) => ahead(winner, scores));
  const rounds = sheet.map((_, place) => seen.get(place + 1));
  const isWhole = rounds.every((round) => round?.pistis);
  return {
    winner,
    rounds: sheet.length,
    scores: after.at(-1) ?? [],
    margin: leads.at(-1) ?? 0,
    turning: turningOf(leads),
    swing: swingOf(leads),
    best: largest(rounds.map((round) => round?.best ?? null).filter((best) => best !== null)),
    isWhole,
    pistis: isWhole ? sumOfPairs(rounds.map((round) => round!.pistis!)) : null,
    pistiPoints: (sheet[0] ?? []).map((_, side) => sheet.reduce((sum, counts) => sum + counts[side]!.pistis, 0)),
  };
}

/** By how many points a side is ahead of the best other one; negative where it is behind. */
export function ahead(side: number, scores: readonly number[]): number {
  return scores[side]! - Math.max(...scores.filter((_, other) => other !== side));
}

function turningOf(leads: readonly number[]): Turning {
  const behind = leads.findLastIndex((lead) => lead <= 0);
  if (behind < 0) return { is: "led" };
  return behind === leads.length - 2 ? { is: "last" } : { is: "from", round: behind + 2 };
}

function swingOf(leads: readonly number[]): Story["swing"] {
  const gains = leads.map((lead, place) => lead - (leads[place - 1] ?? 0));
  const points = Math.max(...gains);
  return { round: gains.indexOf(points) + 1, points };
}

function sumOfPairs(rounds: readonly (readonly (readonly [number, number])[])[]): [number, number][] {
  const sum = (side: number, kind: 0 | 1) => rounds.reduce((total, sides) => total + sides[side]![kind], 0);
  return (rounds[0] ?? []).map((_, side) => [sum(side, 0), sum(side, 1)]);
}
