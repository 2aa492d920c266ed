/** What a client of a table knows, and how it answers: messages of the server in, messages to it out; nothing else. */
import { Promises } from "../fair/promises";
import type { Receipt } from "../fair/promises";
import { unhex } from "../fair/drawing";
import { PROTOCOL } from "../protocol";
import type * as wire from "../protocol";
import type { Told } from "../table/session.svelte";
import { factsOf } from "../table/rules";
import { after, settled, welcomed } from "../table/view";
import type { View } from "../table/view";
import { differences } from "./differences";
import { isDealtUnseen, unseenDeal } from "./unseen";
import type { SeatKey } from "./seats";

type WithId = Extract<wire.ClientMessage, { id: string }>;
type WithoutId<Each> = Each extends WithId ? Omit<Each, "id"> : never;

/** What is asked of the server; it is named, and sent again after a cut connection, until it is answered. */
export type Command = WithoutId<WithId>;

/** What follows from a message: what the screen is told, and what the server is sent; `isBehind` asks for a new line. */
export interface Heard {
  readonly told: readonly Told[];
  readonly send: readonly wire.ClientMessage[];
  readonly isBehind: boolean;
}

const NOTHING: Heard = { told: [], send: [], isBehind: false };

/** The client of one table; `prefix` begins the names of its commands, and is no other's. */
export class Client {
  /** The table as it was heard last, null before the first answer. */
  known: View | null = null;
  version = 0;
  /** By how many milliseconds the clock of the server is ahead. */
  ahead = 0;
  promises: Promises;
  key: SeatKey;
  /** Whether the key has been that of a seat. */
  isUsed: boolean;
  readonly #prefix: string;
  #number = 0;
  #showsToken: boolean;
  #isGreeted = false;
  #isLeaving = false;
  #tap: number | null = null;
  #playedAt = "";
  readonly #open = new Map<string, WithId>();
  readonly #sent = new Set<string>(); // behind the hello of this connection
  readonly #early = new Set<string>();
  readonly #tried = new Set<string>();

  constructor(key: SeatKey, prefix: string, isSeated: boolean, receipts: readonly Receipt[] = []) {
    this.key = key;
    this.promises = new Promises(unhex(key.secret), receipts);
    this.isUsed = this.#showsToken = isSeated;
    this.#prefix = prefix;
  }

  // The connection

  /** The first message of a new connection. */
  hello(): wire.Hello {
    this.#isGreeted = false;
    for (const [id, command] of this.#open) if (command.type === "hint") this.#open.delete(id);
    this.#sent.clear();
    return { type: "hello", protocol: PROTOCOL, token: this.#showsToken ? this.key.token : null, seen: this.version };
  }

  /** What is asked for in the same breath as the hello: the commands that are still to be answered. */
  behindHello(): readonly wire.ClientMessage[] {
    for (const id of this.#open.keys()) this.#sent.add(id);
    return [...this.#open.values()];
  }

  /** The server does not know the token: the seat is lost. */
  deny(): readonly Told[] {
    const hadSeat = this.#showsToken;
    this.#showsToken = false;
    this.version = 0;
    return hadSeat ? [{ is: "seat-lost" }] : [];
  }

  /** Sit down with another key from now on: one that was somebody's seat is never shown again. */
  renew(key: SeatKey): void {
    this.key = key;
    this.promises = new Promises(unhex(key.secret), this.promises.receipts);
    this.isUsed = this.#showsToken = false;
  }

  // Messages of the server

  /** What follows from a message that came at a time, in milliseconds since 1970. */
  hear(message: wire.ServerMessage, date: number): Heard {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message, date);
      case "told":
        return this.#told(message);
      case "done":
        this.#open.delete(message.id);
        return NOTHING;
      case "hinted":
        this.#open.delete(message.id);
        return { ...NOTHING, told: [{ is: "hinted", round: message.round, ply: message.ply, card: message.card }] };
      case "refused":
        return this.#refused(message);
      case "ping":
        this.#setClock(message.now, date);
        return { told: [], send: [{ type: "pong" }], isBehind: this.#isGreeted && message.version > this.version };
      case "bye":
        return NOTHING;
    }
  }

  #told(message: wire.Told): Heard {
    if (message.done != null) this.#open.delete(message.done);
    if (!this.#isGreeted || message.version <= this.version) return NOTHING;
    const told = this.#happened(message.events, message.version);
    this.known = { ...this.known!, version: message.version };
    return { told, send: this.#owed(), isBehind: false };
  }

  #refused(message: wire.Refused): Heard {
    const command = message.id == null ? undefined : this.#open.get(message.id);
    if (message.id != null && !command) return NOTHING; // it is not wanted any more
    if (command) this.#open.delete(command.id);
    if (command?.type === "sit") this.#drop("fill", "start");
    if (command?.type === "play") this.#playedAt = "";
    if (command?.type === "commit") return NOTHING;
    if (command?.type === "reveal") return this.#refusedShare(command);
    const fields = { ...message.fields } as Readonly<Record<string, string | number>>;
    return { ...NOTHING, told: [{ is: "refused", code: message.code, fields, command: command ?? null }] };
  }

  /** A share that came before it was asked for is told again when it is. */
  #refusedShare(command: wire.Reveal): Heard {
    if (!this.#early.delete(command.id)) return NOTHING;
    this.#tried.delete(`reveal ${this.promises.now?.name}`);
    return { ...NOTHING, send: this.#owed() };
  }

  #welcomed(message: wire.Welcome, date: number): Heard {
    const since = message.since ?? 0;
    if (this.#isGreeted && since !== 0 && since !== this.version) return { ...NOTHING, isBehind: true };
    this.#setClock(message.now, date);
    const isFirst = !this.#isGreeted;
    this.#isGreeted = true;
    const isLost = this.known?.you != null && message.you === null && this.#showsToken && !this.#isLeaving;
    this.#showsToken = message.you !== null;
    this.isUsed ||= message.you !== null;
    const told = since && this.known ? this.#wentOn(message) : this.#anew(message, isFirst);
    const again = isFirst ? [...this.#open.values()].filter(({ id }) => !this.#sent.has(id)) : [];
    return { told: isLost ? [{ is: "seat-lost" }, ...told] : told, send: [...again, ...this.#owed()], isBehind: false };
  }

  /** The present round from its beginning, of which the screen is shown the end alone; the rest is for its history. */
  #anew(message: wire.Welcome, isFirst: boolean): readonly Told[] {
    this.known = welcomed(message, null);
    this.promises.forgetRound();
    this.promises.hearRules(this.known.rules);
    const told = this.#happened(message.events, message.version);
    this.promises.endRetelling();
    this.known = settled(this.known, message);
    if (!isPlaying(this.known)) this.promises.hearRules(factsOf(message.settings.rules ?? "standard")); // of the next game
    const history = isFirst ? { history: told.filter((each) => each.is === "event") } : {};
    return [{ is: "anew", after: this.known, ...history }, ...told.filter((each) => each.is === "broken")];
  }

  /** What was missed; who sits there then is told by the welcome itself. */
  #wentOn(message: wire.Welcome): readonly Told[] {
    const { you } = this.known!;
    this.known = welcomed(message, this.known);
    const told = this.#happened(message.events, message.version);
    const now = settled(this.known, message);
    const changes = differences(this.known, now).map((event) => this.#shows(event, after(this.known!, event)));
    this.known = now;
    return you === message.you ? [...told, ...changes] : [...told, ...changes, { is: "anew", after: now }];
  }

  /** Take events in; what the screen is told of them. */
  #happened(events: readonly wire.TableEvent[], version: number): readonly Told[] {
    this.version = version;
    return events.flatMap((event, place) => {
      const isLast = place === events.length - 1;
      const told = this.#taken(event, isLast ? version : this.known!.version);
      if (!isDealtUnseen(this.known!, event, events[place + 1])) return told;
      return [...told, this.#shows(unseenDeal(this.known!), after(this.known!, unseenDeal(this.known!)))];
    });
  }

  #taken(event: wire.TableEvent, version: number): readonly Told[] {
    const broken = this.promises.hear(event, this.known!.you);
    if (event.type === "committed" && event.seat == null) this.#tap = null;
    const told = this.#shows(event, { ...after(this.known!, event), version });
    if (event.type === "settings") this.promises.hearRules(factsOf(event.settings.rules ?? "standard"));
    return [...broken.map((each): Told => ({ is: "broken", ...each })), told];
  }

  #shows(event: wire.TableEvent, next: View): Told {
    const before = this.known!;
    this.known = next;
    return { is: "event", event, before, after: next };
  }

  #setClock(theirs: number | undefined, date: number): void {
    if (theirs) this.ahead = theirs - date;
  }

  // Commands

  /** Name a command and remember it until it is answered. */
  ask(command: Command): wire.ClientMessage {
    this.#number += 1;
    if (command.type === "leave" || command.type === "sit") this.#isLeaving = command.type === "leave";
    const named = { ...command, id: `${this.#prefix}-${this.#number}` } as WithId;
    this.#open.set(named.id, named);
    return named;
  }

  /** The card that is played; nothing where one was for this ply, or it is not the own turn. */
  play(card: string): readonly wire.ClientMessage[] {
    const view = this.known;
    if (!view || view.toPlay !== view.you || !this.isYours) return [];
    const at = `${view.game} ${view.round} ${view.ply}`;
    if (this.#playedAt === at) return [];
    this.#playedAt = at;
    return [this.ask({ type: "play", round: view.round, ply: view.ply, card })];
  }

  /** What was asked for behind a command that is refused is not told of: it is refused for the same reason. */
  #drop(...kinds: readonly Command["type"][]): void {
    for (const [id, { type }] of this.#open) if (kinds.includes(type)) this.#open.delete(id);
  }

  /** Whether a command of some kind is still to be answered. */
  isAsked(kind: Command["type"]): boolean {
    return [...this.#open.values()].some((each) => each.type === kind);
  }

  /** Whether the command of a name is still to be answered. */
  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  /** Whether the person sits here and plays, and no bot in their place. */
  get isYours(): boolean {
    const view = this.known;
    return !!view?.you && !view.seats[view.you].player?.level;
  }

  // The deal

  /** Whether the person is the cutter, and is waited for. */
  get mustTap(): boolean {
    const you = this.known?.you;
    return this.isYours && this.#tap === null && !this.#hasTried("commit") && this.promises.isToTap(you!);
  }

  /** The cutter has tapped the pack, at a place from 1 to 51. */
  tap(place: number): readonly wire.ClientMessage[] {
    if (!this.mustTap) return [];
    this.#tap = place;
    return this.#owed();
  }

  /** The promise, or the share, that the server waits for, once each. */
  #owed(): readonly wire.ClientMessage[] {
    const now = this.promises.now;
    const you = this.known?.you;
    if (!you || !now || !this.isYours) return [];
    const { round } = now.context;
    const hash = this.#hasTried("commit") ? null : this.promises.toPromise(you, this.#tap);
    const told = hash !== null && this.#isAlone ? this.promises.behind(you, this.#tap) : this.promises.toTell(you);
    const share = this.#hasTried("reveal") ? null : told;
    const owed: wire.ClientMessage[] = [];
    if (hash !== null) owed.push(this.#owe({ type: "commit", round, hash }));
    if (share !== null) owed.push(this.#owe({ type: "reveal", round, ...share }));
    if (hash !== null && share !== null) this.#early.add((owed[1] as wire.Reveal).id);
    return owed;
  }

  #owe(command: Command): wire.ClientMessage {
    this.#tried.add(`${command.type} ${this.promises.now!.name}`);
    return this.ask(command);
  }

  #hasTried(kind: "commit" | "reveal"): boolean {
    return this.#tried.has(`${kind} ${this.promises.now?.name}`);
  }

  /** Whether bots have all other seats: nobody else's promise is waited for. */
  get #isAlone(): boolean {
    const view = this.known!;
    return Object.entries(view.seats).every(([seat, { player }]) => seat === view.you || !player || !!player.level);
  }
}

function isPlaying(view: View): boolean {
  return view.stage !== "room" && view.stage !== "over";
}
