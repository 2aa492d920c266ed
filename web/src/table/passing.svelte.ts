/** What is seen over the table for a while: a banner across it, and what somebody says at a seat. */
import type { Letter } from "./view";

const BUBBLE = 5000; // milliseconds

/** What is written across the table for a while. */
export interface Banner {
  readonly kind: "pisti" | "double" | "note";
  readonly say: () => string;
  readonly points: number;
  readonly side: number | null;
  /** Cards to be looked at. */
  readonly cards: readonly string[];
}

type Timer = ReturnType<typeof setTimeout>;

export class Passing {
  banner = $state.raw<Banner | null>(null);
  bubbles = $state.raw<Readonly<Partial<Record<Letter, () => string>>>>({});
  #banner: Timer | undefined;
  #bubbles: Partial<Record<Letter, Timer>> = {};

  /** Write something across the table, for so many milliseconds. */
  show(banner: Banner, time: number): void {
    clearTimeout(this.#banner);
    this.banner = banner;
    this.#banner = setTimeout(() => (this.banner = null), time);
  }

  /** Write a remark across the table, with cards to be looked at. */
  note(say: () => string, time: number, cards: readonly string[] = []): void {
    this.show({ kind: "note", say, points: 0, side: null, cards }, time);
  }

  /** Somebody says something. */
  bubble(seat: Letter, say: () => string): void {
    clearTimeout(this.#bubbles[seat]);
    this.bubbles = { ...this.bubbles, [seat]: say };
    this.#bubbles[seat] = setTimeout(() => {
      const { [seat]: _, ...rest } = this.bubbles;
      this.bubbles = rest;
    }, BUBBLE);
  }
}
