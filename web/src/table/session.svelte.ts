/** A person at a table of the server: the connection, what was told, and what of it has been shown. */
import type { Fields } from "../fair/receipts";
import { keepReceipts, receiptsAt } from "../fair/receipts";
import { BROWSER } from "../net/around";
import type { Around, Change } from "../net/around";
import { Client } from "../net/client";
import type { Command } from "../net/client";
import { Link } from "../net/link";
import { aboutTable, forget, keepSeat, newKey, seatAt } from "../net/seats";
import type { ClientMessage, ServerMessage, TableEvent, Welcome } from "../protocol";
import type { Receipt } from "../fair/promises";
import { settings } from "../settings/settings.svelte";
import { Queue } from "./queue";
import type { Letter, View } from "./view";

/** How the connection is. */
export type Line =
  | { readonly is: "connecting" }
  | { readonly is: "connected" }
  | { readonly is: "waiting"; readonly until: number } // tries again then, by performance.now()
  | { readonly is: "over"; readonly code: string; readonly fields: Fields }; // no such table, ended, full …: never again

/** Something that happened, and the table around it. */
export interface Happened {
  readonly event: TableEvent;
  readonly before: View;
  readonly after: View;
}

/** What the screen is told, one after the other; `view` is then already as it is after it, what is on the screen not yet. */
export type Told =
  | ({ readonly is: "event"; readonly atOnce?: true } & Happened) // at once: without motion and sound, more is behind it
  // whatever was shown, the table is like this now: no motion, nothing said; the round so far where all of it was told
  | { readonly is: "anew"; readonly after: View; readonly history?: readonly Happened[] }
  | { readonly is: "refused"; readonly code: string; readonly fields: Fields; readonly command: Command | null }
  | { readonly is: "hinted"; readonly round: number; readonly ply: number; readonly card: string }
  | { readonly is: "broken"; readonly code: string; readonly fields: Fields }
  | { readonly is: "seat-lost" };

/** Shows one thing; resolves when the next may come. Given by the table's screen. */
export type Show = (told: Told) => Promise<void>;

/** How many places the pack can be tapped at, from 1. */
const TAPS = 51;

/** After how long the pack is tapped for a person who does not; the server waits for 10 seconds. */
const TAP_AFTER = 7000;

/** After how long without an answer the connection is doubted. */
const ANSWER = 4000;

/** What says that there is no such table any more, and nothing to return to. */
const NO_TABLE: readonly string[] = ["table-closed", "server-no-such-table"];

export class Session {
  #view: View | null = $state.raw(null);
  #known: View | null = $state.raw(null);
  #line: Line = $state.raw({ is: "connecting" });
  #receipts: readonly Receipt[] = $state.raw([]);
  #ahead = $state(0);
  #isSeatKept = $state(true);
  #hasLeft = $state(false);
  #absent: Readonly<Partial<Record<Letter, number>>> = $state.raw({});
  readonly #code: string;
  readonly #around: Around;
  readonly #client: Client;
  readonly #link: Link;
  readonly #queue: Queue;
  readonly #unwatch: () => void;
  #untap: (() => void) | null = null;
  readonly #doubts = new Set<() => void>();
  #shown = 0;
  #isLeaving = false;
  #wasLate = false;
  #name = "";

  /** The person at the table of a code; `welcome` is how it was a moment ago, where that is known before any connection. */
  constructor(code: string, show: Show, around: Around = BROWSER, welcome: Welcome | null = null) {
    const seat = seatAt(code);
    const prefix = newKey(around.bytes).token.slice(0, 8);
    this.#code = code;
    this.#around = around;
    this.#receipts = receiptsAt(code);
    this.#client = new Client(seat ?? newKey(around.bytes), prefix, seat !== null, this.#receipts);
    this.#queue = new Queue(show, (view) => (this.#view = view), () => this.#drained());
    this.#queue.isHidden = around.isHidden();
    this.#unwatch = around.onChange((change) => this.#changed(change));
    this.#link = new Link(code, this.#speaker(), around);
    if (welcome) this.#hear(welcome); // what is owed then is said with the hello
  }

  /** The table as it is shown, null before the first answer. */
  get view(): View | null {
    return this.#view;
  }

  /** The table as it is known. */
  get known(): View | null {
    return this.#known;
  }

  get line(): Line {
    return this.#line;
  }

  get receipts(): readonly Receipt[] {
    return this.#receipts;
  }

  /** Whether the person will find the seat again after a reload; not where the browser keeps nothing. */
  get isSeatKept(): boolean {
    return this.#isSeatKept;
  }

  /** By how many milliseconds the clock of the server is ahead of Date.now(). */
  get ahead(): number {
    return this.#ahead;
  }

  /** Whether the person has left the table for good: the seat was given up, and is kept no more. */
  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** Whether something that was asked for is still to be answered. */
  isAsked(kind: Command["type"]): boolean {
    return this.#client.isAsked(kind);
  }

  /** Sit down, at a seat or at any that is free, with a key that is kept before it is anybody's. */
  sit(name: string, seat?: "S" | "E" | "N" | "W"): void {
    const client = this.#client;
    if (client.isAsked("sit")) return;
    if (client.isUsed && !client.known?.you) client.renew(newKey(this.#around.bytes));
    this.#name = name;
    this.#keep();
    this.ask({ type: "sit", name, token: client.key.token, seat: seat ?? null });
  }

  /** Play a card; nothing where one of this ply was sent already, or more is known than is shown. */
  play(card: string): void {
    const [view, known] = [this.#view, this.#known];
    if (view?.round === known?.round && view?.ply === known?.ply) this.#send(this.#client.play(card));
  }

  /** Tap the pack, at a place from 1 to 51; for the person whose time was over it is done anywhere. */
  tap(place: number, wasLate = false): void {
    this.#wasLate = wasLate;
    this.#send(this.#client.tap(place));
  }

  ask(command: Command): void {
    this.#send([this.#client.ask(command)]);
  }

  /** When a bot will play for somebody who is away and waited for, by Date.now(); null where none will. */
  botPlaysAt(seat: Letter): number | null {
    return this.#absent[seat] ?? null;
  }

  /** Whether the pack was last cut for the person, whose time was over. */
  get wasLate(): boolean {
    return this.#wasLate;
  }

  /** Give the seat up and leave the table. */
  leave(): void {
    this.#isLeaving = true;
    this.ask({ type: "leave" });
  }

  /** Ask what a bot would play; the answer is told. */
  hint(): void {
    const known = this.#known;
    if (known && !this.isAsked("hint")) this.ask({ type: "hint", round: known.round, ply: known.ply });
  }

  /** Connect at once: play again where a bot plays for the person, or try again. */
  renew(): void {
    this.#link.renew();
  }

  /** Show all that is left at once. */
  skip(): void {
    this.#queue.skip();
  }

  close(): void {
    this.#unwatch();
    this.#untap?.();
    this.#trust();
    this.#link.close();
    this.#queue.close();
  }

  /** Send what the person asks for; where no answer comes the line is made anew, and the same is asked again by its name. */
  #send(messages: readonly ClientMessage[]): void {
    this.#link.send(messages);
    if (this.#link.isConnected) for (const message of messages) if ("id" in message && message.type !== "hint") this.#doubt(message.id);
  }

  #doubt(id: string): void {
    const cancel = this.#around.later(ANSWER, () => {
      this.#doubts.delete(cancel);
      if (this.#client.isOpen(id)) this.#link.wake(true);
    });
    this.#doubts.add(cancel);
  }

  /** The doubts were about another line. */
  #trust(): void {
    this.#doubts.forEach((cancel) => cancel());
    this.#doubts.clear();
  }

  #speaker() {
    return {
      hello: () => [this.#client.hello(), ...this.#client.behindHello()],
      hear: (message: ServerMessage) => this.#hear(message),
      deny: () => {
        this.#queue.put(this.#client.deny());
        forget(this.#code);
      },
      show: (line: Line) => this.#isNow(line),
    };
  }

  #isNow(line: Line): void {
    this.#trust();
    this.#line = line;
    if (line.is === "over" && NO_TABLE.includes(line.code)) forget(this.#code);
  }

  #hear(message: ServerMessage): { send: readonly ClientMessage[]; isBehind: boolean } {
    const client = this.#client;
    const before = client.known;
    const heard = client.hear(message, this.#around.date());
    this.#known = client.known;
    this.#ahead = client.ahead;
    if (message.type === "told" || message.type === "welcome") this.#noteAbsent(message.events);
    if (isOtherwise(before, client.known)) this.#seatChanged(before);
    if (!client.known?.you && heard.told.some(isRefusedSeat)) forget(this.#code);
    this.#noteReceipts();
    this.#queue.put(heard.told);
    this.#expectTap();
    return heard;
  }

  /** The seat is kept as long as it is the person's. */
  #seatChanged(before: View | null): void {
    if (this.#known?.you) this.#keep();
    else if (before?.you) {
      forget(this.#code);
      this.#hasLeft = this.#isLeaving;
    }
  }

  #keep(): void {
    const { token, secret } = this.#client.key;
    const view = this.#known;
    const name = (view?.you && view.seats[view.you].player?.name) || this.#name;
    const about = view?.you ? { about: aboutTable(view, view.you) } : {};
    this.#isSeatKept = keepSeat(this.#code, { token, secret, name, at: this.#around.date(), game: view?.game ?? null, ...about });
  }

  /** Since when somebody is away is known from the first time that it is told. */
  #noteAbsent(events: readonly TableEvent[]): void {
    const absent = { ...this.#absent };
    for (const event of events) {
      if (event.type === "back" || event.type === "left" || event.type === "seated") delete absent[event.seat];
      else if (event.type === "absent" && event.after != null) absent[event.seat] ??= this.#around.date() + event.after * 1000;
    }
    this.#absent = absent;
  }

  #noteReceipts(): void {
    if (this.#receipts === this.#client.promises.receipts) return;
    this.#receipts = this.#client.promises.receipts;
    if (this.#known?.you) keepReceipts(this.#code, this.#receipts);
  }

  /** Where the person does not want to tap the pack, or lets others wait for it, it is tapped somewhere. */
  #expectTap(): void {
    if (!this.#client.mustTap || (settings.cut && this.#isAlone)) {
      this.#untap?.();
      this.#untap = null;
    } else if (!this.#untap) {
      this.#untap = this.#around.later(settings.cut ? TAP_AFTER : 0, () => {
        this.#untap = null;
        this.tap(1 + Math.floor(this.#around.random() * TAPS), settings.cut);
      });
    }
  }

  /** Whether nobody else waits: all others are bots, and in nobody's place. */
  get #isAlone(): boolean {
    const { you, seats } = this.#known!;
    return Object.entries(seats).every(([seat, { player }]) => seat === you || !player || (player.level && !player.name));
  }

  /** All is shown: who is to play has seen it, and a clock may begin to run. */
  #drained(): void {
    const known = this.#known;
    if (!known) return;
    this.#view = known;
    const isAwaited = known.settings.clock != null && known.toPlay !== null && known.toPlay === known.you;
    if (!isAwaited || this.#shown === this.#client.version || !this.#link.isConnected) return;
    this.#shown = this.#client.version;
    this.#link.send([{ type: "shown", version: this.#shown }]);
  }

  #changed(change: Change): void {
    if (change === "offline") return this.#link.lose();
    if (change !== "online") this.#queue.isHidden = change === "hidden";
    if (change !== "hidden") this.#link.wake(change === "online");
  }
}

/** Whether what is kept with the seat is another now. */
function isOtherwise(before: View | null, now: View | null): boolean {
  const kept = (view: View | null) => view && [view.you, view.game, view.sheet.length, view.stage === "over", aboutTable(view, view.you ?? "S")];
  return JSON.stringify(kept(before)) !== JSON.stringify(kept(now));
}

function isRefusedSeat(told: Told): boolean {
  return told.is === "refused" && told.command?.type === "sit";
}
