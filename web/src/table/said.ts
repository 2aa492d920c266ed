/** What the table tells, in the sentences that stand in the history and are read aloud. */
import type { Played, PlayerAt, Redeal, Seated, Started, TableEvent, TurnedUp } from "../protocol";
import { levelName } from "../room/names";
import { lostWords } from "../score/story_words";
import { t, type Args } from "../text/texts.svelte";
import { captureWords, playWords } from "../windows/capture_words";
import { inWords, listed, ofSeat, ofSide, placeName, seatName, shorts } from "../windows/words";
import type { Happened } from "./session.svelte";
import { sideOf, type Letter, type View } from "./view";

/** The sentences about an event, none where it goes without saying; `before` and `after` are the table around it. */
export function said(event: TableEvent, before: View, after: View): string[] {
  switch (event.type) {
    case "started":
      return [started(event, after)];
    case "cut_refused":
      return [t("play-cut-refused")];
    case "asked":
      return asked(before);
    case "cut":
      return [ofSeat(after, event.cutter, "screen-cuts", "screen-cuts-you")];
    case "turned_up":
      return turnedUp(event, after);
    case "redeal":
      return [redeal(event, after)];
    case "dealt":
      return [dealt(event.deal, after)];
    case "played":
      return played(event, after);
    case "set_aside_seen":
      return [t("play-may-look", { count: event.cards.length, cards: listed(event.cards.map((each) => each.card)) })];
    case "leftovers":
      return [leftovers(event.side, event.cards, after)];
    case "counted":
      return [t("play-score-after", { round: event.round, list: scores(after), target: after.rules.target })];
    case "game_over":
      return gameOver(event.winner, event.scores[event.winner]!, after);
    default:
      return company(event, before, after);
  }
}

/** The pack is cut for a person who is there and has not cut it in time. */
function asked(view: View): string[] {
  const { cutter } = view;
  if (cutter === null || view.isCutPromised || view.seats[cutter].isAway || !view.seats[cutter].player || isBot(view.seats[cutter].player)) return [];
  return [ofSeat(view, cutter, "web-cut-for", "web-cut-for-you")];
}

function gameOver(winner: number, points: number, view: View): string[] {
  const lost = lostWords(view, winner);
  return [ofSide(view, winner, "play-win", "play-win-yours", "play-win-you", { points }), ...(lost ? [lost] : [])];
}

function scores(view: View): string {
  const ids = ["play-side-number", "play-side-number-yours", "play-side-number-you"] as const;
  return view.scores.map((number, side) => ofSide(view, side, ...ids, { number })).join(", ");
}

function started(event: Started, view: View): string {
  const { round } = event;
  if (event.goes_on) return ofSeat(view, event.dealer, "play-round-goes-on", "play-round-goes-on-you", { round });
  return offices("play-round", event, view, { round });
}

function redeal(event: Redeal, view: View): string {
  return offices(view.rules.centre_jack === "redeal" ? "play-redeal-jack" : "play-redeal", event, view);
}

/** Who deals and who cuts, you in one of the offices or in none. */
function offices(id: "play-round" | "play-redeal" | "play-redeal-jack", { dealer, cutter }: { dealer: Letter; cutter: Letter }, view: View, args: Args = {}): string {
  const names = { dealer: seatName(view, dealer), cutter: seatName(view, cutter), ...args };
  const office = dealer === view.you ? "you-deal" : cutter === view.you ? "you-cut" : "";
  return t(office ? OFFICES[`${id}-${office}`]! : OFFICES[id]!, names);
}

const OFFICES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "play-round",
    "play-round-you-deal",
    "play-round-you-cut",
    "play-redeal",
    "play-redeal-you-deal",
    "play-redeal-you-cut",
    "play-redeal-jack",
    "play-redeal-jack-you-deal",
    "play-redeal-jack-you-cut",
  ].map((id) => [id, id]),
);

function turnedUp(event: TurnedUp, view: View): string[] {
  const id = view.rules.centre === "under" ? "play-under" : "play-set-aside";
  return [
    t("play-turned-up", { cards: listed(event.cards.map((each) => each.card)) }),
    ...(event.face_down ? [t(id, { count: event.face_down })] : []),
    ...(event.exposed ? [t("play-exposed", { card: inWords(event.exposed.card) })] : []),
  ];
}

function dealt(deal: number, view: View): string {
  const deals = 12 / view.rules.seats;
  return t(deal < deals ? "play-deal" : "play-last-deal", { deal, deals });
}

function played(event: Played, view: View): string[] {
  if (event.captured?.length) return captureWords(view, { event, side: sideOf(view.rules, event.seat), cards: event.captured });
  return [playWords(view, event)];
}

function leftovers(side: number | null, cards: readonly (string | null)[], view: View): string {
  const args = { count: cards.length, cards: shorts(cards) };
  if (side === null) return t("play-leftovers-nobody", args);
  return ofSide(view, side, "play-leftovers", "play-leftovers-yours", "play-leftovers-you", args);
}

/** What persons do besides playing. */
function company(event: TableEvent, before: View, after: View): string[] {
  switch (event.type) {
    case "seated":
      return [seated(event)];
    case "left":
      if (!event.player) return [t("remote-gets-up", { seat: placeName(event.seat) })];
      return [ofSeat(before, event.seat, "remote-bot-plays", "web-bot-plays-you")];
    case "phrase":
      return [ofSeat(after, event.seat, "remote-says", "remote-says-you", { text: t(`phrase-${event.phrase}`) })];
    case "chat":
      return [ofSeat(after, event.seat, "remote-says", "remote-says-you", { text: event.text })];
    case "absent":
      return [ofSeat(after, event.seat, "remote-absent", "remote-absent-you")];
    case "back":
      // it is also told of whoever has just sat down: then there is nobody to come back
      return isNews(event.seat, before) ? [ofSeat(after, event.seat, "remote-back", "remote-back-you")] : [];
    case "muted":
      return [t(event.is_muted ? "remote-muted" : "remote-unmuted", { list: called([event.seat], after) })];
    case "rematch":
      return event.seats.length ? [t("remote-wishes", { list: called(event.seats, after) })] : [];
    case "outage":
      return [t("remote-outage")];
    default:
      return [];
  }
}

function isNews(seat: Letter, before: View): boolean {
  return before.seats[seat].isAway || isBot(before.seats[seat].player);
}

/** Whether a bot sits there. */
export function isBot(player: PlayerAt | null): boolean {
  return player?.level != null;
}

function seated({ player, seat }: Seated): string {
  if (player.level != null) return t("remote-bot-sits", { seat: placeName(seat), level: levelName(player.level) });
  return t("remote-sits", { seat: placeName(seat), player: player.name });
}

function called(seats: readonly Letter[], view: View): string {
  return seats.map((seat) => (seat === view.you ? t("screen-you") : seatName(view, seat))).join(", ");
}

/** The sentence about a pişti, the last of those about the card. */
export function pistiWords(event: Played, before: View, after: View): string {
  return said(event, before, after).at(-1) ?? "";
}

/** The sentences of a round that is told from its beginning, event by event; first that it is. */
export function retold(history: readonly Happened[]): (() => string[])[] {
  const known = history.map(({ event, before, after }) => () => said(event, before, after)).filter((say) => say().length);
  return known.length ? [() => [t("web-log-from-round")], ...known] : [];
}
