import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packed } from "../build/packed";

test("text is packed in two ways", () => {
  const body = Buffer.from("the pile, the pack, the pile ".repeat(40));
  const made = packed(body);
  expect(brotliDecompressSync(made[".br"]!).equals(body)).toBe(true);
  expect(gunzipSync(made[".gz"]!).equals(body)).toBe(true);
});

test("what packing makes hardly smaller stays as it is", () => {
  expect(packed(Buffer.from("pişti"))).toEqual({});
});
