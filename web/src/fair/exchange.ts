/** The exchange of promises for one round as far as it was heard, and what of it is not as it was promised. */
import type { Dealt, Played, SetAsideSeen, ShownCard, TurnedUp } from "../protocol";
import type { Letter } from "../table/seating";
import {
  PACK,
  cardCommitment,
  cardCommitments,
  drawn,
  handPlaces,
  isRedealt,
  ownShare,
  rootOf,
  seatCommitment,
  serverCommitment,
  unhex,
} from "./drawing";
import type { Context, Share } from "./drawing";
import type { Broken } from "./receipts";

/** What shows cards. */
export type OfCards = TurnedUp | Dealt | Played | SetAsideSeen;

/** The exchange for a round; `dealing` is 0 before the first deal. */
export class Exchange {
  readonly hashes: Partial<Record<Letter, string>> = {};
  readonly shares: Partial<Record<Letter, Share>> = {};
  isAsked = false;
  dealing = 0;
  promised: readonly string[] = [];
  isOver = false;

  constructor(
    readonly context: Context,
    readonly server: string,
  ) {}

  /** The game and the round. */
  get name(): string {
    return `${this.context.game} ${this.context.round}`;
  }

  /** Whether the cards of a whole pack are promised. */
  get hasCards(): boolean {
    return this.promised.length === PACK.length;
  }

  /** The own share that was promised with a secret, wherever the pack was tapped; undefined if another was promised. */
  promisedShare(seat: Letter, secret: Uint8Array): Share | undefined {
    const share = ownShare(secret, this.context, this.server, 0);
    const taps = PACK.map((_, tap) => ({ ...share, tap }));
    return taps.find((each) => seatCommitment(this.context, seat, each) === this.hashes[seat]);
  }

  /** What of the round is not as it must be once all seeds are known. */
  brokenAtEnd(seed: string): readonly Broken[] {
    const { round } = this.context;
    if (serverCommitment(this.context, unhex(seed)) !== this.server) return [{ code: "promise-other-seed", fields: { round } }];
    if (this.dealing && !this.#isDealtBy(seed)) return [{ code: "promise-other-deck", fields: { round } }];
    return [];
  }

  /** The promises that the cards of an event break. */
  brokenBy(event: OfCards): readonly Broken[] {
    return placesOf(event, this.context).flatMap(([shown, places]) => {
      const fields = { round: event.round, card: shown.card };
      if (!this.#isPromised(shown)) return [{ code: "promise-other-card", fields }];
      return places.includes(shown.place!) ? [] : [{ code: "promise-other-place", fields }];
    });
  }

  /** Whether the cards that were promised are those of the seeds, and no deal before could have been played. */
  #isDealtBy(seed: string): boolean {
    const { rules } = this.context;
    const root = rootOf(this.context, unhex(seed), this.shares);
    for (let dealing = 1; dealing < this.dealing; dealing++) {
      if (!isRedealt(rules, drawn(rules, root, dealing).deck)) return false;
    }
    const made = cardCommitments(rules, root, this.dealing);
    return this.hasCards && made.every((each, place) => each === this.promised[place]);
  }

  #isPromised(shown: ShownCard): boolean {
    const { card, place, salt } = shown;
    if (place == null || salt == null) return false;
    return cardCommitment(place, card, unhex(salt)) === this.promised[place];
  }
}

/** The cards of an event, with the places in the deck that each can come from (clauses 2 and 3). */
function placesOf(event: OfCards, context: Context): readonly (readonly [ShownCard, readonly number[]])[] {
  switch (event.type) {
    case "turned_up":
      return ofCentre(event, context);
    case "dealt":
      return inOrder(event.cards, handOf(context, event.seat, event.deal));
    case "played":
      return [[event.card, handOf(context, event.seat, 1 + Math.floor(event.ply / (4 * context.rules.seats)))]];
    case "set_aside_seen":
      return inOrder(event.cards, [0, 1, 2, 3]);
  }
}

function ofCentre(event: TurnedUp, context: Context): readonly (readonly [ShownCard, readonly number[]])[] {
  const up = inOrder(event.cards, context.rules.centre === "open" ? [0, 1, 2, 3] : [3, 2, 1, 0]);
  return event.exposed ? [...up, [event.exposed, [PACK.length - 1]]] : up;
}

function inOrder(cards: readonly ShownCard[], places: readonly number[]): readonly (readonly [ShownCard, readonly number[]])[] {
  return cards.map((shown, each) => [shown, places.slice(each, each + 1)]);
}

function handOf(context: Context, seat: Letter, deal: number): readonly number[] {
  return context.dealer === null ? [] : handPlaces(context.rules, context.dealer, seat, deal);
}
