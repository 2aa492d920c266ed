import { describe, expect, it } from "vitest";
import fixtures from "../../tests/data/page/examples.json";
import { parsePosition } from "../src/position/position";
import { sentences } from "../src/position/sentences";
import type { Language } from "../src/text/texts.svelte";
import { speaking } from "./a_table";

describe("what a picture shows is told as Python tells it", () => {
  it.each(Object.entries(fixtures))("in %s", async (language, examples) => {
    await speaking(language as Language);
    expect(examples).toHaveLength(7);
    for (const { text, card, said } of examples) expect(sentences(parsePosition(text), card)).toEqual(said);
  });
});
