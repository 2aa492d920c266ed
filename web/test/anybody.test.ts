import { afterEach, expect, test, vi } from "vitest";
import { hasLadder } from "../src/person/anybody";
import { ladder } from "../src/person/requests";

vi.mock("../src/person/requests", () => ({ ladder: vi.fn(() => Promise.resolve({ is: "told", told: { persons: [{}] } })) }));

afterEach(() => void vi.unstubAllGlobals());

test("where there is no network nobody is asked, and later somebody is, once", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await hasLadder()).toBe(false);
  expect(ladder).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  expect([await hasLadder(), await hasLadder()]).toEqual([true, true]);
  expect(ladder).toHaveBeenCalledTimes(1);
});
