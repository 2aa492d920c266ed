import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../src/page/kept";
import { choose, NAMES, wantedLanguage } from "../src/page/languages";
import { LANGUAGES } from "../src/text/texts.svelte";

test("each language is called as it calls itself", () => {
  for (const language of LANGUAGES) {
    const ftl = readFileSync(resolve(import.meta.dirname, `../../src/pisti/locale/${language}.ftl`), "utf8");
    expect(/^language-name = (.*)$/m.exec(ftl)![1]).toBe(NAMES[language]);
  }
});

describe("the language of the page", () => {
  const cookies: string[] = [];
  const at = (search: string, lang: string): void => {
    vi.stubGlobal("location", { search });
    vi.stubGlobal("document", {
      documentElement: { lang },
      set cookie(text: string) {
        cookies.push(text);
      },
    });
  };

  beforeEach(() => {
    cookies.length = 0;
    keep("language", undefined);
  });

  test("is that of the address, else the chosen one, else the one that the server found right", () => {
    at("", "ro");
    expect([wantedLanguage(), cookies]).toEqual(["ro", []]);
    choose("sw");
    expect(wantedLanguage()).toBe("sw");
    at("?lang=tr", "tr");
    expect(wantedLanguage()).toBe("tr");
    at("?lang=xx", "ro");
    keep("language", 7);
    expect(wantedLanguage()).toBe("ro");
  });

  test("is said to the server for a year, and again at each visit", () => {
    at("", "en");
    choose("eo");
    const said = "language=eo; Path=/; Max-Age=31536000; SameSite=Lax";
    expect(cookies).toEqual([said]);
    wantedLanguage();
    expect(cookies).toEqual([said, said]);
  });
});
