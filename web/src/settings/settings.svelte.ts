/** What a person has chosen; kept in the browser, where it lets us. */
import { kept, keep } from "../page/kept";
import { factsOf } from "../table/rules";
import { LEVELS, wrongWith } from "./kinds";

export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "system" | "light" | "dark" | "contrast";

export interface Settings {
  name: string;
  speed: Speed;
  /** Whether each suit has a colour of its own, and 2♣ and 10♦ a badge with their points. */
  suits: "four" | "two";
  badges: boolean;
  theme: Theme;
  /** From 0 (none) to 10. */
  volume: number;
  vibration: boolean;
  /** Whether cards are played by a second tap. */
  confirm: boolean;
  /** Whether the person taps the pack; otherwise it is cut for them. */
  cut: boolean;
  leftHand: boolean;
  /** Whether the table is listed in words too. */
  textView: boolean;
  /** Whether keys 1–4 and letters do something. */
  keys: boolean;
  level: string;
  rules: string;
}

export const USUAL: Readonly<Settings> = {
  name: "",
  speed: "normal",
  suits: "four",
  badges: false,
  theme: "system",
  volume: 4,
  vibration: false,
  confirm: false,
  cut: true,
  leftHand: false,
  textView: false,
  keys: true,
  level: "medium",
  rules: "standard",
};

/** What a value must be besides of its type; names are as long as the server takes them. */
const POSSIBLE: { readonly [K in keyof Settings]?: (value: Settings[K]) => boolean } = {
  name: (name) => name.length <= 40,
  speed: (speed) => ["slow", "normal", "fast", "off"].includes(speed),
  suits: (suits) => ["four", "two"].includes(suits),
  theme: (theme) => ["system", "light", "dark", "contrast"].includes(theme),
  volume: (volume) => Number.isInteger(volume) && volume >= 0 && volume <= 10,
  level: (level) => LEVELS.includes(level),
  rules: isRules,
};

export const settings: Settings = $state({ ...USUAL, ...valid(kept("settings")) });

/** Change some, and keep them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep("settings", $state.snapshot(settings));
}

/** Of what was kept, that which can be: another version of the page may have written it. */
export function valid(found: unknown): Partial<Settings> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => isPossible(name, value)));
}

function isPossible(name: string, value: unknown): boolean {
  if (!Object.hasOwn(USUAL, name) || typeof value !== typeof USUAL[name as keyof Settings]) return false;
  const check = POSSIBLE[name as keyof Settings] as ((value: unknown) => boolean) | undefined;
  return check?.(value) ?? true;
}

function isRules(text: string): boolean {
  try {
    return wrongWith(factsOf(text)) === null;
  } catch {
    return false;
  }
}
