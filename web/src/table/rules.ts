/** House rules as the page needs them: what a text such as `two,target=51` says, field by field. */
import { CHOICES, FIELDS, PRESETS, RANGES } from "../house_rules";
import type { PresetName, RuleFields } from "../house_rules";

export { CHOICES, FIELDS, PRESETS, RANGES } from "../house_rules";
export type { PresetName, RuleFields } from "../house_rules";

/** A value for each field of the rules. */
export type RuleFacts = Readonly<RuleFields>;

/** The names of the fields, in the order in which they are told. */
export const RULE_NAMES = Object.keys(FIELDS) as readonly (keyof RuleFields)[];

/** What a text of rules says; throws a RangeError where it names what there is not. */
export function factsOf(text: string): RuleFacts {
  const parts = text.split(",");
  const given: Partial<RuleFields> = parts[0]!.includes("=") ? {} : { ...presetOf(parts.shift()!) };
  for (const part of parts) {
    const [name = "", value] = part.split("=");
    if (!Object.hasOwn(FIELDS, name) || value === undefined) throw new RangeError(`no rule ${part}`);
    Object.assign(given, { [name]: valueOf(name as keyof RuleFields, value) });
  }
  return Object.freeze({ ...FIELDS, ...given, partners: given.partners ?? isPartnersFor(given.seats ?? FIELDS.seats) });
}

/** The rules as the server writes them: what differs from the standard, in the order of the fields, or `standard`. */
export function textOf(facts: RuleFacts): string {
  const usual: RuleFacts = { ...FIELDS, partners: isPartnersFor(facts.seats) };
  const differing = RULE_NAMES.filter((name) => facts[name] !== usual[name]);
  return differing.map((name) => `${name}=${written(facts[name])}`).join(",") || "standard";
}

/** The preset that is exactly these rules, undefined if none is. */
export function presetLike(facts: RuleFacts): PresetName | undefined {
  const text = textOf(facts);
  return (Object.keys(PRESETS) as PresetName[]).find((name) => textOf(factsOf(name)) === text);
}

/** Four play as partners unless it is said otherwise, two and three never do (clause 9.1). */
function isPartnersFor(seats: number): boolean {
  return seats === 4;
}

function presetOf(name: string): Readonly<Partial<RuleFields>> {
  if (!Object.hasOwn(PRESETS, name)) throw new RangeError(`no preset ${name}`);
  return PRESETS[name as PresetName];
}

function valueOf(name: keyof RuleFields, text: string): RuleFields[keyof RuleFields] {
  const usual = FIELDS[name];
  if (typeof usual === "boolean" && (text === "yes" || text === "no")) return text === "yes";
  if (typeof usual === "number" && isWithin(name, text)) return Number(text);
  if (CHOICES[name]?.includes(text)) return text as RuleFields["lone_jack"];
  throw new RangeError(`no value ${text} of ${name}`);
}

function isWithin(name: keyof RuleFields, text: string): boolean {
  const [low, high] = RANGES[name]!;
  return /^(0|[1-9]\d{0,3})$/.test(text) && Number(text) >= low && Number(text) <= high;
}

function written(value: RuleFields[keyof RuleFields]): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
