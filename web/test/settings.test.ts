import { expect, test } from "vitest";
import { USUAL, valid } from "../src/settings/settings.svelte";

test("what was kept is taken over where it can be", () => {
  const kept = { ...USUAL, name: "Ada", speed: "off", theme: "dark", volume: 10, level: "hard", rules: "two,target=51", keys: false };
  expect(valid(kept)).toEqual(kept);
});

test.each([null, 7, "dark", [], undefined])("%j is no settings", (found) => {
  expect(valid(found)).toEqual({});
});

test.each<object>([
  ...[{ speed: "warp" }, { suits: "six" }, { theme: "pink" }, { level: "god" }, { volume: 11 }, { volume: -1 }, { volume: 2.5 }],
  ...[{ rules: "two,seats=9" }, { rules: "" }, { rules: "nonsense" }, { rules: "seats=3,partners=yes" }, { name: "W".repeat(41) }],
  ...[{ name: {} }, { keys: "yes" }, { theme: ["dark"] }, { toString: "x" }, { other: true }],
])("what cannot be is as usual: %j", (found) => {
  expect(valid(found)).toEqual({});
});
