/** What happens to the cards of a table, event by event. */
import type { Dealt, LeftoversTaken, Played, SetAsideSeen, TurnedUp } from "../protocol";
import { changed } from "./folding_seats";
import { LETTERS, orderAfter, seatsOf, sideOf } from "./seating";
import type { Letter } from "./seating";
import type { AtSeat, Capture, Lying, View } from "./view";
import { blankRound } from "./welcomed";

const PACK = 52;
const CENTRE = 4;
const HAND = 4;

/** A cut that showed a jack; after a redeal it is the first that is told of the next deal. */
export function cutRefused(view: View): View {
  return view.isRedeal ? cleared(view) : view;
}

/** The centre is dealt: face-down cards lie apart, or under those that are face up. */
export function turnedUp(view: View, event: TurnedUp): View {
  const name = (place: number) => `${view.round}.${view.dealing}.c${place}`;
  const below = Array.from({ length: event.face_down }, (_, place): Lying => ({ id: name(place), card: null }));
  const up = event.cards.map((shown, place): Lying => ({ id: name(event.face_down + place), card: shown.card }));
  const isUnder = view.rules.centre === "under";
  return {
    ...cleared(view),
    stage: "play",
    pile: isUnder ? [...below, ...up] : up,
    setAside: isUnder ? [] : below,
    stock: PACK - CENTRE,
    exposed: event.exposed?.card ?? null,
  };
}

/** Every seat gets four cards; the viewer is told its own alone, and a spectator none. */
export function dealt(view: View, event: Dealt): View {
  const seats: Record<Letter, AtSeat> = { ...view.seats };
  for (const seat of seatsOf(view.rules)) {
    const known = seat === event.seat ? event.cards : [];
    const cards = Array.from({ length: HAND }, (_, place): Lying => ({
      id: `${view.round}.${view.dealing}.${event.deal}${seat}${place}`,
      card: known[place]?.card ?? null,
    }));
    seats[seat] = { ...seats[seat], cards };
  }
  const stock = PACK - CENTRE - HAND * view.rules.seats * event.deal;
  return { ...view, seats, stage: "play", deal: event.deal, stock, toPlay: firstToPlay(view) };
}

/** A card goes from a hand to the pile, and perhaps takes all of it. */
export function played(view: View, event: Played): View {
  const hand = view.seats[event.seat].cards;
  const from = handPlace(hand, event.card.card);
  const card: Lying = { id: hand[from]?.id ?? `${view.round}.p${event.ply}`, card: event.card.card };
  const laid = changed(view, [event.seat], { cards: hand.filter((_, place) => place !== from) });
  const isOn = LETTERS.some((seat) => laid.seats[seat].cards.length);
  const toPlay = isOn ? orderAfter(view.rules, event.seat)[0]! : null;
  const next: View = { ...laid, ply: event.ply + 1, clock: null, toPlay };
  return event.captured?.length ? captured(next, event) : { ...next, pile: [...view.pile, card] };
}

/** The cards that were face down are known now, also as what the last capture brought. */
export function looked(view: View, event: SetAsideSeen): View {
  const seen = event.cards.map((shown) => shown.card);
  const last = view.captures.at(-1);
  if (!last) return { ...view, setAsideSeen: seen };
  const known = [...seen];
  const cards = last.cards.map((card) => card ?? known.shift() ?? null);
  return { ...view, setAsideSeen: seen, captures: [...view.captures.slice(0, -1), { ...last, cards }] };
}

/** The cards left in the pile at the end; nobody may get them. */
export function leftoversTaken(view: View, event: LeftoversTaken): View {
  const won = event.side === null ? view.won : added(view.won, event.side, event.cards.length);
  return { ...view, pile: [], won };
}

function captured(view: View, event: Played): View {
  const side = sideOf(view.rules, event.seat);
  const cards = [...(event.captured ?? []), ...(event.set_aside ?? [])];
  const capture: Capture = { event, side, cards };
  const pistis = view.pistis.map((counts, each): readonly [number, number] =>
    each === side ? [counts[0] + Number(event.pisti === 1), counts[1] + Number(event.pisti === 2)] : counts,
  );
  return {
    ...view,
    pile: [],
    setAside: [],
    won: added(view.won, side, cards.length),
    pistis,
    captures: [...view.captures, capture],
  };
}

/** The table of the round before its first card is seen; what was cut and promised stays. */
function cleared(view: View): View {
  const { dealing, hasTapped, isCutPromised } = view;
  return { ...changed(view, LETTERS, { cards: [] }), ...blankRound(view.rules), dealing, hasTapped, isCutPromised };
}

/** Where a card lies in a hand; of a hand that is face down the last one is played. */
function handPlace(hand: readonly Lying[], card: string): number {
  const known = hand.findIndex((lying) => lying.card === card);
  return known >= 0 ? known : hand.findLastIndex((lying) => lying.card === null);
}

function firstToPlay(view: View): Letter | null {
  return view.dealer === null ? null : orderAfter(view.rules, view.dealer)[0]!;
}

function added(values: readonly number[], side: number, more: number): readonly number[] {
  return values.map((value, each) => (each === side ? value + more : value));
}

/** What the card that was played was called in the hand. */
export function playedId(before: View, after: View, seat: Letter): string {
  const left = new Set(after.seats[seat].cards.map((lying) => lying.id));
  return before.seats[seat].cards.find((lying) => !left.has(lying.id))?.id ?? "played";
}
