/** The rules as one player tells them to another: the Markdown of src/pisti/locale/rules, read into parts. */

/** A part of the rules; `clauses` are those that it tells. */
export type Part =
  | { readonly is: "heading"; readonly level: 1 | 2; readonly text: string; readonly anchor: string }
  | { readonly is: "paragraph"; readonly text: string; readonly clauses: readonly string[] }
  | { readonly is: "list"; readonly items: readonly string[] }
  | Example;

/** A position to be drawn: the card that is played then, null at the end of a round; a title, and what happens. */
export interface Example {
  readonly is: "example";
  readonly position: string;
  readonly card: string | null;
  readonly title: string;
  readonly text: string;
}

/** What of Markdown the rules use is read; anything else is an error that names the part. */
export class NotTold extends Error {}

const CLAUSES = /^<!-- ([1-9][0-9. ]*) -->\n/;
const HEADING = /^(##?) (.+)$/;
const EXAMPLE = /^```position(?: (..))?\n(.+)\n(.+)\n((?:.+\n)+)```$/;
const OTHER_MARKS = /[*_`|<>\\[\]]|^ *(#|\d+\. )/m;

/**
 * The parts of a file. Headings get the anchors of the English file, the same in every language, so that a link leads
 * to its section whatever language the reader has; without them they get anchors of their own words.
 */
export function partsOf(markdown: string, anchors?: readonly string[]): Part[] {
  let headings = 0;
  const anchor = (text: string) => anchors?.[headings++] ?? slug(text);
  return markdown.trim().split("\n\n").map((part) => partOf(part, anchor));
}

/** The anchors of the headings, in order. */
export function anchorsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.is === "heading" ? [part.anchor] : []));
}

/** For each clause the part that a link to it leads to: the first that begins with it, else the first that tells it. */
export function placesOf(parts: readonly Part[]): Map<string, Part> {
  const places = new Map<string, Part>();
  const told = parts.flatMap((part) => (part.is === "paragraph" ? part.clauses.map((clause, at) => ({ clause, at, part })) : []));
  for (const { clause, part } of [...told.filter(({ at }) => at === 0), ...told]) if (!places.has(clause)) places.set(clause, part);
  return places;
}

function partOf(text: string, anchor: (text: string) => string): Part {
  const example = EXAMPLE.exec(text);
  if (example) return exampleOf(example);
  const found = CLAUSES.exec(text);
  const clauses = found ? found[1]!.split(" ") : [];
  const rest = text.slice(found ? found[0].length : 0);
  const heading = HEADING.exec(rest);
  if (OTHER_MARKS.test(heading ? heading[2]! : rest)) throw new NotTold(`a mark that the rules do not use: ${rest}`);
  if (heading) return { is: "heading", level: heading[1]!.length as 1 | 2, text: heading[2]!, anchor: anchor(rest) };
  if (rest.startsWith("- ")) return { is: "list", items: rest.split("\n").map(itemOf) };
  return { is: "paragraph", text: joined(rest), clauses };
}

function exampleOf([, card, position, title, text]: RegExpExecArray): Example {
  return { is: "example", position: position!, card: card ?? null, title: title!, text: joined(text!.trim()) };
}

function itemOf(line: string): string {
  if (!line.startsWith("- ")) throw new NotTold(`a list with a line that is no item: ${line}`);
  return line.slice(2);
}

function joined(lines: string): string {
  return lines.replaceAll("\n", " ");
}

/** A heading as a part of an address; that of the whole may be the same word as that of a section. */
function slug(heading: string): string {
  if (heading.startsWith("# ")) return "rules";
  return heading.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
