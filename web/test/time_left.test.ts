import { expect, test } from "vitest";
import { secondsLeft } from "../src/table/time_left";

const left = (until: number, seat: "S" | null, clock: number | null) => secondsLeft({ clock: { until, seat }, settings: { clock } }, 10_000);

test("a turn never has more time than the clock of the table", () => {
  expect([left(30_000, "S", 15), left(22_000, "S", 15), left(30_000, "S", null)]).toEqual([15, 12, 20]);
});

test("what is waited for by all has a time of its own, and none is below nothing", () => {
  expect([left(30_000, null, 15), left(9000, "S", 15), secondsLeft({ clock: null, settings: {} }, 10_000)]).toEqual([20, 0, 0]);
});
