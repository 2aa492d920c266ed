import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { messages, textsOf, used } from "../build/texts";
import { LANGUAGES, LOCALES } from "../src/text/languages";
import { asLanguage, number } from "../src/text/texts.svelte";
import { speaking } from "./a_table";

const FTL = `# a comment
greeting = Hello
    there
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
count-total = { count } and { -brand }

## A heading
card-hj = jack of hearts
card-sa = ace of spades
`;

test("messages are found whole, over several lines", () => {
  const all = messages(FTL);
  expect([...all.keys()]).toEqual(["greeting", "count", "count-total", "card-hj", "card-sa"]);
  expect(all.get("greeting")).toBe("greeting = Hello\n    there");
  expect(all.get("count")!.endsWith("\n}")).toBe(true);
});

test("those are shipped that the sources name in quotes, and those that these refer to", () => {
  const names = (sources: string) => [...used(messages(FTL), sources).keys()].sort();
  expect(names('t("greeting")')).toEqual(["greeting"]);
  expect(names("t('count-total')")).toEqual(["count", "count-total"]);
  expect(names("t(`card-${card}`)")).toEqual(["card-hj", "card-sa"]);
  expect(names("t(`${kind}-hj`); greeting")).toEqual([]);
  expect(names('t("card")')).toEqual([]);
});

test("every language ships the same messages", () => {
  const locales = readdirSync(new URL("../../src/pisti/locale", import.meta.url)).filter((name) => name.endsWith(".ftl"));
  const ids = locales.map((name) => [...messages(textsOf(name.slice(0, -4))).keys()].sort());
  expect(ids.length).toBe(6);
  for (const each of ids) expect(each).toEqual(ids[0]);
  expect(ids[0]!.length).toBeGreaterThan(100);
});

test("a language is found by its tag, and nothing else is one", () => {
  expect(["tr", "FR-ca", "de", ""].map(asLanguage)).toEqual(["tr", "fr", undefined, undefined]);
  for (const kept of [null, undefined, 7, {}, ["tr"], { split: 1 }]) expect(asLanguage(kept)).toBeUndefined();
});

test.each(LANGUAGES)("numbers are written as %s does", async (language) => {
  await speaking(language);
  const intl = new Intl.NumberFormat(LOCALES[language]);
  for (const value of [0, 7, 151, 999, 1000, 12_345, -1, 0.5]) expect(number(value)).toBe(intl.format(value));
});
