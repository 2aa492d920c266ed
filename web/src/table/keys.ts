/** What keys do at the table; they do nothing in windows, in fields, or where the person has turned them off. */

/** What can be opened above the table. */
export type Opened = "menu" | "log" | "captures" | "pile" | "face-down" | "state" | "sheet" | "rules" | "settings" | "say" | "trust" | "leave" | "report" | "help" | "room";

/** What a key means. */
export type Meaning =
  | { readonly is: "card"; readonly place: number }
  | { readonly is: "open"; readonly what: Opened }
  | { readonly is: "say-state" }
  | { readonly is: "hint" }
  | { readonly is: "hurry" };

/** The letters are those of the terminal's table. */
const LETTERS: Readonly<Record<string, Meaning>> = {
  s: { is: "say-state" },
  h: { is: "hint" },
  p: { is: "open", what: "pile" },
  l: { is: "open", what: "captures" },
  g: { is: "open", what: "log" },
  c: { is: "open", what: "sheet" },
  f: { is: "open", what: "face-down" },
  r: { is: "open", what: "rules" },
  o: { is: "open", what: "settings" },
  t: { is: "open", what: "say" },
  v: { is: "open", what: "trust" },
  q: { is: "open", what: "leave" },
  m: { is: "open", what: "menu" },
  "?": { is: "open", what: "help" },
  " ": { is: "hurry" },
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "target">;

/** What a pressed key means at the table, null for nothing. */
export function meaningOf(event: Pressed): Meaning | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
  const on = event.target as Partial<Element> | null;
  if (on?.closest?.("input, select, textarea, dialog")) return null;
  if (event.key === " " && on?.closest?.("button, a, [role=slider]")) return null;
  if (/^[1-4]$/.test(event.key)) return { is: "card", place: Number(event.key) - 1 };
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
