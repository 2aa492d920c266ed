import { describe, expect, test } from "vitest";
import { textsOf } from "../build/texts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, LOCALES } from "../src/text/languages";
import { Messages } from "../src/text/messages";

const FTL = `greeting = Hello
    there
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
told = { greeting }, { who }
who = { -brand }{ $name }
shown = { KEY($text) ->
    [U000D] a return
   *[other] { $text }
}
`;

describe("a message", () => {
  const messages = new Messages("en", FTL);

  test("is found whole, with its arguments", () => {
    expect(messages.text("greeting", {})).toBe("Hello\nthere");
    expect(messages.text("cards", { n: 1 })).toBe("one card");
    expect(messages.text("cards", { n: 7 })).toBe("7 cards");
    expect(messages.text("shown", { text: "U+000D" })).toBe("a return");
  });

  test.each(LANGUAGES)("has numbers as they are written in %s", (language) => {
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    bundle.addResource(new FluentResource("n = { $n ->\n    [one] one { $n }\n   *[other] { $n }\n}\n"));
    const found = new Messages(language, "n = { $n ->\n    [one] one { $n }\n   *[other] { $n }\n}\n");
    for (const n of [0, 1, 2, 20, 21, 999, 1000, 12_345, -1, 0.5]) {
      expect(found.text("n", { n })).toBe(bundle.formatPattern(bundle.getMessage("n")!.value!, { n }));
    }
  });

  test("has others in it", () => {
    expect(new Messages("en", FTL.replace("{ -brand }", "dear ")).text("told", { name: "Ada" })).toBe("Hello\nthere, dear Ada");
  });

  test("is there before it was asked for, and after; others are not", () => {
    const fresh = new Messages("en", FTL);
    expect([fresh.has("greeting"), fresh.has("there"), fresh.has("")]).toEqual([true, false, false]);
    fresh.text("greeting", {});
    expect(fresh.has("greeting")).toBe(true);
    expect(fresh.text("farewell", {})).toBeNull();
  });

  test("without its argument is a mistake", () => {
    expect(() => messages.text("cards", {})).toThrow();
  });
});

test.each(LANGUAGES)("every message that the page has in %s is the same as when all are read together", (language) => {
  const ftl = textsOf(language);
  const whole = new FluentBundle(language);
  const resource = new FluentResource(ftl);
  expect(whole.addResource(resource)).toEqual([]);
  const messages = new Messages(language, ftl);
  const ids = resource.body.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !messages.has(id))).toEqual([]);
  for (const id of ids) {
    const pattern = whole.getMessage(id)!.value!;
    if (typeof pattern === "string") expect(messages.text(id, {})).toBe(pattern);
  }
});
