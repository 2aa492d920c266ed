/** Kinds of tables: what house rules are called, what they are in one line, and in what they differ from the standard. */
import { FIELDS, factsOf, PRESETS, RULE_NAMES, textOf, type PresetName, type RuleFacts } from "../table/rules";
import type { Args } from "../text/texts.svelte";

/** A message and what stands in it. */
export interface Words {
  readonly id: string;
  readonly args?: Args;
}

/** Seven things that may score, each from 0 to 100 points. */
export const POINTS = ["pisti", "double_pisti", "jack", "ace", "two_of_clubs", "ten_of_diamonds", "most_cards"] as const;

/** The levels of bots that people choose from, from weak to strong. */
export const LEVELS: readonly string[] = ["beginner", "easy", "medium", "hard", "strong", "expert"];

/** How far a game may go; 1 is one round. */
export const LENGTHS = [1, 51, 101, 151] as const;

/** The presets that differ in more than how far the game goes. */
export const KINDS = (Object.keys(PRESETS) as PresetName[]).filter(
  (name) => name === "standard" || Object.keys(PRESETS[name]).some((field) => field !== "target"),
);

/** The facts of a text; those of the standard game where the text means nothing here. */
export function factsOr(text: string): RuleFacts {
  try {
    return factsOf(text);
  } catch {
    return factsOf("standard");
  }
}

/** The kind of table that rules are, however far the game goes: a preset, or `own`. */
export function kindOf(rules: RuleFacts): PresetName | "own" {
  return KINDS.find((name) => textOf(withTarget(factsOf(name), rules.target)) === textOf(rules)) ?? "own";
}

/** The same kind of table, as far as another target. */
export function withTarget(rules: RuleFacts, target: number): RuleFacts {
  return Object.freeze({ ...rules, target });
}

/** A field changed; with the number of seats come partners or none, as is usual. */
export function withField<K extends keyof RuleFacts>(rules: RuleFacts, name: K, value: RuleFacts[K]): RuleFacts {
  const partners = name === "seats" ? { partners: value === 4 } : {};
  return Object.freeze({ ...rules, [name]: value, ...partners });
}

/** The message of what a kind of table is in one line, which says nothing of the target. */
export function kindLine(kind: PresetName): string {
  return ABOUT_SEATS.has(kind) ? `web-kind-${kind}` : `preset-${kind}-line`;
}

/** House rules that are no preset: the one of which they have most, with all that makes it, and a line for each change. */
export function ownKind(rules: RuleFacts): { readonly like: PresetName; readonly changes: readonly Words[] } {
  const made = (name: PresetName) => (Object.keys(PRESETS[name]) as (keyof RuleFacts)[]).filter((field) => field !== "target");
  const possible = KINDS.filter((name) => ([...made(name), "seats"] as const).every((field) => rules[field] === factsOf(name)[field]));
  const like = possible.reduce((best, name) => (made(name).length > made(best).length ? name : best), "standard");
  const told = new Set(differences(factsOf(like)).map(({ id }) => id));
  return { like, changes: differences(rules).filter(({ id }) => !told.has(id)) };
}

const ABOUT_SEATS = new Set<string>(["standard", "two", "solo", "three"]);

/** How far the game goes. */
export function lengthWords(target: number): Words {
  return target === 1 ? { id: "web-length-round" } : { id: "screen-target", args: { target } };
}

/** A line for each rule that differs from the standard; seats and target are told elsewhere. */
export function differences(rules: RuleFacts): Words[] {
  const usual = { ...FIELDS, partners: rules.seats === 4 };
  return RULE_NAMES.filter((name) => rules[name] !== usual[name]).flatMap((name): Words[] => {
    if ((POINTS as readonly string[]).includes(name)) {
      return [{ id: `play-rule-${name.replaceAll("_", "-")}`, args: { points: Number(rules[name]) } }];
    }
    const id = DIFFERENCES[`${name}=${rules[name]}`];
    return id ? [{ id }] : [];
  });
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  "partners=false": "play-rule-alone",
  "first_card_pisti=true": "play-rule-first-card-pisti",
  "last_card_pisti=true": "play-rule-last-card-pisti",
  "lone_jack=pisti": "play-rule-lone-jack-pisti",
  "lone_jack=double": "play-rule-lone-jack-double",
  "centre=under": "play-rule-centre-under",
  "centre=open": "play-rule-centre-open",
  "centre_jack=redeal": "play-rule-centre-redeal",
  "exposed=false": "play-rule-not-exposed",
  "cut_jack_rule=false": "play-rule-cut-any",
  "lookers=seat": "play-rule-lookers-seat",
  "lookers=nobody": "play-rule-lookers-nobody",
  "lookers=everyone": "play-rule-lookers-everyone",
};

/** What makes no sense together. */
export type Wrong =
  | { readonly is: "partners"; readonly seats: number }
  | { readonly is: "open-centre"; readonly field: "centre_jack" | "lookers" }
  | { readonly is: "nothing-scores" };

/** Why rules make no sense together, by the checks that the server makes; null where they do. */
export function wrongWith(rules: RuleFacts): Wrong | null {
  if (rules.partners && rules.seats !== 4) return { is: "partners", seats: rules.seats };
  const field = rules.centre === "open" && (["centre_jack", "lookers"] as const).find((name) => rules[name] !== FIELDS[name]);
  if (field) return { is: "open-centre", field };
  return POINTS.some((name) => rules[name]) ? null : { is: "nothing-scores" };
}
