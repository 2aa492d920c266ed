/** A card that is dragged out of the hand: it follows the pointer, and is played where it is let go over the middle of the table. */

const BEGINS = 8; // pixels until a press becomes a drag
const NEAR = 24; // pixels around the middle where a card that is let go is played too

/** Whether a point of the window lies over a box, or near it. */
export function isOver(box: Pick<DOMRect, "left" | "right" | "top" | "bottom">, x: number, y: number): boolean {
  return x > box.left - NEAR && x < box.right + NEAR && y > box.top - NEAR && y < box.bottom + NEAR;
}

export interface Dragging {
  /** Called with where in the window the card is let go. Returns whether it goes; otherwise it springs back. */
  readonly drop: (x: number, y: number) => boolean;
  readonly begins?: () => void;
}

/** Make an element draggable (an action of Svelte); a click that ends a drag is no click. */
export function draggable(card: HTMLElement, dragging: Dragging): { update(next: Dragging): void; destroy(): void } {
  let current = dragging;
  let start: { x: number; y: number; pointer: number } | null = null;
  let isMoving = false;
  let swallows = false;

  function down(event: PointerEvent): void {
    swallows = false;
    if (event.button || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isMoving && Math.hypot(x, y) < BEGINS) return;
    if (!isMoving) begin(event.pointerId);
    card.style.transform = `translate(${x}px, ${y}px)`;
  }

  function begin(pointer: number): void {
    isMoving = true;
    card.setPointerCapture(pointer);
    card.classList.add("dragged");
    current.begins?.();
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    swallows = isMoving;
    start = null;
    if (!isMoving) return;
    isMoving = false;
    card.classList.remove("dragged");
    if (event.type !== "pointerup" || !current.drop(event.clientX, event.clientY)) release(card);
  }

  function click(event: MouseEvent): void {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  card.addEventListener("pointerdown", down);
  card.addEventListener("pointermove", move);
  card.addEventListener("pointerup", up);
  card.addEventListener("pointercancel", up);
  card.addEventListener("click", click, true);
  return {
    update: (next) => void (current = next),
    destroy: () => card.removeEventListener("click", click, true),
  };
}

/** Put a dragged card back where it belongs. */
export function release(card: HTMLElement): void {
  const { transform } = card.style;
  card.style.transform = "";
  if (transform && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    card.animate([{ transform }, { transform: "none" }], { duration: 180, easing: "ease-out" });
  }
}
