/** Kinds of tables: what house rules are called, what they differ in, and how they are written as a text. */
import { factsOf, FIELDS, PRESETS, type RuleFacts } from "../table/rules";

/** A message and what stands in it. */
export interface Words {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

type Value = number | boolean | string;
type Facts = Readonly<Record<string, Value>>;

/** Seven things that may score, each from 0 to 100 points. */
export const POINTS = ["pisti", "double_pisti", "jack", "ace", "two_of_clubs", "ten_of_diamonds", "most_cards"] as const;

/** How far a game may go; 1 is one round. */
export const LENGTHS = [1, 51, 101, 151] as const;

const PRESET_FACTS = new Map(Object.keys(PRESETS).map((name) => [name, factsOf(name)]));

/** The presets that differ in more than how far the game goes. */
export const KINDS: readonly string[] = Object.entries(PRESETS)
  .filter(([name, fields]) => name === "standard" || Object.keys(fields).some((field) => field !== "target"))
  .map(([name]) => name);

/** The facts of a text; those of the standard game where the text means nothing here. */
export function factsOr(text: string): RuleFacts {
  try {
    return factsOf(text);
  } catch {
    return factsOf("standard");
  }
}

/** The kind of table that rules are, however far the game goes: a preset, or `own`. */
export function kindOf(rules: RuleFacts): string {
  return KINDS.find((name) => areSame(rules, { ...PRESET_FACTS.get(name)!, target: rules.target })) ?? "own";
}

/** The rules as short a text as there is: a preset, its name and the target, or all that differs from the standard. */
export function textOf(rules: RuleFacts): string {
  const preset = [...PRESET_FACTS].find(([, facts]) => areSame(rules, facts))?.[0];
  if (preset) return preset;
  const kind = kindOf(rules);
  if (kind !== "own") return kind === "standard" ? `target=${rules.target}` : `${kind},target=${rules.target}`;
  return differing(rules).map((name) => `${name}=${written((rules as Facts)[name]!)}`).join(",");
}

/** The same kind of table, as far as another target. */
export function withTarget(rules: RuleFacts, target: number): RuleFacts {
  return Object.freeze({ ...rules, target });
}

/** A field changed; with the number of seats come partners or none, as is usual. */
export function withField(rules: RuleFacts, name: string, value: Value): RuleFacts {
  const partners = name === "seats" ? { partners: value === 4 } : {};
  return Object.freeze({ ...rules, [name]: value, ...partners });
}

/** What a kind of table is called, and what it is in one line; the line says nothing of the target. */
export function kindWords(kind: string): { readonly name: Words; readonly line: Words | null } {
  const line = kind === "own" ? null : { id: ABOUT_SEATS.has(kind) ? `web-kind-${kind}` : `preset-${kind}-line` };
  return { name: { id: `preset-${kind}` }, line };
}

const ABOUT_SEATS = new Set(["standard", "two", "solo", "three"]);

/** How far the game goes. */
export function lengthWords(target: number): Words {
  return target === 1 ? { id: "web-length-round" } : { id: "screen-target", args: { target } };
}

/** A line for each rule that differs from the standard; seats and target are told elsewhere. */
export function differences(rules: RuleFacts): Words[] {
  const found: Words[] = [];
  for (const name of differing(rules)) {
    const value = (rules as Facts)[name]!;
    const id = DIFFERENCES[`${name}=${written(value)}`];
    if ((POINTS as readonly string[]).includes(name)) {
      found.push({ id: `play-rule-${name.replaceAll("_", "-")}`, args: { points: Number(value) } });
    } else if (id) found.push({ id });
  }
  return found;
}

/** Why rules make no sense together, in the words of the page; null where they do. */
export function wrongWith(rules: RuleFacts): { readonly code: string; readonly field: string } | null {
  const facts = rules as Facts;
  if (facts.partners && facts.seats !== 4) return { code: "partners", field: "partners" };
  if (facts.centre === "open") {
    const field = ["centre_jack", "lookers"].find((name) => facts[name] !== (FIELDS as Facts)[name]);
    if (field) return { code: "open-centre", field };
  }
  return POINTS.some((name) => facts[name]) ? null : { code: "nothing-scores", field: POINTS[0] };
}

/** The names of the fields that differ from the standard, in their order. */
export function differing(rules: RuleFacts): string[] {
  const usual: Facts = { ...FIELDS, partners: rules.seats === 4 };
  return Object.keys(usual).filter((name) => (rules as Facts)[name] !== usual[name]);
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  "partners=no": "play-rule-alone",
  "first_card_pisti=yes": "play-rule-first-card-pisti",
  "last_card_pisti=yes": "play-rule-last-card-pisti",
  "lone_jack=pisti": "play-rule-lone-jack-pisti",
  "lone_jack=double": "play-rule-lone-jack-double",
  "centre=under": "play-rule-centre-under",
  "centre=open": "play-rule-centre-open",
  "centre_jack=redeal": "play-rule-centre-redeal",
  "exposed=no": "play-rule-not-exposed",
  "cut_jack_rule=no": "play-rule-cut-any",
  "lookers=seat": "play-rule-lookers-seat",
  "lookers=nobody": "play-rule-lookers-nobody",
  "lookers=everyone": "play-rule-lookers-everyone",
};

function written(value: Value): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

function areSame(one: RuleFacts, other: RuleFacts): boolean {
  return Object.keys(FIELDS).every((name) => (one as Facts)[name] === (other as Facts)[name]);
}
