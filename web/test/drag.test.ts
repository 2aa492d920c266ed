import { beforeEach, expect, test, vi } from "vitest";
import { draggable, isOver } from "../src/table/drag";

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));

/** A card in the hand that takes events. */
function card(goes = true): { card: HTMLElement; drop: ReturnType<typeof vi.fn<(x: number, y: number) => boolean>>; clicks: () => number } {
  const target = Object.assign(new EventTarget(), {
    style: { transform: "" },
    classList: { add: vi.fn(), remove: vi.fn() },
    setPointerCapture: vi.fn(),
  }) as unknown as HTMLElement;
  const drop = vi.fn<(x: number, y: number) => boolean>(() => goes);
  let clicks = 0;
  draggable(target, { drop });
  target.addEventListener("click", () => (clicks += 1));
  return { card: target, drop, clicks: () => clicks };
}

function send(to: HTMLElement, type: string, [clientX, clientY]: readonly [number, number] = [0, 0], button = 0): void {
  to.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { clientX, clientY, button, isPrimary: true, pointerId: 1 }));
}

test("a card that is let go where it may be played is played, and the click that follows is none", () => {
  const { card: hand, drop, clicks } = card();
  send(hand, "pointerdown");
  send(hand, "pointermove", [10, -60]);
  expect(hand.style.transform).toBe("translate(10px, -60px)");
  send(hand, "pointerup", [10, -60]);
  send(hand, "click");
  expect(drop.mock.calls).toEqual([[10, -60]]);
  expect(clicks()).toBe(0);
  expect(hand.style.transform).not.toBe(""); // it goes on from where it was let go
});

test("a card that is let go where it may not be played goes back", () => {
  const { card: hand, drop } = card(false);
  send(hand, "pointerdown");
  send(hand, "pointermove", [0, -90]);
  send(hand, "pointerup", [0, -90]);
  expect(drop).toHaveBeenCalledOnce();
  expect(hand.style.transform).toBe("");
});

test("the middle is taken generously, but not as far as what lies around it", () => {
  const box = { left: 100, right: 200, top: 50, bottom: 150 };
  const near = ([x, y]: readonly [number, number]) => isOver(box, x, y);
  expect(([[150, 100], [90, 100], [210, 160], [150, 40]] as const).map(near)).toEqual([true, true, true, true]);
  expect(([[60, 100], [240, 100], [150, 10], [150, 190]] as const).map(near)).toEqual([false, false, false, false]);
});

test("a press that hardly moves stays a click, and a drag that the browser ends plays nothing", () => {
  const { card: hand, drop, clicks } = card();
  send(hand, "pointerdown");
  send(hand, "pointermove", [3, -4]);
  send(hand, "pointerup", [3, -4]);
  send(hand, "click");
  expect(clicks()).toBe(1);
  send(hand, "pointerdown");
  send(hand, "pointermove", [0, -90]);
  send(hand, "pointercancel", [0, -90]);
  expect(drop).not.toHaveBeenCalled();
});

test("another button than the main one drags nothing", () => {
  const { card: hand } = card();
  send(hand, "pointerdown", [0, 0], 2);
  send(hand, "pointermove", [0, -90]);
  expect(hand.style.transform).toBe("");
});
