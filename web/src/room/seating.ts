/** A table before a game and between two: where the seats are drawn, what can be done at each, what is waited for. */
import type { Command } from "../net/client";
import type { PlayerAt } from "../protocol";
import { factsOr, LEVELS } from "../settings/kinds";
import { seatsOf, sideOf, type Letter, type View } from "../table/view";
import type { RuleFacts } from "../table/rules";
import type { Args } from "../text/texts.svelte";

/** Where a seat is drawn, seen from the own one, which is at the bottom. */
export type Spot = "bottom" | "right" | "top" | "left";

/** A seat as it is drawn. */
export interface Place {
  readonly seat: Letter;
  readonly spot: Spot;
  readonly side: number;
  readonly player: PlayerAt | null;
}

/** What can be done at a seat: the message that says so, what is sent, and for which level where it is a bot. */
export interface Deed {
  readonly id: string;
  readonly level?: string;
  readonly command: Command;
}

const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
};

/** The rules by which will be played: those of the settings, whatever the last game had. */
export function rulesOf(view: View): RuleFacts {
  return factsOr(view.settings.rules ?? "standard");
}

/** Whether no game goes on. */
export function isBetween(view: View): boolean {
  return view.stage === "room" || view.stage === "over";
}

/** The seats as they sit, the own one (or South) at the bottom, the next to its right. */
export function placesOf(view: View): readonly Place[] {
  const rules = rulesOf(view);
  const seats = seatsOf(rules);
  const first = Math.max(0, view.you === null ? 0 : seats.indexOf(view.you));
  return [...seats.slice(first), ...seats.slice(0, first)].map((seat, place) => ({
    seat,
    spot: SPOTS[seats.length]![place]!,
    side: sideOf(rules, seat),
    player: view.seats[seat].player,
  }));
}

/** The seats where nobody sits. */
export function freeSeats(view: View): readonly Letter[] {
  return seatsOf(rulesOf(view)).filter((seat) => view.seats[seat].player === null);
}

/** Whether who looks on may sit down at a seat: a free one or that of a bot, but not while cards are in the hands. */
export function maySit(view: View, seat: Letter): boolean {
  return view.you === null && isFree(view, seat) && view.stage !== "play" && !isClosed(view) && !isUnknown(view);
}

function isFree(view: View, seat: Letter): boolean {
  const { player } = view.seats[seat];
  return player === null || (player.level != null && player.name === "");
}

/** Whether a rated game goes on: nobody comes to it who has not begun it. */
function isClosed(view: View): boolean {
  return isRated(view) && !isBetween(view);
}

/** Whether the table wants to know who sits there, and the browser keeps no cookie by which it could. */
function isUnknown(view: View): boolean {
  return isRated(view) && globalThis.navigator?.cookieEnabled === false;
}

function isRated(view: View): boolean {
  return view.settings.is_rated ?? false;
}

/** Whether anybody may sit down here, now or when the round is over: a seat is free, or a bot's. */
export function hasRoom(view: View): boolean {
  return !isClosed(view) && seatsOf(rulesOf(view)).some((seat) => isFree(view, seat));
}

/** Whether who looks on may sit down at once. */
export function maySitNow(view: View): boolean {
  return seatsOf(rulesOf(view)).some((seat) => maySit(view, seat));
}

/** What can be done at a seat by who sits at the table: all by the owner. */
export function deedsAt(view: View, seat: Letter): Deed[] {
  if (!view.isOwner || view.you === null || seat === view.you) return [];
  const { player, isMuted } = view.seats[seat];
  const isPerson = player !== null && (player.level == null || player.name !== "");
  return [...(isBetween(view) ? betweenGames(view, seat, player, isPerson) : []), ...(isPerson ? ofPerson(view, seat, isMuted) : [])];
}

function betweenGames(view: View, seat: Letter, player: PlayerAt | null, isPerson: boolean): Deed[] {
  const you = view.you!;
  const levels = LEVELS.filter((level) => level !== player?.level);
  const bots = isPerson || view.settings.is_rated ? [] : levels.map((level): Deed => ({ id: "play-bot-name", level, command: { type: "fill", seat, level } }));
  const free: Deed[] = player && !isPerson ? [{ id: "remote-free-seat", command: { type: "free", seat } }] : [];
  const opposite = partnerOf(view);
  const partner: Deed[] =
    opposite && opposite !== seat && player ? [{ id: "web-make-partner", command: { type: "swap", seats: [seat, opposite] } }] : [];
  return [...bots, ...free, ...partner, { id: "remote-swap", command: { type: "swap", seats: [you, seat] } }];
}

/** Nobody is sent away in a rated game. */
function ofPerson(view: View, seat: Letter, isMuted: boolean): Deed[] {
  const kick: Deed = { id: "remote-kick", command: { type: "kick", seat } };
  return [
    { id: isMuted ? "remote-unmute" : "remote-mute", command: { type: "mute", seat, is_muted: !isMuted } },
    ...(view.settings.is_rated && !isBetween(view) ? [] : [kick]),
  ];
}

/** The seat of the own partner, null where each plays alone. */
export function partnerOf(view: View): Letter | null {
  const rules = rulesOf(view);
  if (!rules.partners || view.you === null) return null;
  const own = sideOf(rules, view.you);
  return seatsOf(rules).find((seat) => seat !== view.you && sideOf(rules, seat) === own) ?? null;
}

/** Who decides for the table, as far as it can be told: the first person who is there, in playing order. */
export function ownerOf(view: View): Letter | null {
  return seatsOf(rulesOf(view)).find((seat) => isPerson(view.seats[seat].player) && !view.seats[seat].isAway) ?? null;
}

/** Persons, and not bots that play for them. */
export function isPerson(player: PlayerAt | null): boolean {
  return player !== null && player.level == null;
}

/** The persons who have not agreed to another game yet. */
export function undecided(view: View): readonly Letter[] {
  return seatsOf(rulesOf(view)).filter((seat) => isPerson(view.seats[seat].player) && !view.seats[seat].wantsAnother);
}

/** What is waited for, and what the person can do about it. `name` says who a seat is. */
export function waiting(view: View, name: (seat: Letter) => string): { id: string; args?: Args }[] {
  const missing = freeSeats(view).length;
  const owner = ownerOf(view);
  if (view.you === null) return [{ id: lookingOn(view) }];
  if (!isBetween(view)) return [{ id: "remote-begins" }];
  if (missing) return [{ id: "remote-missing", args: { count: missing } }, ...(view.isOwner && !view.settings.is_rated ? [{ id: "remote-seats-how" }] : [])];
  if (view.stage === "over") return [{ id: "remote-another-how" }];
  if (view.isOwner) return [{ id: "remote-start-how" }];
  return owner ? [{ id: "remote-owner-starts", args: { player: name(owner) } }] : [];
}

/** What is told to who looks on: where to sit, or why that cannot be now. */
export function lookingOn(view: View): string {
  if (maySitNow(view)) return "remote-sit-how";
  if (isClosed(view)) return "web-rated-closed";
  if (isUnknown(view) && hasRoom(view)) return "error-table-rated-cookie";
  if (isBetween(view)) return "web-table-full";
  return hasRoom(view) ? "remote-playing" : "web-table-playing";
}

/** The persons who have agreed to another game. */
export function agreed(view: View): readonly Letter[] {
  return seatsOf(rulesOf(view)).filter((seat) => isPerson(view.seats[seat].player) && view.seats[seat].wantsAnother);
}
