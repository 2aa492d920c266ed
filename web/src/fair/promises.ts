/** The promises at a table: a seat's program keeps its own by itself, and watches those of everybody else. */
import type { Asked, Committed, CutDone, Revealed, Started, TableEvent } from "../protocol";
import { factsOf } from "../table/rules";
import type { RuleFacts } from "../table/rules";
import { orderAfter } from "../table/seating";
import type { Letter } from "../table/seating";
import { firstDealer, hex, ownShare, rootOf, seatCommitment, unhex } from "./drawing";
import type { Share } from "./drawing";
import { Exchange } from "./exchange";
import type { Broken, Receipt } from "./receipts";

export type { Broken, Receipt } from "./receipts";

/** All promises at a table, one round after the other; what is heard comes out as the promises that it breaks. */
export class Promises {
  now: Exchange | null = null;
  receipts: readonly Receipt[];
  readonly #secret: Uint8Array;
  #rules: RuleFacts = factsOf("standard");
  #dealer: Letter | null = null;
  #drawn: Letter | null = null;
  #isRetold = false;

  /** `receipts` are those that were kept of the table. */
  constructor(secret: Uint8Array, receipts: readonly Receipt[] = []) {
    this.#secret = secret;
    this.receipts = receipts;
  }

  /** The present round is told once more from its beginning, until `endRetelling`. */
  forgetRound(): void {
    this.#isRetold = true;
    this.now = this.#dealer = null;
  }

  /** What comes from now on was not told before. */
  endRetelling(): void {
    this.#isRetold = false;
  }

  /** The rules of the table, which are part of the promises. */
  hearRules(rules: RuleFacts): void {
    this.#rules = rules;
  }

  /** Take an event in, told to a seat; the promises that it breaks. */
  hear(event: TableEvent, you: Letter | null): readonly Broken[] {
    if (event.type === "committed" && event.seat == null) return this.#opened(event);
    const broken = this.#heard(event, you);
    if (broken.length && this.now) this.#markBroken(this.now.server, broken[0]!.code);
    return broken;
  }

  #heard(event: TableEvent, you: Letter | null): readonly Broken[] {
    switch (event.type) {
      case "started":
        return this.#started(event);
      case "committed":
      case "asked":
      case "revealed":
        return this.#exchanged(event, you);
      case "cut":
        return this.#cut(event);
      case "turned_up":
      case "dealt":
      case "played":
      case "set_aside_seen":
        return this.#at(event.round)?.hasCards ? this.now!.brokenBy(event) : [];
      default:
        return [];
    }
  }

  /** The exchange, if it is for this round. */
  #at(round: number): Exchange | null {
    return this.now?.context.round === round ? this.now : null;
  }

  #started(event: Started): readonly Broken[] {
    const drawn = this.#drawn;
    this.#rules = factsOf(event.rules);
    this.#dealer = event.dealer;
    this.#drawn = null;
    const isOther = event.round === 1 && drawn !== null && drawn !== event.dealer;
    return isOther ? [{ code: "promise-other-dealer", fields: {} }] : [];
  }

  /** The server promises a seed: the exchange of a round is open. */
  #opened(event: Committed): readonly Broken[] {
    const { round, hash, game } = event;
    const broken = this.#left();
    this.now = null;
    if (!game) return [...broken, { code: "promise-not-named", fields: { round } }];
    const told = this.#toldFor(game, round);
    this.now = new Exchange({ game, round, rules: this.#rules, dealer: round ? this.#dealer : null }, hash);
    if (!this.receipts.some((each) => each.commitment === hash)) {
      this.receipts = [...this.receipts, { game, round, commitment: hash, isKept: null, code: null, isTold: false }];
    }
    if (!told || (this.#isRetold && told.commitment === hash)) return broken;
    this.#markBroken(hash, "promise-twice");
    return [...broken, { code: "promise-twice", fields: { round } }];
  }

  /** The round of now is left behind: its seed must have been told. */
  #left(): readonly Broken[] {
    const before = this.now;
    if (!before?.dealing || before.isOver) return [];
    this.#markBroken(before.server, "promise-no-seed");
    return [{ code: "promise-no-seed", fields: { round: before.context.round } }];
  }

  /** The promise for which the own share of a round was told. */
  #toldFor(game: string, round: number): Receipt | undefined {
    return this.receipts.find((each) => each.game === game && each.round === round && each.isTold);
  }

  #exchanged(event: Committed | Asked | Revealed, you: Letter | null): readonly Broken[] {
    const now = this.#at(event.round);
    if (!now) return [];
    if (event.type === "asked") {
      now.isAsked = true;
      return [];
    }
    if (event.seat == null) return event.type === "revealed" ? this.#ended(now, event.seed) : [];
    if (event.type === "revealed") return this.#shared(now, event, event.seat, you);
    now.hashes[event.seat] = event.hash;
    return now.isAsked ? [{ code: "promise-late", fields: { round: event.round, seat: event.seat } }] : [];
  }

  #shared(now: Exchange, event: Revealed, seat: Letter, you: Letter | null): readonly Broken[] {
    const share: Share = { seed: unhex(event.seed), tap: event.tap ?? 0 };
    now.shares[seat] = share;
    if (seat === you) this.#mark(now.server, { isTold: true });
    if (seatCommitment(now.context, seat, share) === now.hashes[seat]) return [];
    return [{ code: "promise-other-share", fields: { round: event.round, seat } }];
  }

  #cut(event: CutDone): readonly Broken[] {
    const now = this.#at(event.round);
    if (now) {
      now.dealing = event.dealing ?? 1;
      now.promised = event.promised ?? [];
    }
    return now?.hasCards ? [] : [{ code: "promise-no-cards", fields: { round: event.round } }];
  }

  /** The server tells its seed: the round is over, or the first dealer drawn. */
  #ended(now: Exchange, seed: string): readonly Broken[] {
    const broken = now.brokenAtEnd(seed);
    now.isOver = true;
    if (broken.length) return broken;
    if (now.context.round === 0) this.#drawn = firstDealer(now.context, rootOf(now.context, unhex(seed), now.shares));
    if (!this.#isBroken(now.server)) this.#mark(now.server, { isKept: true });
    return [];
  }

  #isBroken(commitment: string): boolean {
    return this.receipts.some((each) => each.commitment === commitment && each.isKept === false);
  }

  /** What was broken first is what is told of it. */
  #markBroken(commitment: string, code: string): void {
    if (!this.#isBroken(commitment)) this.#mark(commitment, { isKept: false, code });
  }

  #mark(commitment: string, change: Partial<Receipt>): void {
    this.receipts = this.receipts.map((each) => (each.commitment === commitment ? { ...each, ...change } : each));
  }

  // What this seat adds

  /** The hash that a seat is to promise now, null if nothing; `tap` is null until the cutter has tapped. */
  toPromise(seat: Letter, tap: number | null): string | null {
    const now = this.now;
    if (!now || now.isAsked || now.dealing || now.hashes[seat] !== undefined || (this.cuts(seat) && tap === null)) return null;
    if (this.#toldFor(now.context.game, now.context.round)) return null; // whoever asks for it twice could choose
    return seatCommitment(now.context, seat, this.#own(now, seat, tap));
  }

  /** The share behind a promise that was just made, for who need not wait until it is asked for. */
  behind(seat: Letter, tap: number | null): { readonly seed: string; readonly tap: number } {
    const share = this.#own(this.now!, seat, tap);
    return { seed: hex(share.seed), tap: share.tap };
  }

  /** The share that a seat is to tell now, null if none. */
  toTell(seat: Letter): { readonly seed: string; readonly tap: number } | null {
    const now = this.now;
    if (!now?.isAsked || now.dealing || now.shares[seat] || now.hashes[seat] === undefined) return null;
    const share = now.promisedShare(seat, this.#secret);
    return share ? { seed: hex(share.seed), tap: share.tap } : null;
  }

  /** Whether a seat is the cutter and has not promised yet. */
  isToTap(seat: Letter): boolean {
    return this.cuts(seat) && this.toPromise(seat, 1) !== null;
  }

  /** Whether a seat cuts the pack in the round of now. */
  cuts(seat: Letter): boolean {
    const dealer = this.now?.context.dealer;
    return dealer != null && orderAfter(this.now!.context.rules, dealer).at(-2) === seat;
  }

  #own(now: Exchange, seat: Letter, tap: number | null): Share {
    return ownShare(this.#secret, now.context, now.server, this.cuts(seat) ? (tap ?? 0) : 0);
  }
}
