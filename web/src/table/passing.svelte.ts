/** What is seen over the table for a while: a banner across it, and what somebody says at a seat. */
import type { Letter } from "./view";

/** How long something said stays, in milliseconds: alone, and where more waits behind it; and how much may wait. */
const BUBBLE = 5000;
const SHORT = 2500;
const MOST = 3;

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
  readonly #waiting: Partial<Record<Letter, (() => string)[]>> = {};

  /** Nothing is written across the table any more. */
  clear(): void {
    clearTimeout(this.#banner);
    this.banner = null;
  }

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

  /** Take a remark without cards away from the table, to be said elsewhere. */
  takeNote(): (() => string) | null {
    const { banner } = this;
    if (banner?.kind !== "note" || banner.cards.length) return null;
    this.clear();
    return banner.say;
  }

  /** Somebody says something: it is seen after what that seat has said before; of much the newest. */
  bubble(seat: Letter, say: () => string): void {
    const waiting = (this.#waiting[seat] ??= []);
    if (!this.bubbles[seat]) return this.#say(seat, say);
    waiting.push(say);
    if (waiting.length > MOST) waiting.shift();
  }

  #say(seat: Letter, say: () => string): void {
    this.bubbles = { ...this.bubbles, [seat]: say };
    setTimeout(() => {
      if (!this.#next(seat)) setTimeout(() => this.#next(seat) || this.#hush(seat), BUBBLE - SHORT);
    }, SHORT);
  }

  /** Show what waits at a seat; whether anything did. */
  #next(seat: Letter): boolean {
    const say = this.#waiting[seat]?.shift();
    if (say) this.#say(seat, say);
    return say !== undefined;
  }

  #hush(seat: Letter): void {
    const { [seat]: _, ...rest } = this.bubbles;
    this.bubbles = rest;
  }
}
