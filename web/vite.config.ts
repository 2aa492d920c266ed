import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "./build/texts";

const server = "http://127.0.0.1:8151"; // pisti serve

export default defineConfig({
  plugins: [svelte(), texts()],
  base: "/",
  build: {
    outDir: "../src/pisti/server/web",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0, // the policy of the page allows no data: in scripts and styles
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
