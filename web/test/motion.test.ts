import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { arrived, atRest, hideNew, laidOut, leave, nextTask, placesOf, readPlaces, transform, travel, type Place } from "../src/table/motion";

interface Card {
  dataset: { lying: string };
  style: { opacity: string };
  getBoundingClientRect(): { left: number; top: number; width: number };
  animate: ReturnType<typeof vi.fn>;
}

/** A table with cards at places; notes in which order it is read and changed. */
function table(places: Record<string, readonly [number, number]>, order: string[] = []): { root: HTMLElement; cards: Record<string, Card> } {
  const cards = Object.fromEntries(
    Object.entries(places).map(([lying, [left, top]]) => {
      const read = (): { left: number; top: number; width: number } => (order.push("read"), { left, top, width: 50 });
      return [lying, { dataset: { lying }, style: { opacity: "" }, getBoundingClientRect: read, animate: vi.fn(() => (order.push("animate"), { finished: Promise.resolve() })) }];
    }),
  );
  return { root: { querySelectorAll: () => Object.values(cards) } as unknown as HTMLElement, cards };
}

const at = (x: number, y: number, width = 50): Place => ({ x, y, width });

test("a card is shown where it was, as large as it was", () => {
  expect(transform(at(10, 20, 100), at(110, 220))).toBe("translate(-100px, -200px) scale(2)");
});

test("cards move from where they were; those that did not move do not; new ones come from the stock one after the other", async () => {
  const { root, cards } = table({ moved: [100, 0], still: [5, 5], new1: [0, 50], new2: [50, 50] });
  const from = new Map([["moved", at(0, 0)], ["still", at(5, 5)]]);
  const long = await travel(root, { from, source: at(300, 300), time: 200, between: 40 });
  const delay = (card: string): number => cards[card]!.animate.mock.calls[0]![1].delay;
  expect(cards["moved"]!.animate.mock.calls[0]![0][0].transform).toBe("translate(-100px, 0px) scale(1)");
  expect(cards["still"]!.animate).not.toHaveBeenCalled();
  expect([delay("moved"), delay("new1"), delay("new2")]).toEqual([0, 0, 40]);
  expect(long).toBe(280);
});

test("all places are read before anything is moved", async () => {
  const order: string[] = [];
  const { root } = table({ a: [0, 0], b: [9, 9], c: [50, 0] }, order);
  await travel(root, { from: new Map(), source: at(300, 0), time: 200, between: 0 });
  expect(order).toEqual(["read", "read", "read", "animate", "animate", "animate"]);
});

test("new cards are hidden until they begin to move, a few at once", async () => {
  const { root, cards } = table({ old: [0, 0], n1: [9, 0], n2: [18, 0], n3: [27, 0], n4: [36, 0], n5: [45, 0] });
  const from = new Map([["old", at(0, 0)]]);
  const seen = (): string[] => Object.keys(cards).filter((card) => cards[card]!.style.opacity !== "0");
  hideNew(root, from);
  expect(seen()).toEqual(["old"]);
  const long = travel(root, { from, source: at(300, 0), time: 200, between: 40 });
  expect(seen()).toEqual(["old"]);
  await nextTask();
  expect(seen()).toEqual(["old", "n1", "n2", "n3", "n4"]);
  await long;
  expect(seen()).toEqual(Object.keys(cards));
});

test("without a stock they are just seen", async () => {
  const { root, cards } = table({ n1: [9, 0] });
  hideNew(root, new Map());
  await travel(root, { from: new Map(), source: null, time: 200, between: 0 });
  expect([cards["n1"]!.style.opacity, cards["n1"]!.animate.mock.calls.length]).toEqual(["", 0]);
});

test("of a capture only its cards leave", () => {
  const { root, cards } = table({ taken: [0, 0], stays: [80, 0] });
  leave(root, new Set(["taken"]), at(500, 500, 25), 300);
  expect(cards["stays"]!.animate).not.toHaveBeenCalled();
  const frames = cards["taken"]!.animate.mock.calls[0]![0];
  expect(frames.at(-1).transform).toContain("translate(500px, 500px) scale(0.5)");
  expect([...placesOf(root).keys()]).toEqual(["taken", "stays"]);
});

describe("places are read", () => {
  let observed: (() => void)[] = [];

  beforeEach(() => {
    observed = [];
    vi.useFakeTimers();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(private readonly told: () => void) {}
        observe = () => observed.push(this.told);
        disconnect = () => (observed = []);
      },
    );
  });
  afterEach(() => void vi.useRealTimers());

  test("when all is laid out", async () => {
    const read = vi.fn();
    void laidOut({} as Element).then(read);
    await vi.advanceTimersByTimeAsync(20);
    expect(read).not.toHaveBeenCalled();
    observed[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect([read.mock.calls.length, observed.length, vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  test("before the table changes, and the focus may move at that moment; what follows comes later", async () => {
    const order: string[] = [];
    const { root } = table({ a: [0, 0] }, order);
    Object.assign(root, { querySelector: () => null });
    void readPlaces(root, () => void order.push("ahead")).then(() => order.push("told"));
    expect(order).toEqual([]);
    observed[0]!();
    await Promise.resolve();
    await Promise.resolve();
    expect(order).toEqual(["read", "ahead"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(["read", "ahead", "told"]);
  });

  test("and rest is where no card is on its way", async () => {
    const { root, cards } = table({ a: [0, 0] });
    let arrive = (): void => undefined;
    cards["a"]!.animate.mockReturnValue({ finished: new Promise<void>((resolve) => (arrive = resolve)) });
    await travel(root, { from: new Map([["a", at(50, 50)]]), source: null, time: 200, between: 0 });
    const rests = vi.fn();
    void atRest({} as Element).then(rests);
    await vi.advanceTimersByTimeAsync(1000);
    expect(rests).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(rests).toHaveBeenCalled();
  });

  test("and cards have arrived when their way is over, not when it should be; or a while later, if nobody looks", async () => {
    const { root, cards } = table({ a: [0, 0] });
    let arrive = (): void => undefined;
    cards["a"]!.animate.mockReturnValue({ finished: new Promise<void>((resolve) => (arrive = resolve)) });
    await travel(root, { from: new Map([["a", at(50, 50)]]), source: null, time: 200, between: 0 });
    const [here, later] = [vi.fn(), vi.fn()];
    void arrived().then(later);
    await vi.advanceTimersByTimeAsync(240);
    expect(later).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(later).toHaveBeenCalled();
    void arrived().then(here);
    arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(here).toHaveBeenCalled();
    expect(await arrived()).toBeUndefined(); // where nothing moves at once
  });

  test("though nobody looks and nothing is laid out", async () => {
    const read = vi.fn();
    void laidOut({} as Element).then(read);
    await vi.advanceTimersByTimeAsync(250);
    expect(read).toHaveBeenCalled();
  });
});
