import { afterEach, beforeEach, expect, test, vi } from "vitest";

const replaceState = vi.fn();

beforeEach(() => {
  vi.resetModules();
  replaceState.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function at(pathname: string, search = "") {
  vi.stubGlobal("location", { pathname, search });
  vi.stubGlobal("history", { replaceState: (_state: unknown, _title: string, to: string) => (replaceState(to), (location.pathname = to.split("?")[0]!)) });
  vi.stubGlobal("addEventListener", vi.fn());
  return import("../src/page/place.svelte");
}

test("the secret of a link leaves the address at once, and is told once", async () => {
  const { place, takeSecret } = await at("/me/aB3-_x", "?lang=tr");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith("/me?lang=tr");
  expect(place.path).toBe("/me");
  expect(takeSecret()).toBe("aB3-_x");
  expect(takeSecret()).toBeNull();
});

test.each(["/me", "/", "/t/abc", "/p/me"])("other addresses stay as they are: %s", async (path) => {
  const { takeSecret } = await at(path);
  expect(replaceState).not.toHaveBeenCalled();
  expect(takeSecret()).toBeNull();
});

test("the page of a person, and that of a table, are known by their addresses", async () => {
  const { personAt, tableAt } = await at("/");
  expect([personAt("/p/k7m2xqabcd"), personAt("/p/"), personAt("/p/a/b"), personAt("/t/abc")]).toEqual(["k7m2xqabcd", null, null, null]);
  expect([tableAt("/t/abc"), tableAt("/p/abc")]).toEqual(["abc", null]);
});
