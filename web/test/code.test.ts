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

test("a link that the page itself shows is of this site, and so is this computer by any of its names", () => {
  const elsewhere = (link: string) => isElsewhere(`${link}/t/abc`, "http://localhost:8151", "http://192.168.1.7:8151");
  const own = ["http://localhost:8151", "http://127.0.0.1:8151", "http://[::1]:8151", "http://192.168.1.7:8151"];
  expect(own.map(elsewhere)).toEqual([false, false, false, false]);
  const other = ["http://127.0.0.1:8152", "https://localhost:8151", "http://192.168.1.8:8151", "http://localhost.example.org:8151"];
  expect(other.map(elsewhere)).toEqual([true, true, true, true]);
});
