import { expect, test } from "vitest";
import { factsOf, presetLike, PRESETS, textOf } from "../src/table/rules";
import type { RuleFacts } from "../src/table/rules";
import { orderAfter, seatsOf, sidesOf } from "../src/table/seating";
import type { Letter } from "../src/table/seating";
import { json } from "./page_data";

interface Example {
  text: string;
  facts: RuleFacts;
  canonical: string;
  seats: Letter[];
  sides: Letter[][];
  orders: Record<Letter, string>;
}

test.each(json<Example[]>("rules.json"))("$text", ({ text, facts, canonical, seats, sides, orders }) => {
  const read = factsOf(text);
  expect(read).toEqual(facts);
  expect(textOf(read)).toBe(canonical);
  expect(factsOf(canonical)).toEqual(facts);
  expect(seatsOf(read)).toEqual(seats);
  expect(sidesOf(read)).toEqual(sides);
  for (const seat of seats) expect(orderAfter(read, seat).join("")).toBe(orders[seat]);
});

test("every preset is found again in its rules", () => {
  for (const name of Object.keys(PRESETS)) expect(presetLike(factsOf(name))).toBe(name);
  expect(presetLike(factsOf("two,target=51"))).toBeUndefined();
});

test.each(["tow", "two,targt=51", "target", "target=0", "target=051", "exposed=maybe", "lone_jack=triple", "seats=5", "toString", "toString=1", ""])(
  "%j is no text of rules",
  (text) => expect(() => factsOf(text)).toThrow(RangeError),
);
