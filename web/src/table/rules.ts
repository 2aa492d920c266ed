/** House rules as the page needs them: what a text such as `two,target=51` says, field by field. */
export { FIELDS, PRESETS } from "../house_rules";
import { FIELDS, PRESETS } from "../house_rules";

/** A value for each field of the rules, as they are written in the text. */
export type RuleFacts = Readonly<typeof FIELDS>;

/** What a text of rules says; throws a RangeError where it names what there is not. */
export function factsOf(text: string): RuleFacts {
  const [first = "", ...rest] = text.split(",");
  const preset = PRESETS[first as keyof typeof PRESETS];
  const start = preset ? { ...FIELDS, ...preset } : { ...FIELDS };
  for (const part of preset ? rest : [first, ...rest]) {
    const [name = "", value = ""] = part.split("=");
    if (!(name in FIELDS)) throw new RangeError(`no rule ${name}`);
    Object.assign(start, { [name]: asValue(FIELDS[name as keyof typeof FIELDS], value) });
  }
  // Four play as partners unless it is said otherwise, two and three never do (clause 9.1).
  return Object.freeze(start.seats === 4 ? start : { ...start, partners: false });
}

function asValue(like: number | boolean | string, text: string): number | boolean | string {
  if (typeof like === "boolean") return text === "yes";
  return typeof like === "number" ? Number(text) : text;
}
