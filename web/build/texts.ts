/** The texts of the page: of each locale file the messages that its sources name, as one file a language. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/pisti/locale");
const SOURCES = resolve(import.meta.dirname, "../src");
const MODULE = "virtual:texts";

/** The messages of a Fluent file, by id, as they are written. */
export function messages(ftl: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = "";
  for (const line of ftl.split("\n")) {
    const begun = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (begun) found.set((id = begun[1]!), line);
    else if (/^[ }]/.test(line) && id) found.set(id, `${found.get(id)}\n${line}`);
    else if (line.trim()) id = "";
  }
  return found;
}

/** The messages that sources name in quotes, whole or by the part before `${`, and those that these refer to. */
export function used(all: Map<string, string>, sources: string): Map<string, string> {
  const named = new Set([...sources.matchAll(/["'`]([a-zA-Z][\w-]*)(?=["'`]|(\$\{))/g)].map((m) => (m[2] ? `${m[1]}*` : m[1]!)));
  const prefixes = [...named].filter((name) => name.endsWith("-*")).map((name) => name.slice(0, -1));
  const wanted = [...all.keys()].filter((id) => named.has(id) || prefixes.some((prefix) => id.startsWith(prefix)));
  const found = new Map<string, string>();
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const text = all.get(id);
    if (text === undefined || found.has(id)) continue;
    found.set(id, text);
    wanted.push(...[...text.matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)].map((m) => m[1]!));
  }
  return found;
}

function sources(folder = SOURCES): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

/** The text of one language's file for the page. */
export function textsOf(language: string): string {
  const all = messages(readFileSync(join(LOCALES, `${language}.ftl`), "utf8"));
  return [...used(all, sources()).values()].join("\n") + "\n";
}

const languages = () => readdirSync(LOCALES).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4)).sort();

/** `virtual:texts` gives the address of each language's file. */
export function texts(): Plugin {
  let isServing = false;
  return {
    name: "pisti-texts",
    configResolved: (config) => void (isServing = config.command === "serve"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const entries = languages().map((language) => {
        if (isServing) return `${language}: "/texts/${language}.ftl"`;
        const file = this.emitFile({ type: "asset", name: `texts-${language}.ftl`, source: textsOf(language) });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const FILES = { ${entries.join(", ")} };`;
    },
    configureServer(server) {
      server.middlewares.use("/texts/", (request, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(textsOf(request.url!.slice(1, 3)));
      });
    },
  };
}
