import { expect, test } from "vitest";
import { meaningOf } from "../src/table/keys";

/** A key that is pressed on an element that lies in what `inside` names. */
function pressed(key: string, inside = "", held: Partial<KeyboardEvent> = {}): Parameters<typeof meaningOf>[0] {
  const target = { closest: (selector: string) => (inside && selector.split(", ").includes(inside) ? {} : null) };
  return { key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, target: target as unknown as EventTarget, ...held };
}

test("numbers are cards, letters open windows, in capitals too", () => {
  expect(meaningOf(pressed("1"))).toEqual({ is: "card", place: 0 });
  expect(meaningOf(pressed("4"))).toEqual({ is: "card", place: 3 });
  expect(meaningOf(pressed("5"))).toBeNull();
  expect(meaningOf(pressed("G"))).toEqual({ is: "open", what: "log" });
  expect(meaningOf(pressed("?"))).toEqual({ is: "open", what: "help" });
  expect(meaningOf(pressed("Enter"))).toBeNull();
});

test("keys of the browser, keys held down, and keys in fields and windows mean nothing", () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
    expect(meaningOf(pressed("s", "", held))).toBeNull();
  }
  for (const inside of ["input", "textarea", "select", "dialog"]) expect(meaningOf(pressed("s", inside))).toBeNull();
});

test("the space bar presses a button where the focus is on one, and hurries elsewhere", () => {
  expect(meaningOf(pressed(" "))).toEqual({ is: "hurry" });
  expect(meaningOf(pressed(" ", "button"))).toBeNull();
  expect(meaningOf(pressed(" ", "[role=slider]"))).toBeNull();
});
