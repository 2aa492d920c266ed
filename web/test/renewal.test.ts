import { afterEach, expect, test, vi } from "vitest";
import { renewWhenReplaced } from "../src/page/renewal";

/** How often a page loads itself anew that has been open for so many seconds, where the server answers so. */
async function reloads(seconds: number, server: () => Promise<{ ok: boolean }>): Promise<number> {
  const reload = vi.fn();
  const asked = vi.fn(server);
  let failed: () => void = () => undefined;
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => name === "vite:preloadError" && (failed = listener));
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", asked);
  vi.spyOn(performance, "now").mockReturnValue(seconds * 1000);
  renewWhenReplaced();
  failed();
  await Promise.allSettled(asked.mock.results.map((result) => result.value as Promise<unknown>));
  await Promise.resolve();
  await Promise.resolve();
  return reload.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that has been open for long is loaded anew when a part of it is gone", async () => {
  expect(await reloads(600, async () => ({ ok: true }))).toBe(1);
});

test("not where the server does not answer: what is on the page is better than nothing", async () => {
  expect(await reloads(600, async () => Promise.reject(new TypeError()))).toBe(0);
  expect(await reloads(600, async () => ({ ok: false }))).toBe(0);
});

test("not a page that came a moment ago: it would be loaded again and again", async () => {
  expect(await reloads(1, async () => ({ ok: true }))).toBe(0);
});
