/** Beside each file that text compression makes smaller, the file packed as `.br` and `.gz`: the server sends these. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /^assets\/.*\.(js|css|ftl|svg|md|txt)$/;
const WORTH = 0.9; // of the size at most; else packing only costs the browser time

/** What a file is packed to, by the end of its name; nothing where that is hardly smaller. */
export function packed(body: Buffer): Record<string, Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const made = { ".br": brotliCompressSync(body, { params }), ".gz": gzipSync(body, { level: 9 }) };
  return Object.fromEntries(Object.entries(made).filter(([, each]) => each.length < body.length * WORTH));
}

/** Packs what was written. */
export function packedFiles(): Plugin {
  return {
    name: "pisti-packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => PACKED.test(each))) {
        for (const [end, body] of Object.entries(packed(readFileSync(join(dir!, name))))) writeFileSync(join(dir!, name + end), body);
      }
    },
  };
}
