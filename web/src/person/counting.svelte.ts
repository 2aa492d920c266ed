/** Waiting until a game has been counted. */
import { BROWSER, type Around } from "../net/around";
import { gamesOf } from "./requests";

/** When it is asked again, in milliseconds after the answer before. */
export const PAUSES = [1500, 2000, 3000, 5000, 8000, 12_000] as const;

/** Asks for the own results until one of a game is there, or it takes too long. */
export class Counting {
  is: "waits" | "counted" | "slow" = $state("waits");
  /** The rating before and after; null where it did not change. */
  change: { before: number; after: number } | null = $state.raw(null);
  readonly #game: string;
  readonly #around: Pick<Around, "later">;

  constructor(game: string, around: Pick<Around, "later"> = BROWSER) {
    this.#game = game;
    this.#around = around;
  }

  /** Begin; the result ends it. */
  begin(): () => void {
    let cancel = this.#around.later(PAUSES[0], () => void next(0));
    let isOver = false;
    const next = async (asked: number): Promise<void> => {
      if ((await this.#ask()) || isOver) return;
      const pause = PAUSES[asked + 1];
      if (pause === undefined) this.is = "slow";
      else cancel = this.#around.later(pause, () => void next(asked + 1));
    };
    return () => {
      isOver = true;
      cancel();
    };
  }

  async #ask(): Promise<boolean> {
    const answer = await gamesOf(null);
    const found = answer.is === "told" && answer.told.games.find(({ game }) => game === this.#game);
    if (!found) return false;
    const { rating_before: before, rating_after: after } = found;
    this.change = before === null || after === null ? null : { before, after };
    this.is = "counted";
    return true;
  }
}
