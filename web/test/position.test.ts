import { describe, expect, it } from "vitest";
import fixtures from "../../tests/data/page/positions.json";
import { toldIn } from "../build/rules";
import { BadPosition, PARTS, parsePosition } from "../src/position/position";
import { textOf } from "../src/table/rules";

describe("positions that Python wrote", () => {
  it.each(fixtures.read)("$text", ({ text, rules, ...facts }) => {
    const { rules: found, ...position } = parsePosition(text);
    expect(textOf(found)).toBe(rules);
    expect(position).toEqual(facts);
  });
});

describe("texts that are no positions", () => {
  it.each(fixtures.refused)("$code in $part: $text", ({ text, code, part, column }) => {
    const error = failure(text);
    expect(error).toBeInstanceOf(BadPosition);
    expect([error.part, error.column]).toEqual([part, column]);
    if (!code.startsWith("rules-")) expect(error.code).toBe(code); // house rules have codes of their own in Python
    expect(error.message).toContain(`column ${column}`);
  });

  it("are of every part", () => expect(new Set(fixtures.refused.map(({ part }) => part))).toEqual(new Set(PARTS)));
});

it("every example of the rules is a position with the card in the hand that plays", () => {
  const examples = toldIn("en").flatMap((part) => (part.is === "example" ? [part] : []));
  expect(examples).toHaveLength(7);
  for (const { position: text, card } of examples) {
    const position = parsePosition(text);
    if (card) expect(position.hands[position.seats.indexOf(position.toPlay!)]).toContain(card);
    else expect(position.toPlay).toBeNull();
  }
});

function failure(text: string): BadPosition {
  try {
    parsePosition(text);
  } catch (error) {
    return error as BadPosition;
  }
  throw new Error(`read: ${text}`);
}
