import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { NAMES } from "../src/page/languages";
import { LANGUAGES } from "../src/text/texts.svelte";

test("each language is called as it calls itself", () => {
  for (const language of LANGUAGES) {
    const ftl = readFileSync(resolve(import.meta.dirname, `../../src/pisti/locale/${language}.ftl`), "utf8");
    expect(/^language-name = (.*)$/m.exec(ftl)![1]).toBe(NAMES[language]);
  }
});
