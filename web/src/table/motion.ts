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

const FRAME = 100; // milliseconds at most until the next frame; where nobody looks there is none

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

interface Travel {
  /** Where cards were before; those that were nowhere come from `source`. */
  readonly from: ReadonlyMap<string, Place>;
  readonly source: Place | null;
  readonly time: number;
  /** How much later each card from the source starts than the one before. */
  readonly between: number;
}

/** Let all cards move from where they were to where they lie now; what was moved before is given up. Returns how long it takes. */
export function travel(root: HTMLElement, { from, source, time, between }: Travel): number {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-lying]")];
  const now = cards.map(placeOf); // all are read before any is moved
  let delay = 0;
  cards.forEach((card, place) => {
    const at = now[place]!;
    const was = from.get(card.dataset.lying!);
    const start = was ?? source;
    if (!start || (Math.abs(start.x - at.x) < 1 && Math.abs(start.y - at.y) < 1)) return;
    move(card, [transform(start, at), "none"], time, was ? 0 : delay);
    if (!was) delay += between;
  });
  return time + delay;
}

/** Let some cards move away to a place and vanish there. */
export function leave(root: HTMLElement, ids: ReadonlySet<string>, to: Place, time: number): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-lying]")].filter((card) => ids.has(card.dataset.lying!));
  const now = cards.map(placeOf);
  cards.forEach((card, place) => {
    const end = `${transform(to, now[place]!)} rotate(${place % 2 ? 6 : -6}deg)`;
    const frames = [{ transform: "none" }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0.2 }];
    card.animate(frames, { duration: time, easing: "ease-in", fill: "forwards" });
  });
}

function move(card: HTMLElement, [from, to]: readonly [string, string], duration: number, delay: number): void {
  card.animate([{ transform: from }, { transform: to }], { duration, delay, easing: EASE, fill: "backwards" });
}

/** Lift a part of the pack off to the side and put it down again. */
export function cutPack(root: HTMLElement, time: number, isRefused: boolean): void {
  const pack = root.querySelector<HTMLElement>("[data-place='stock'] .top");
  const away = "translate(70%, -12%) rotate(4deg)";
  const frames = isRefused ? ["none", away, "none"] : ["none", away, "translate(60%, 14%)", "none"];
  pack?.animate(frames.map((transform) => ({ transform })), { duration: time, easing: "ease-in-out" });
}
