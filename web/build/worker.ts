/** The service worker of the page: `sw.js` with the names of the files that were built. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "sw.js");

/** The worker that keeps these files, each by its path from the root of the site. */
export function workerOf(files: string[]): string {
  return readFileSync(SOURCE, "utf8").replace("/* files */", files.map((each) => JSON.stringify(each)).join(", "));
}

/** Writes `sw.js`; scripts and styles are kept from the start, texts of a language once it is spoken. */
export function worker(): Plugin {
  return {
    name: "pisti-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerOf(files.sort().map((name) => `/${name}`)) });
    },
  };
}
