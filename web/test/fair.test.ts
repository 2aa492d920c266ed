import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import * as fair from "../src/fair/drawing";
import type { Context, Share } from "../src/fair/drawing";
import { hmac, sha256 } from "../src/fair/sha256";
import { factsOf } from "../src/table/rules";
import type { Letter } from "../src/table/seating";
import { json } from "./page_data";

interface Deal {
  game: string;
  round: number;
  rules: string;
  dealer: Letter | null;
  seed: string;
  shares: Record<Letter, [string, number]>;
  encoded: string;
  server: string;
  firstDealer: Letter;
  own: string;
  seat: Letter;
  promised: string;
  card: string;
  drawn: { deck: string; cuts: number[]; salt: string; commitments: string[] }[];
}

const { secret, deals, cards } = json<{ secret: string; deals: Deal[]; cards: string[] }>("fair.json");

/** Bytes without a pattern, so many. */
const bytes = (count: number) => Uint8Array.from({ length: count }, (_, place) => (place * place * 31 + place * 7 + count) % 256);

test("the hash is that of others, for every length around a block", () => {
  for (let count = 0; count < 200; count++) {
    expect(fair.hex(sha256(bytes(count)))).toBe(createHash("sha256").update(bytes(count)).digest("hex"));
  }
});

test.each([0, 1, 32, 63, 64, 65, 200])("the code under a key of %i bytes is that of others", (count) => {
  for (const length of [0, 1, 55, 56, 64, 500]) {
    expect(fair.hex(hmac(bytes(count), bytes(length)))).toBe(createHmac("sha256", bytes(count)).update(bytes(length)).digest("hex"));
  }
});

test("bytes are written and read", () => {
  expect(fair.unhex("00ff0a")).toEqual(Uint8Array.of(0, 255, 10));
  expect(fair.hex(Uint8Array.of(0, 255, 10))).toBe("00ff0a");
});

test("the pack begins as it does for the server", () => expect(fair.PACK).toEqual(cards));

test.each(deals)("round $round by $rules is drawn as the server draws it", (deal) => {
  const context: Context = { game: deal.game, round: deal.round, rules: factsOf(deal.rules), dealer: deal.dealer };
  const seed = fair.unhex(deal.seed);
  const told = Object.entries(deal.shares).map(([seat, [text, tap]]): [string, Share] => [seat, { seed: fair.unhex(text), tap }]);
  const root = fair.rootOf(context, seed, Object.fromEntries(told));
  expect(fair.hex(fair.encoded(context))).toBe(deal.encoded);
  expect(fair.serverCommitment(context, seed)).toBe(deal.server);
  expect(fair.firstDealer(context, root)).toBe(deal.firstDealer);
  deal.drawn.forEach((right, each) => {
    const drawn = fair.drawn(context.rules, root, each + 1);
    expect([drawn.deck.join(" "), drawn.cuts]).toEqual([right.deck, right.cuts]);
    expect(fair.hex(fair.saltOf(root, each + 1, 51))).toBe(right.salt);
    expect(fair.cardCommitments(context.rules, root, each + 1)).toEqual(right.commitments);
  });
});

test.each(deals)("the own share of round $round follows from the secret of the seat", (deal) => {
  const context: Context = { game: deal.game, round: deal.round, rules: factsOf(deal.rules), dealer: deal.dealer };
  const own = fair.ownShare(fair.unhex(secret), context, deal.server, 7);
  expect(fair.hex(own.seed)).toBe(deal.own);
  expect(fair.seatCommitment(context, deal.seat, own)).toBe(deal.promised);
  expect(fair.cardCommitment(3, cards[7]!, fair.unhex(secret))).toBe(deal.card);
});

test("a deck is dealt again where the rules say so", () => {
  const four = ["Jc", "Jd", "Jh", "Js"];
  const [one, below] = [["2c", "3c", "4c", "Jd"], ["Jd", "3c", "4c", "2c"]];
  const decks = [four, one, below];
  expect(decks.map((deck) => fair.isRedealt(factsOf("standard"), deck))).toEqual([true, false, false]);
  expect(decks.map((deck) => fair.isRedealt(factsOf("centre_jack=redeal"), deck))).toEqual([true, true, false]);
  expect(decks.map((deck) => fair.isRedealt(factsOf("open-centre"), deck))).toEqual([false, false, false]);
});
