import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/table/pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pace, and whether a wait of a second has ended. */
function waiting(pace: Pace): { isOver: boolean } {
  const seen = { isOver: false };
  void pace.wait(1000).then(() => (seen.isOver = true));
  return seen;
}

test.each([
  ["slow", 1800],
  ["normal", 1000],
  ["fast", 500],
] as const)("a second at the speed %s takes %i milliseconds", async (speed, milliseconds) => {
  const seen = waiting(new Pace(() => speed, () => false));
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(seen.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.isOver).toBe(true);
});

test("without pauses, or where nobody looks, nothing waits", async () => {
  for (const pace of [new Pace(() => "off", () => false), new Pace(() => "slow", () => true)]) {
    const seen = waiting(pace);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.isOver).toBe(true);
    expect(pace.time(1000)).toBe(0);
  }
});

test("what is waited for can be hurried, and then nothing waits until the next rest", async () => {
  const pace = new Pace(() => "normal", () => false);
  const first = waiting(pace);
  pace.hurry();
  const second = waiting(pace);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.isOver, second.isOver]).toEqual([true, true]);
  pace.rest();
  const third = waiting(pace);
  await vi.advanceTimersByTimeAsync(999);
  expect(third.isOver).toBe(false);
});
