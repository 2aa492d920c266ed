/** How long things on the table take, in milliseconds at normal speed; what is waited for can be hurried. */
import type { Speed } from "../settings/settings.svelte";

/** Why a moment lasts. */
export const PAUSE = { glance: 450, play: 420, read: 1500, capture: 750, pisti: 1500 } as const;

/** How long cards are on their way. */
export const WAY = { play: 260, capture: 360, deal: 300, between: 45 } as const;

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** The pauses of one table. */
export class Pace {
  #finish: (() => void) | null = null;
  #isHurried = false;
  readonly #speed: () => Speed;
  readonly #isHidden: () => boolean;

  /** `isHidden` says whether nobody sees the page: then nothing waits, for the timers of such a page are slow. */
  constructor(speed: () => Speed, isHidden: () => boolean) {
    this.#speed = speed;
    this.#isHidden = isHidden;
  }

  /** What a time at normal speed is now; 0 where nothing waits. */
  time(normal: number): number {
    return this.#isHurried || this.#isHidden() ? 0 : normal * FACTORS[this.#speed()];
  }

  /** Wait, unless nothing waits now. */
  wait(normal: number): Promise<void> {
    const time = this.time(normal);
    if (!time) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end(), time);
      this.#finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Wait for nothing until `rest`. */
  hurry(): void {
    this.#isHurried = true;
    this.#end();
  }

  /** Wait as usual again: all that was hurried has been shown. */
  rest(): void {
    this.#isHurried = false;
  }

  #end(): void {
    const finish = this.#finish;
    this.#finish = null;
    finish?.();
  }
}
