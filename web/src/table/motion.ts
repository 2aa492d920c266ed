/** Cards on their way: where each lay is read first, then the table changes, then where it lies now, and it moves between. */

/** Where something lies in the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";

/** Whether the system asks for no motion. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const FRAME = 250; // milliseconds at most until the next frame; where nobody looks there is none

/** In the next frame, when all of it is laid out and nothing painted: places are read then, and nothing is laid out twice. */
export function laidOut(root: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(end);
    const timer = setTimeout(end, FRAME);
    function end(): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(root);
  });
}

const moving = new Set<Animation>();

/** When all is laid out and no card is on its way: the focus may move then, for which the browser has to look at the page anew. */
export async function atRest(root: Element): Promise<void> {
  await laidOut(root);
  await nextTask(); // what begins to move in this frame has begun
  while (moving.size) {
    await Promise.allSettled([...moving].map((animation) => animation.finished));
    await laidOut(root);
  }
}

/** When the cards that are on their way have arrived, which they may do a little after their time; where nobody looks none does. */
export async function arrived(): Promise<void> {
  const all = Promise.allSettled([...moving].map((animation) => animation.finished));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, FRAME))]);
}

/** After whatever the browser has to do first: what is long is done in parts, and nothing in the middle of laying out. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Where each card lies now, by the name of it. */
export function placesOf(root: HTMLElement): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const card of root.querySelectorAll<HTMLElement>("[data-lying]")) places.set(card.dataset.lying!, placeOf(card));
  return places;
}

/** Where a thing lies. */
export function placeOf(thing: Element): Place {
  const { left, top, width } = thing.getBoundingClientRect();
  return { x: left, y: top, width };
}

/** Where a named thing of the table lies, such as the stock. */
export function named(root: HTMLElement, name: string): Place | null {
  const thing = root.querySelector(`[data-place="${name}"]`);
  return thing && placeOf(thing);
}

/** The transform that shows a card of one place at another. */
export function transform(from: Place, at: Place): string {
  const scale = at.width ? from.width / at.width : 1;
  return `translate(${from.x - at.x}px, ${from.y - at.y}px) scale(${scale})`;
}

const AT_ONCE = 4; // cards

interface Travel {
  /** Where cards were before; those that were nowhere come from `source`. */
  readonly from: ReadonlyMap<string, Place>;
  readonly source: Place | null;
  readonly time: number;
  /** How much later each card from the source starts than the one before. */
  readonly between: number;
}

/**
 * Where all lies before it changes, read when it is laid out; `ahead` is called at that moment.
 * It is told in a task of its own, so that the change makes no frame long.
 */
export async function readPlaces(root: HTMLElement, ahead: () => void): Promise<Pick<Travel, "from" | "source">> {
  await laidOut(root);
  const was = { from: placesOf(root), source: named(root, "stock") };
  ahead();
  await nextTask();
  return was;
}

/** Let nobody see the cards that were nowhere before, until they begin to move; called before all is laid out. */
export function hideNew(root: HTMLElement, from: ReadonlyMap<string, Place>): readonly HTMLElement[] {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-lying]")].filter((card) => !from.has(card.dataset.lying!));
  for (const card of cards) card.style.opacity = "0";
  return cards;
}

/** Let such cards be seen. */
export function showNew(cards: readonly HTMLElement[]): void {
  for (const card of cards) card.style.opacity = "";
}

/**
 * Let all cards move from where they were to where they lie now; what was moved before is given up. Resolves to how long
 * it takes. Of cards that were nowhere, and are hidden, only a few start at once: many would make the frame long.
 */
export async function travel(root: HTMLElement, { from, source, time, between }: Travel): Promise<number> {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-lying]")];
  const now = cards.map(placeOf); // all are read before any is moved
  const arriving: (() => void)[] = [];
  cards.forEach((card, place) => {
    const at = now[place]!;
    const was = from.get(card.dataset.lying!);
    if (was) return move(card, was, at, time, 0);
    const delay = arriving.length * between;
    arriving.push(() => {
      showNew([card]);
      if (source) move(card, source, at, time, delay);
    });
  });
  for (let place = 0; place < arriving.length; place += AT_ONCE) {
    await nextTask();
    for (const start of arriving.slice(place, place + AT_ONCE)) start();
  }
  return time + arriving.length * between;
}

/** Let some cards move away to a place and vanish there. */
export function leave(root: HTMLElement, ids: ReadonlySet<string>, to: Place, time: number): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-lying]")].filter((card) => ids.has(card.dataset.lying!));
  const now = cards.map(placeOf);
  cards.forEach((card, place) => {
    const end = `${transform(to, now[place]!)} rotate(${place % 2 ? 6 : -6}deg)`;
    const frames = [{ transform: "none" }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0.2 }];
    run(card, frames, { duration: time, easing: "ease-in", fill: "forwards" });
  });
}

function move(card: HTMLElement, from: Place, at: Place, duration: number, delay: number): void {
  if (Math.abs(from.x - at.x) < 1 && Math.abs(from.y - at.y) < 1) return;
  run(card, [{ transform: transform(from, at) }, { transform: "none" }], { duration, delay, easing: EASE, fill: "backwards" });
}

function run(card: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const animation = card.animate(frames, options);
  const end = (): void => void moving.delete(animation);
  moving.add(animation);
  animation.finished.then(end, end);
}

/** Lift a part of the pack off to the side and put it down again. */
export function cutPack(root: HTMLElement, time: number, isRefused: boolean): void {
  const pack = root.querySelector<HTMLElement>("[data-place='stock'] .top");
  const away = "translate(70%, -12%) rotate(4deg)";
  const frames = isRefused ? ["none", away, "none"] : ["none", away, "translate(60%, 14%)", "none"];
  if (pack) run(pack, frames.map((transform) => ({ transform })), { duration: time, easing: "ease-in-out" });
}
