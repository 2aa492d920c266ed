/** The table as it is shown: its cards move to where they lie now, one thing after the other. */
import { tick } from "svelte";
import type { Played, TableEvent, TurnedUp } from "../protocol";
import { t } from "../text/texts.svelte";
import { playedId } from "./folding_cards";
import { arrived, cutPack, hideNew, isStill, laidOut, leave, named, nextTask, readPlaces, showNew, travel } from "./motion";
import { PAUSE, WAY, type Pace } from "./pace";
import type { Passing } from "./passing.svelte";
import { pistiWords, said } from "./said";
import { sound } from "./sounds";
import { sideOf, type Lying, type View } from "./view";

/** What goes on beside the cards. */
export interface Beside {
  /** The table is shown otherwise now. */
  readonly became: () => void;
  /** The cards of the centre lie there: they can be told of. */
  readonly laid: () => void;
  /** Say something below the hand, or nothing any more. */
  readonly say: (message: (() => string) | null) => void;
}

export class Showing {
  /** The table as it is seen: in the middle of a capture the pile with the card that takes it. */
  view = $state.raw<View | null>(null);
  /** Whether the cards of the centre are still on their way there. */
  isOnWay = $state(false);
  /** Whether cards that were captured still lie there. */
  isHeld = $state(false);
  /** Where the table is drawn, to move its cards. */
  root: HTMLElement | null = null;
  /** Told what the table is about to be, at a moment when nothing has to be laid out for the focus to move. */
  ahead: ((after: View) => void) | null = null;

  readonly #pace: Pace;
  readonly #passing: Passing;
  readonly #beside: Beside;
  #number = 0; // of what is shown: what began before the newest one ends unseen

  constructor(pace: Pace, passing: Passing, beside: Beside) {
    this.#pace = pace;
    this.#passing = passing;
    this.#beside = beside;
  }

  /** Something new is to be shown: whatever moved before is over. */
  begin(): void {
    this.#number++;
    this.isHeld = this.isOnWay = false;
  }

  /** The table is so now. */
  become(view: View): void {
    this.view = view;
    this.#beside.became();
  }

  /** Let cards move as an event has it, until the table is as it is after it; null where it moves none. */
  move(event: TableEvent, before: View, after: View): Promise<void> | null {
    const number = this.#number;
    const isNow = (): boolean => number === this.#number;
    switch (event.type) {
      case "started":
        return this.#change(after, PAUSE.glance);
      case "cut_refused":
      case "cut":
        return this.#cut(event.type === "cut_refused", after, isNow);
      case "turned_up":
        return this.#turnedUp(event, after, isNow);
      case "dealt":
        if (event.deal === 1) this.#passing.greet(after);
        sound("card");
        return this.#change(after, PAUSE.glance, WAY.between);
      case "redeal":
        this.#note(() => said(event, before, after).join(" "));
        return this.#change(after, PAUSE.read);
      case "played":
        return this.#played(event, before, after, isNow);
      case "leftovers":
        return this.#leftovers(event.side, before, after, isNow);
      case "set_aside_seen":
        this.#note(() => t("screen-title-face-down"), event.cards.map((each) => each.card));
        return this.#change(after, PAUSE.read);
      default:
        return null;
    }
  }

  /** Let the table be so; its cards move to their new places, those that are new come from the stock one after the other. */
  async #change(after: View, pause: number, between = 0, way: number = WAY.deal): Promise<void> {
    const [root, number] = [this.root, this.#number];
    const time = isStill() ? 0 : this.#pace.time(way);
    const was = root && time ? await readPlaces(root, () => number === this.#number && this.ahead?.(after)) : null;
    if (number !== this.#number) return;
    this.become(after);
    await tick();
    const hidden = root && was ? hideNew(root, was.from) : [];
    if (root && was) await laidOut(root);
    if (!root || !was || this.view !== after) return showNew(hidden), this.#pace.wait(pause);
    const long = await travel(root, { ...was, time, between: this.#pace.time(between) });
    await nextTask();
    await this.#pace.wait(pause);
    if (between) await this.#pace.wait(Math.max(0, (long - time) / Math.max(this.#pace.time(1), 0.01)));
  }

  async #cut(isRefused: boolean, after: View, isNow: () => boolean): Promise<void> {
    if (isRefused) this.#note(() => t("play-cut-refused"));
    if (this.root && !isStill()) cutPack(this.root, this.#pace.time(700), isRefused);
    sound("card");
    await this.#pace.wait(isRefused ? PAUSE.read : 700);
    if (isNow()) this.become(after);
  }

  /** A jack in the centre is seen before the next card covers it. */
  async #turnedUp(event: TurnedUp, after: View, isNow: () => boolean): Promise<void> {
    const under = after.pile.length - event.cards.length;
    for (let count = 1; count < event.cards.length && after.rules.centre !== "open"; count++) {
      sound("card");
      await this.#lay({ ...after, pile: after.pile.slice(0, under + count) }, isNow);
      this.#beside.say(() => t("screen-shown-jack"));
      await this.#pace.wait(PAUSE.read);
      if (!isNow()) return;
    }
    this.#beside.say(null);
    sound("card");
    await this.#lay(after, isNow, WAY.between);
    if (!isNow()) return;
    this.#beside.laid();
    await this.#pace.wait(PAUSE.glance - WAY.deal);
  }

  /** Lay cards into the centre; nobody is told of them before they lie there. */
  async #lay(after: View, isNow: () => boolean, between = 0): Promise<void> {
    this.isOnWay = true;
    await this.#change(after, WAY.deal, between);
    if (this.#pace.time(1)) await arrived();
    if (isNow()) this.isOnWay = false;
  }

  async #played(event: Played, before: View, after: View, isNow: () => boolean): Promise<void> {
    sound("card");
    if (!event.captured?.length) return this.#change(after, event.seat === after.you ? PAUSE.play / 2 : PAUSE.play, 0, WAY.play);
    const pile = [...before.pile, { id: playedId(before, after, event.seat), card: event.card.card }];
    this.isHeld = true;
    await this.#change({ ...after, pile, setAside: before.setAside, won: before.won, toPlay: null }, 0, 0, WAY.play);
    if (!isNow()) return;
    this.#celebrate(event, before, after);
    await this.#pace.wait(event.pisti ? PAUSE.pisti : event.denied ? PAUSE.read : PAUSE.capture);
    if (isNow()) await this.#take(sideOf(after.rules, event.seat), [...pile, ...before.setAside], after, isNow);
  }

  async #leftovers(side: number | null, before: View, after: View, isNow: () => boolean): Promise<void> {
    this.isHeld = true;
    await this.#pace.wait(PAUSE.read);
    if (isNow()) await this.#take(side, before.pile, after, isNow);
  }

  /** The cards go to the won cards of a side. */
  async #take(side: number | null, cards: readonly Lying[], after: View, isNow: () => boolean): Promise<void> {
    const { root } = this;
    const time = isStill() ? 0 : this.#pace.time(WAY.capture);
    if (root && time && side !== null) {
      await laidOut(root);
      if (!isNow()) return;
      const heap = named(root, `heap-${side}`);
      if (heap) leave(root, new Set(cards.map((lying) => lying.id)), heap, time);
      await this.#pace.wait(WAY.capture);
    }
    if (!isNow()) return;
    this.isHeld = false;
    this.become(after);
    await (time ? nextTask() : tick()); // what comes next is drawn in a task of its own
  }

  #celebrate(event: Played, before: View, after: View): void {
    const side = sideOf(after.rules, event.seat);
    if (event.pisti) {
      const points = event.pisti === 2 ? after.rules.double_pisti : after.rules.pisti;
      this.#passing.show({ kind: event.pisti === 2 ? "double" : "pisti", say: () => pistiWords(event, before, after), points, side, cards: [] }, this.#while);
      return sound("pisti");
    }
    if (event.denied) this.#note(() => t(`play-denied-${event.denied}`));
    sound("capture");
  }

  #note(say: () => string, cards: readonly string[] = []): void {
    this.#passing.note(say, this.#while, cards);
  }

  /** How long a banner stays: it blocks nothing, so it may be read where nothing waits. */
  get #while(): number {
    return Math.max(1500, this.#pace.time(2600));
  }
}
