import { expect, test } from "vitest";
import { codeOf, isElsewhere } from "../src/start/code";

test("a code is found alone, in capitals, dictated in parts, and in a link", () => {
  expect(codeOf(" k7f2mq9xwe ")).toBe("k7f2mq9xwe");
  expect(codeOf("K7F2 MQ9-XWE")).toBe("k7f2mq9xwe");
  expect(codeOf("https://example.org/t/k7f2mq9xwe?lang=tr#top")).toBe("k7f2mq9xwe");
  expect(codeOf("example.org/t/K7F2/")).toBe("k7f2");
});

test("what is no code is refused", () => {
  for (const text of ["", "  ", "https://example.org/rules", "ç", "a".repeat(41), "/t/"]) expect(codeOf(text)).toBeNull();
});

test("a link to another server is told apart", () => {
  expect(isElsewhere("https://example.org/t/abc", "https://example.org")).toBe(false);
  expect(isElsewhere("https://other.org/t/abc", "https://example.org")).toBe(true);
  expect(isElsewhere("abc", "https://example.org")).toBe(false);
});
