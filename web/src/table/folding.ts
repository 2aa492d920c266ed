/** A table folded from events: each changes it by what it tells. */
import type { Committed, Counted, Started, TableEvent } from "../protocol";
import { cutRefused, dealt, leftoversTaken, looked, played, turnedUp } from "./folding_cards";
import { changed, playingAgain, seatedAt, wishing } from "./folding_seats";
import { factsOf } from "./rules";
import { LETTERS } from "./seating";
import type { View } from "./view";
import { blankRound, chosen, fresh } from "./welcomed";

/** The table once an event is told. */
export function after(view: View, event: TableEvent): View {
  switch (event.type) {
    case "started":
      return started(view, event);
    case "committed":
      return committed(view, event);
    case "asked":
      return { ...view, hasTapped: true };
    case "cut_refused":
      return cutRefused(view);
    case "cut":
      return { ...view, dealing: event.dealing ?? 1 };
    case "turned_up":
      return turnedUp(view, event);
    case "redeal":
      return { ...view, stage: "cut", isRedeal: true };
    case "dealt":
      return dealt(view, event);
    case "played":
      return played(view, event);
    case "set_aside_seen":
      return looked(view, event);
    case "leftovers":
      return leftoversTaken(view, event);
    case "counted":
      return counted(view, event);
    case "game_over":
      return gameOver(view, event.winner);
    case "clock":
      return { ...view, clock: { until: event.until, seat: event.seat ?? null } };
    case "settings":
      return chosen(wishing(view, []), event.settings);
    default:
      return peopled(view, event);
  }
}

/** The table once somebody has come, gone, or said something. */
function peopled(view: View, event: TableEvent): View {
  switch (event.type) {
    case "seated":
      return seatedAt(view, event.seat, event.player);
    case "left":
      return seatedAt(view, event.seat, event.player ?? null);
    case "absent":
      return changed(view, [event.seat], { isAway: !view.seats[event.seat].player?.level });
    case "back":
      return playingAgain(changed(view, [event.seat], { isAway: false }), [event.seat]);
    case "muted":
      return changed(view, [event.seat], { isMuted: event.is_muted });
    case "rematch":
      return wishing(view, event.seats);
    default:
      return view; // what was said, what was revealed, and how long the server was away
  }
}

/** Promises for the deal: the server's opens a round, before the first one also the game. */
function committed(view: View, event: Committed): View {
  if (event.seat != null) {
    if (event.seat !== view.cutter) return view;
    return { ...view, isCutPromised: true, hasTapped: view.hasTapped || event.seat === view.you };
  }
  const opened = { ...wishing(view, []), stage: "cut", game: event.game ?? view.game, clock: null, hasTapped: false, isCutPromised: false } as const;
  if (event.round > 0) return opened;
  const rules = factsOf(view.settings.rules ?? "standard");
  return changed({ ...opened, rules, ...fresh(rules), ...blankRound(rules) }, LETTERS, { cards: [] });
}

function started(view: View, event: Started): View {
  const rules = factsOf(event.rules);
  const bare = changed(view, LETTERS, { cards: [] });
  const seats = { ...bare.seats };
  for (const seat of LETTERS) seats[seat] = { ...seats[seat], player: event.players[seat] ?? null };
  const { round, dealer, cutter, scores } = event;
  const sheet = round > 1 ? view.sheet : []; // a game may follow another at the same table
  return { ...bare, ...blankRound(rules), rules, seats, stage: "cut", round, dealer, cutter, scores, sheet, winner: null };
}

function counted(view: View, event: Counted): View {
  return { ...view, stage: "count", toPlay: null, clock: null, scores: event.scores, sheet: [...view.sheet, event.count] };
}

/** Whoever still has a seat is asked whether to play again. */
function gameOver(view: View, winner: number): View {
  const asked = view.you === null ? view : playingAgain(view, [view.you]);
  return { ...asked, stage: "over", winner, clock: null };
}
