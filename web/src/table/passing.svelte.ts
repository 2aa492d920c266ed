/** What is seen over the table for a while: a banner across it, and what somebody says at a seat. */
import type { TableEvent } from "../protocol";
import { t } from "../text/texts.svelte";
import { placeName } from "../windows/words";
import type { Letter, Stage, View } from "./view";

/** How long something said stays, in milliseconds: alone, and where more waits behind it; and how much may wait. */
const BUBBLE = 5000;
const SHORT = 2500;
const MOST = 3;

/** For how many milliseconds it stands across the table who has taken a seat, and when that is news. */
const GREETED = 6000;
const IN_GAME: readonly Stage[] = ["cut", "play", "count"];

/** What is written across the table for a while. */
export interface Banner {
  readonly kind: "pisti" | "double" | "note";
  readonly say: () => string;
  readonly points: number;
  readonly side: number | null;
  /** Cards to be looked at. */
  readonly cards: readonly string[];
  /** Whether it stays though play goes on. */
  readonly stays?: boolean;
}

type Timer = ReturnType<typeof setTimeout>;

export class Passing {
  banner = $state.raw<Banner | null>(null);
  bubbles = $state.raw<Readonly<Partial<Record<Letter, () => string>>>>({});
  /** Who has taken a seat since the last count, in the middle of a game. */
  newcomers = $state.raw<readonly Letter[]>([]);
  #banner: Timer | undefined;
  readonly #waiting: Partial<Record<Letter, (() => string)[]>> = {};

  /** Nothing is written across the table any more, but what stays. */
  clear(): void {
    if (this.banner?.stays) return;
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

  /** Whoever takes the seat of a bot in the middle of a game is told of at once, and again when the table is seen. */
  newcomer(event: TableEvent, view: View): void {
    if (event.type === "counted") this.newcomers = [];
    if (event.type === "left" || event.type === "seated") this.newcomers = this.newcomers.filter((seat) => seat !== event.seat);
    if (event.type !== "seated" || event.player.level != null || event.seat === view.you || !IN_GAME.includes(view.stage)) return;
    this.newcomers = [...this.newcomers, event.seat];
    this.greet(view);
  }

  /** Write across the table who is new; it stays whatever is played. */
  greet(view: View): void {
    const said = this.newcomers.map((seat) => () => t("remote-sits", { player: view.seats[seat].player?.name ?? "", seat: placeName(seat) }));
    if (!said.length) return;
    const say = () => said.map((each) => each()).join(" ");
    this.show({ kind: "note", say, points: 0, side: null, cards: [], stays: true }, GREETED);
  }

  /** Take a remark without cards away from the table, to be said elsewhere. */
  takeNote(): (() => string) | null {
    const { banner } = this;
    if (banner?.kind !== "note" || banner.cards.length || banner.stays) return null;
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
