/** The rules told in each language, read when the page is built, as one module a language, fetched when it is wanted. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { anchorsOf, partsOf, type Part } from "../src/rules/told.ts";

const FOLDER = resolve(import.meta.dirname, "../../src/pisti/locale/rules");
const MODULE = "virtual:rules";

const fileOf = (language: string) => join(FOLDER, `${language}.md`);
const markdown = (language: string) => readFileSync(fileOf(language), "utf8");

/** The languages in which the rules are told. */
export function languages(): string[] {
  return readdirSync(FOLDER).map((name) => name.replace(/\.md$/, "")).sort();
}

/** The rules in a language. */
export function toldIn(language: string): Part[] {
  return partsOf(markdown(language), anchorsOf(partsOf(markdown("en"))));
}

/** `virtual:rules` gives a function for each language that fetches the rules told in it. */
export function rules(): Plugin {
  return {
    name: "pisti-rules",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const language = id.slice(MODULE.length + 2);
      if (language) {
        this.addWatchFile(fileOf(language));
        return `export const PARTS = ${JSON.stringify(toldIn(language))};`;
      }
      const entries = languages().map((each) => `${each}: () => import("${MODULE}/${each}").then((told) => told.PARTS)`);
      return `export const RULES = { ${entries.join(", ")} };`;
    },
  };
}
