import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packedFiles } from "./build/packed.ts";
import { rules } from "./build/rules.ts";
import { texts } from "./build/texts.ts";
import { worker } from "./build/worker.ts";

/** The `pisti serve` that answers while the page is developed with `npm run dev`. */
const server = process.env.PISTI_SERVER ?? "http://127.0.0.1:8151";

export default defineConfig({
  plugins: [svelte(), texts(), rules(), worker(), packedFiles()],
  base: "/",
  build: {
    outDir: "../src/pisti/server/web",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    license: { fileName: "licenses.md" }, // of the packages whose code the page contains
    assetsInlineLimit: 0, // the policy of the page allows no data: in scripts and styles
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "^/t/[a-z0-9]+/qr\\.svg$": { target: server },
    },
  },
});
