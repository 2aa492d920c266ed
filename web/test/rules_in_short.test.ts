import { expect, it } from "vitest";
import fixtures from "../../tests/data/page/rules_in_short.json";
import { inShort } from "../src/rules/short";
import { factsOf } from "../src/table/rules";

it.each(Object.entries(fixtures))("%s is told in short as Python tells it", (text, lines) => {
  expect(inShort(factsOf(text)).map(({ id, args }) => [id, args ?? {}])).toEqual(lines);
});
