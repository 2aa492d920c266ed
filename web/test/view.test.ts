import { describe, expect, test } from "vitest";
import { Client } from "../src/net/client";
import { isDealtUnseen } from "../src/net/unseen";
import { newKey } from "../src/net/seats";
import type { TableEvent } from "../src/protocol";
import type { Told } from "../src/table/session.svelte";
import { changed } from "../src/table/folding_seats";
import { LETTERS, after, around } from "../src/table/view";
import type { View } from "../src/table/view";
import { games } from "./page_data";
import type { Game, Right } from "./page_data";

const zeros = (count: number) => new Uint8Array(count);

/** What a client makes of a game, message by message. */
function* followed(game: Game): Generator<{ view: View; right: Right; told: readonly Told[] }> {
  const client = new Client(newKey(zeros), "c", true);
  for (const { hello, message, right } of game.told) {
    if (hello) client.hello();
    const { told } = client.hear(message, 0);
    yield { view: client.known!, right, told };
  }
}

/** The part of a view that examples tell. */
function seen(view: View): Partial<Right> {
  const at = (has: (seat: "S" | "E" | "N" | "W") => boolean) => LETTERS.filter(has);
  const players = LETTERS.flatMap((seat) => {
    const player = view.seats[seat].player;
    return player ? [[seat, [player.name, player.level ?? null]]] : [];
  });
  return {
    stage: view.stage,
    you: view.you,
    isOwner: view.isOwner,
    players: Object.fromEntries(players) as Right["players"],
    away: at((seat) => view.seats[seat].isAway),
    muted: at((seat) => view.seats[seat].isMuted),
    wishes: at((seat) => view.seats[seat].wantsAnother),
    round: view.round,
  };
}

function seenCards(view: View, right: Right): Partial<Right> {
  const hands = Object.entries(right.hands).map(([seat]) => [seat, view.seats[seat as "S"].cards.length]);
  return {
    ply: view.ply,
    deal: view.deal,
    dealer: view.dealer!,
    toPlay: view.toPlay,
    hands: Object.fromEntries(hands) as Right["hands"],
    hand: view.you ? view.seats[view.you].cards.map((lying) => lying.card!) : [],
    pile: view.pile.map((lying) => lying.card),
    stock: view.stock,
    setAside: view.setAside.length,
    seen: view.setAsideSeen as string[] | null,
    exposed: view.exposed,
    won: [...view.won],
    pistis: view.pistis.map(([single, double]): [number, number] => [single, double]),
    scores: view.stage === "play" ? null : [...view.scores],
    winner: view.winner,
    captures: view.captures.length,
    lastCapture: [...(view.captures.at(-1)?.cards ?? [])],
  };
}

describe.each(games())("$name", (game) => {
  test("every prefix of what is told makes the table that the server has", () => {
    for (const { view, right } of followed(game)) {
      expect({ ...right, ...seen(view) }).toEqual({ ...right, away: order(right.away), muted: order(right.muted) });
      if (right.ply !== null) expect({ ...right, ...seenCards(view, right) }).toEqual(right);
    }
  });

  test("a card keeps its id wherever it goes, and no two have the same", () => {
    const cards = new Map<string, string>();
    for (const { told } of followed(game)) {
      for (const each of told) if (each.is === "event") check(each.before, each.after, cards);
    }
    expect(cards.size).toBeGreaterThan(30);
  });

  test("what is told leads from one table to the next, and changes none", () => {
    let last: View | undefined;
    for (const { view, told } of followed(game)) {
      for (const each of told) {
        if (each.is === "event") expect(still(each.before)).toEqual(still(last ?? each.before));
        if (each.is === "event" || each.is === "anew") last = each.after;
      }
      expect(still(view)).toEqual(still(last!));
    }
  });

  test("no promise is broken", () => {
    for (const { told } of followed(game)) expect(told.filter((each) => each.is === "broken")).toEqual([]);
  });
});

/** A table without what changes in silence. */
const still = (view: View) => ({ ...view, version: 0, isOwner: false });

const order = (seats: readonly ("S" | "E" | "N" | "W")[]) => LETTERS.filter((seat) => seats.includes(seat));

/** The cards of a table: none lies twice, and none that was known is another now. */
function check(before: View, after: View, cards: Map<string, string>): void {
  const lying = [...LETTERS.flatMap((seat) => after.seats[seat].cards), ...after.pile, ...after.setAside];
  expect(new Set(lying.map(({ id }) => id)).size).toBe(lying.length);
  const known = lying.flatMap(({ card }) => card ?? []);
  expect(new Set(known).size).toBe(known.length);
  for (const { id, card } of lying) {
    const name = `${after.game} ${after.round} ${id}`;
    if (card) expect(cards.get(name) ?? card).toBe(card);
    if (card) cards.set(name, card);
  }
  const played = after.pile.at(-1);
  if (after.ply > before.ply && played && before.toPlay) {
    const hand = before.seats[before.toPlay].cards;
    expect(hand.map(({ id }) => id)).toContain(played.id);
  }
}

test("a spectator is told of every deal, after what was seen of it", () => {
  const types = (name: string) =>
    [...followed(games().find((each) => each.name === name)!)].flatMap(({ told }) =>
      told.flatMap((each) => (each.is === "event" && each.event.type !== "played" ? each.event.type : [])),
    );
  expect(types("redeal-looks-on").join(" ")).toContain("turned_up redeal cut turned_up dealt dealt dealt dealt dealt dealt");
  const { view } = [...followed(games().find(({ name }) => name === "under")!)].find(({ view }) => view.ply === 47)!;
  const empty = { ...changed(view, LETTERS, { cards: [] }), stock: 8 };
  const played: TableEvent = { type: "played", round: 1, ply: 1, seat: "S", card: { card: "2c" } };
  expect(isDealtUnseen(empty, played, undefined)).toBe(true);
  expect(isDealtUnseen(empty, played, { type: "set_aside_seen", round: 1, cards: [] })).toBe(false);
  expect(isDealtUnseen({ ...empty, you: "S" }, played, undefined)).toBe(false);
});

describe("a table that is told more", () => {
  const events = games()[0]!.told.flatMap(({ message }) => message.events);
  const over = (): View => [...followed(games()[0]!)].at(-1)!.view;
  const started = events.find((event) => event.type === "started")!;

  test("begins another game with nothing of the last one", () => {
    for (const event of [started, { type: "committed", round: 0, hash: "", game: "g" } as const]) {
      const next = after(over(), event);
      expect([next.sheet, next.winner, next.captures, next.pile, next.ply, next.deal]).toEqual([[], null, [], [], 0, 0]);
      expect(next.scores).toEqual([0, 0]);
    }
    expect(after(over(), { type: "committed", round: 0, hash: "", game: "g" })).toMatchObject({ round: 0, dealer: null, game: "g", stage: "cut" });
  });

  test("stops the clock once a card is played", () => {
    const first = [...followed(games()[0]!)].find(({ view }) => view.toPlay)!.view;
    const timed = after(first, { type: "clock", until: 7, seat: first.toPlay });
    expect(timed.clock).toEqual({ until: 7, seat: first.toPlay });
    const card = { card: first.seats[first.toPlay!].cards[0]!.card ?? "2c" };
    expect(after(timed, { type: "played", round: 1, ply: 0, seat: first.toPlay!, card }).clock).toBeNull();
  });

  test("has nobody away for whom a bot plays, and gives the place back at the end", () => {
    const stood = after(over(), { type: "left", seat: "S", player: { name: "Ada", level: "hard" } });
    expect(after(stood, { type: "absent", seat: "S" }).seats.S.isAway).toBe(false);
    expect(after(stood, { type: "game_over", winner: 0, scores: [] }).seats.S.player).toEqual({ name: "Ada" });
    expect(after(stood, { type: "back", seat: "S" }).seats.S.player).toEqual({ name: "Ada" });
  });
});

test("settings with another seating leave the last game behind, others do not", () => {
  const over = [...followed(games()[0]!)].at(-1)!.view;
  const longer = after(over, { type: "settings", settings: { rules: "target=151" } });
  expect([longer.stage, longer.scores, longer.rules.target]).toEqual(["over", over.scores, over.rules.target]);
  const solo = after(longer, { type: "settings", settings: { rules: "solo" } });
  expect([solo.stage, solo.round, solo.scores, solo.sheet, solo.won.length]).toEqual(["room", 0, [0, 0, 0, 0], [], 4]);
});

test("seats are seen from the own one", () => {
  const [first] = followed(games().find(({ name }) => name === "solo")!);
  expect(around(first!.view).join("")).toBe("SENW");
  expect(around({ ...first!.view, you: "N" }).join("")).toBe("NWSE");
});
