/** What the screen of a table tells, and what the person does at it. */
import type { Counted, Played, TableEvent } from "../protocol";
import type { Broken } from "../fair/receipts";
import { Chronicle } from "../score/story";
import { settings } from "../settings/settings.svelte";
import { refusal } from "../text/refusal";
import { t } from "../text/texts.svelte";
import { playWords } from "../windows/capture_words";
import { pileInShort } from "../windows/state_words";
import { inWords } from "../windows/words";
import { Pace } from "./pace";
import { Passing } from "./passing.svelte";
import { isBot, retold, said } from "./said";
import { countOf } from "./scores";
import type { Happened, Session, Told } from "./session.svelte";
import { Showing } from "./showing.svelte";
import { buzz, sound } from "./sounds";
import type { Letter, View } from "./view";

const MOST_TOLD = 400;
const GOES_ON: readonly TableEvent["type"][] = ["started", "played", "counted", "game_over"]; // with what play goes on

/** After how many milliseconds it is said that a card is not answered yet, and how long a notice stays at least. */
const UNDER_WAY = 1000;
const READ = 4000;

/** Something that was told; its sentences are made when they are read, in the language of then. */
export interface Entry {
  readonly key: number;
  readonly say: () => string[];
  /** Whether it has just happened, and is read aloud. */
  readonly isNews: boolean;
}

export class Screen {
  entries = $state.raw<readonly Entry[]>([]);
  /** What is read at once: the own turn, why something was refused, what was asked for. */
  status = $state("");
  /** Said below the hand until something else happens. */
  message = $state.raw<(() => string) | null>(null);
  /** Whom the person does not want to hear. */
  quiet = $state.raw<readonly Letter[]>([]);
  /** Whether the count is still being shown, line after line. */
  isCounting = $state(false);
  /** The card that the server was told of; the one for the next turn; the one that a second tap plays; the one that a bot would play. */
  sent = $state<string | null>(null);
  next = $state<string | null>(null);
  confirmed = $state<string | null>(null);
  hinted = $state<string | null>(null);
  counted = $state.raw<Counted | null>(null);
  /** The side that has won, until the end was looked at. */
  winner = $state<number | null>(null);
  broken = $state.raw<readonly Broken[]>([]);
  readonly passing = new Passing();
  readonly chronicle = new Chronicle();
  readonly pace = new Pace(
    () => settings.speed,
    () => document.hidden,
  );
  readonly showing = new Showing(this.pace, this.passing, {
    became: () => this.#became(),
    laid: () => this.#tellRest(),
    say: (message) => (this.message = message),
  });
  session: Session | null = null;

  #key = 0;
  #told = ""; // the turn that was told last
  #isPlayed = false; // the own card, as the next view shows
  #readUntil = 0; // what is said below the hand stays until then
  #untold: (() => void) | null = null; // what is told once it is shown
  #underWay: ReturnType<typeof setTimeout> | undefined;

  /** The table as it is seen. */
  get view(): View | null {
    return this.showing.view;
  }

  /** Show one thing that is told. */
  readonly show = async (told: Told): Promise<void> => {
    if (told.is === "event") await this.#event(told.event, told.before, told.after, told.atOnce ?? false);
    else if (told.is === "anew") this.#anew(told.after, told.history);
    else if (told.is === "hinted") this.#hint(told.card, told.ply);
    else if (told.is === "broken") this.broken = [...this.broken, { code: told.code, fields: told.fields }];
    else if (told.is === "refused") this.#refused(told.code, told.fields);
    else this.say(() => t("remote-seat-lost"));
    this.#turn();
  };

  /** Say something below the hand, and to readers; what was asked for stays for a while though play goes on. */
  say(message: () => string, isAskedFor = false): void {
    this.message = message;
    this.#readUntil = isAskedFor ? performance.now() + READ : 0;
    this.#announce(message());
  }

  /** Readers are told what is the same as before only where it is not quite. */
  #announce(text: string): void {
    this.status = text === this.status ? `${text}\u00a0` : text;
  }

  /** Show all that is left at once. */
  hurry(): void {
    this.session?.skip();
    this.pace.hurry();
  }

  /** Whether the person is to play now, and all before it has been shown. */
  get isTurn(): boolean {
    const { view } = this;
    const known = this.session?.known;
    if (!view?.you || view.stage !== "play" || view.toPlay !== view.you || this.showing.isHeld) return false;
    return !known || (known.round === view.round && known.ply === view.ply && known.stage === "play");
  }

  /** Whether a card that is pressed is played now: it is the own turn, and none is under way. */
  get canPlay(): boolean {
    return this.isTurn && !this.sent;
  }

  /** Whether a bot plays for the person, as far as it is known. */
  get isGone(): boolean {
    const known = this.session?.known ?? this.view;
    return known?.you != null && isBot(known.seats[known.you].player);
  }

  /** Play again, where a bot played for the person: whoever connects does. */
  comeBack(): void {
    this.session?.renew();
    this.hurry();
  }

  /** Whether the person is to cut the pack. */
  get isCut(): boolean {
    const { view } = this;
    return view?.stage === "cut" && view.you !== null && view.cutter === view.you && !(this.session?.known ?? view).hasTapped;
  }

  /** Play a card of the own hand, choose it for later, or say why that cannot be. Returns whether it was played. */
  press(card: string): boolean {
    this.hinted = null;
    if (!this.canPlay) {
      this.#choose(card);
      return false;
    }
    if (settings.confirm && this.confirmed !== card) {
      this.confirmed = card;
      this.say(() => t("screen-confirm-card", { card: inWords(card) }));
      return false;
    }
    this.play(card);
    return true;
  }

  /** Play a card now. */
  play(card: string): void {
    this.confirmed = this.next = this.hinted = null;
    this.sent = card;
    this.message = null;
    this.status = "";
    this.session?.play(card);
    clearTimeout(this.#underWay);
    this.#underWay = setTimeout(() => {
      if (this.sent === card) this.say(() => t("web-play-under-way"));
    }, UNDER_WAY);
  }

  /** Hear somebody no more, or again. */
  hush(seat: Letter): void {
    this.quiet = this.quiet.includes(seat) ? this.quiet.filter((each) => each !== seat) : [...this.quiet, seat];
  }

  #choose(card: string): void {
    if (this.view?.stage !== "play" || this.sent === card) return;
    this.next = this.next === card ? null : card;
    if (this.next) this.say(() => t("web-next-card", { card: inWords(card) }));
    else this.say(() => t("web-next-none"));
  }

  #hint(card: string, ply: number): void {
    if (this.view?.ply !== ply) return;
    this.hinted = card;
    this.say(() => t("web-hint-card", { card: inWords(card) }));
  }

  #refused(code: string, fields: Readonly<Record<string, string | number>>): void {
    this.sent = this.next = null;
    this.say(() => refusal(code, { ...fields }));
  }

  #anew(after: View, history?: readonly Happened[]): void {
    this.showing.begin();
    this.showing.become(after);
    this.status = "";
    this.isCounting = false;
    this.#untold = null;
    this.counted = after.stage === "count" ? countOf(after) : null;
    this.passing.banner = null;
    this.winner = this.sent = this.next = this.confirmed = this.hinted = null;
    this.chronicle.anew(after);
    if (history) this.entries = retold(history).map((say) => ({ key: this.#key++, say, isNews: false }));
  }

  /** Once all is shown: tell the person that it is their turn, and play what was chosen for it. */
  #turn(): void {
    if (!this.isTurn) return;
    const view = this.view!;
    const turn = `${view.game} ${view.round} ${view.ply}`;
    if (turn === this.#told) return;
    this.#told = turn;
    const hand = view.seats[view.you!].cards;
    const chosen = this.next;
    this.next = null;
    if (chosen && hand.some((lying) => lying.card === chosen)) return this.play(chosen);
    this.#announce([`${t("screen-your-turn")}.`, ...pileInShort(view)].join(" "));
    // where nothing is waited for, a remark does not lie over the cards of a person who is to play: it stands below the hand
    if (settings.speed === "off") this.message = this.passing.takeNote() ?? this.message;
    sound("turn");
    buzz();
  }

  async #event(event: TableEvent, before: View, after: View, atOnce: boolean): Promise<void> {
    this.showing.begin();
    this.pace.rest();
    this.#tellRest();
    if (GOES_ON.includes(event.type)) this.#goOn(event);
    if (event.type === "turned_up" && !atOnce) this.#untold = () => this.#tell(event, before, after);
    else this.#tell(event, before, after);
    this.chronicle.hear(event, after);
    const moving = atOnce ? null : this.showing.move(event, before, after); // at once: nothing moves, for more is behind it
    if (moving) return moving;
    this.#company(event, after);
  }

  /** Play has gone on: what was said of the turn before, or lies over the cards, is over. */
  #goOn(event: TableEvent): void {
    this.status = "";
    this.passing.clear();
    if (event.type === "started") {
      this.counted = this.winner = null;
      this.isCounting = false; // whether it was looked at to its end or not
    }
    if (performance.now() >= this.#readUntil) this.message = null;
    if (event.type !== "played" || event.seat !== this.view?.you) return;
    this.#endPlay(event);
  }

  /** The own card is on the table; one that was chosen meanwhile is for the next turn. */
  #endPlay(event: Played): void {
    const view = this.view!;
    this.#isPlayed = true;
    if (this.next === event.card.card) this.next = null;
    if (!event.level) return;
    this.message = () => playWords(view, event);
    this.#readUntil = performance.now() + READ;
  }

  #company(event: TableEvent, after: View): void {
    this.passing.newcomer(event, after);
    if (event.type === "counted") {
      this.counted = event;
      this.isCounting = true;
      sound("count");
    }
    if (event.type === "game_over") this.winner = event.winner;
    if (event.type === "phrase") this.#hear(event.seat, () => t(`phrase-${event.phrase}`));
    if (event.type === "chat") this.#hear(event.seat, () => event.text);
    this.showing.become(after);
  }

  #hear(seat: Letter, say: () => string): void {
    if (!this.quiet.includes(seat)) this.passing.bubble(seat, say);
  }

  #tellRest(): void {
    this.#untold?.();
    this.#untold = null;
  }

  #tell(event: TableEvent, before: View, after: View): void {
    if ((event.type === "phrase" || event.type === "chat") && this.quiet.includes(event.seat)) return;
    const wasLate = event.type === "cut" && event.cutter === after.you && this.session?.wasLate;
    const say = (): string[] => (wasLate ? [t("web-cut-for-you")] : said(event, before, after));
    if (!say().length) return;
    this.entries = [...this.entries.slice(-MOST_TOLD), { key: this.#key++, say, isNews: true }];
  }

  /** The table is shown otherwise: a card that was under way until now has left the hand. */
  #became(): void {
    if (this.#isPlayed) this.sent = null;
    this.#isPlayed = false;
  }
}
