import { describe, expect, it } from "vitest";
import { languages, toldIn } from "../build/rules";
import { NotTold, anchorsOf, partsOf, placesOf, type Part } from "../src/rules/told";

const english = toldIn("en");
const kinds = (parts: readonly Part[]) => parts.filter((part) => part.is === "heading" || part.is === "example").map(({ is }) => is);

describe("the rules of every language", () => {
  it.each(languages())("%s: has the same headings and examples, with the same anchors and positions", (language) => {
    const parts = toldIn(language);
    expect(kinds(parts)).toEqual(kinds(english));
    expect(anchorsOf(parts)).toEqual(anchorsOf(english));
    const shown = (all: readonly Part[]) => all.flatMap((part) => (part.is === "example" ? [[part.position, part.card]] : []));
    expect(shown(parts)).toEqual(shown(english));
  });

  it.each(languages())("%s: shows no mark of the file", (language) => {
    const texts = toldIn(language).flatMap((part) => (part.is === "list" ? part.items : part.is === "example" ? [part.title, part.text] : [part.text]));
    expect(texts.filter((text) => /<!--|-->|^#|^- |```|\n|\?\?/.test(text) || text !== text.trim())).toEqual([]);
  });
});

it("there are anchors to be linked to, each once", () => {
  const anchors = anchorsOf(english);
  expect(anchors.slice(0, 3)).toEqual(["rules", "the-object-of-the-game", "seats-and-sides"]);
  const again = anchors.filter((each, place) => anchors.indexOf(each) !== place);
  expect(again).toEqual([]);
});

it("every paragraph says which clauses it tells", () => {
  const untold = english.filter((part) => part.is === "paragraph" && !part.clauses.length);
  expect(untold).toEqual([]);
});

it("a link to a clause leads to the paragraph about it", () => {
  const place = (clause: string) => english.indexOf(placesOf(english).get(clause)!);
  expect(english[place("4.2")]).toMatchObject({ clauses: ["4.2"] }); // not to that of seats, which names it too
  expect(english[place("1.3")]).toMatchObject({ clauses: ["1.1", "1.3", "9.1"] });
  expect(place("5.3")).toBeLessThan(place("5.4"));
});

it("reads each kind of part", () => {
  const text = "# Title\n\n<!-- 1.1 9.10 -->\nTwo\nlines.\n\n- one\n- two\n\n```position Qd\nthe line\nExample: a queen\nIt takes\nall.\n```\n";
  expect(partsOf(text)).toEqual([
    { is: "heading", level: 1, text: "Title", anchor: "rules" },
    { is: "paragraph", text: "Two lines.", clauses: ["1.1", "9.10"] },
    { is: "list", items: ["one", "two"] },
    { is: "example", position: "the line", card: "Qd", title: "Example: a queen", text: "It takes all." },
  ]);
});

it.each(["Some *emphasis*.", "| a | table |", "A [link](/x).", "1. numbered", "### deeper", "```\ncode\n```", "- one\ntwo", "a `b`", "<b>"])(
  "refuses marks that the rules do not use: %s",
  (text) => expect(() => partsOf(text)).toThrow(NotTold),
);
