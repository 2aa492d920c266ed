/** The table as a welcome says it: before its events, and who sits there after them. */
import type { TableSettings, Welcome } from "../protocol";
import { changed } from "./folding_seats";
import { factsOf } from "./rules";
import type { RuleFacts } from "./rules";
import { LETTERS, sidesOf } from "./seating";
import type { Letter } from "./seating";
import type { AtSeat, View } from "./view";

const EMPTY: AtSeat = { player: null, cards: [], isAway: false, isMuted: false, wantsAnother: false };

/** The table as a welcome says it, before the events of that welcome: as it was where they are what happened since. */
export function welcomed(message: Welcome, before: View | null): View {
  if (before && message.since) return { ...before, you: message.you, isOwner: message.is_owner };
  const rules = factsOf(message.settings.rules ?? "standard");
  return {
    ...blankRound(rules),
    code: message.table,
    version: 0,
    you: message.you,
    isOwner: message.is_owner,
    settings: message.settings,
    rules,
    seats: seated(message),
    stage: "room",
    game: null,
    round: 0,
    dealer: null,
    cutter: null,
    scores: sidesOf(rules).map(() => 0),
    sheet: message.sheet,
    winner: null,
    clock: null,
  };
}

/** Who sits where, and the settings, are as a welcome says, whatever its events have told. */
export function settled(view: View, message: Welcome): View {
  const seats = { ...view.seats };
  for (const seat of LETTERS) {
    const player = message.players[seat] ?? null;
    seats[seat] = { ...seats[seat], player, isAway: seats[seat].isAway && !player?.level };
  }
  return chosen({ ...view, seats, version: message.version }, message.settings);
}

/** The table once settings are chosen; another seating leaves the last game behind. */
export function chosen(view: View, settings: TableSettings): View {
  const rules = factsOf(settings.rules ?? "standard");
  if (view.stage === "room") return { ...view, settings, rules, ...fresh(rules) };
  const isSeatedSo = rules.seats === view.rules.seats && rules.partners === view.rules.partners;
  if (view.stage !== "over" || isSeatedSo) return { ...view, settings };
  return { ...changed(view, LETTERS, { cards: [] }), settings, rules, ...fresh(rules), ...blankRound(rules), stage: "room" };
}

/** What a round has before its first card. */
export function blankRound(rules: RuleFacts) {
  const sides = sidesOf(rules);
  return {
    ply: 0,
    deal: 0,
    dealing: 0,
    toPlay: null,
    isRedeal: false,
    pile: [],
    setAside: [],
    setAsideSeen: null,
    stock: 0,
    exposed: null,
    won: sides.map(() => 0),
    pistis: sides.map((): [number, number] => [0, 0]),
    captures: [],
    hasTapped: false,
    isCutPromised: false,
  } as const;
}

/** What a game has before its first round. */
export function fresh(rules: RuleFacts) {
  return { round: 0, dealer: null, cutter: null, scores: sidesOf(rules).map(() => 0), sheet: [], winner: null } as const;
}

function seated(message: Welcome): Readonly<Record<Letter, AtSeat>> {
  const at = (seat: Letter): AtSeat => ({ ...EMPTY, player: message.players[seat] ?? null });
  return { S: at("S"), E: at("E"), N: at("N"), W: at("W") };
}
