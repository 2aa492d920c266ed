/** What people read: the Fluent files of the six languages, switched in place. */
import { FILES } from "virtual:texts";
import { LANGUAGES, LOCALES, type Language } from "./languages";
import { Messages } from "./messages";

export { LANGUAGES, type Language };
export type Args = Record<string, string | number>;

const spoken = new Map<Language, Messages>();
let now = $state.raw<{ language: Language; messages: Messages } | null>(null);

/** The language of the page; that of the document before any was loaded. */
export const language = {
  get now(): Language {
    return now?.language ?? asLanguage(document.documentElement.lang) ?? "en";
  },
};

/** A language of ours, or undefined, whatever it is that was kept or asked for. */
export function asLanguage(tag: unknown): Language | undefined {
  return LANGUAGES.find((each) => typeof tag === "string" && each === tag.split("-")[0]?.toLowerCase());
}

/** Speak a language from now on; the page changes as soon as its texts are there. Rejects where they cannot be got. */
export async function speak(wanted: Language): Promise<void> {
  const messages = spoken.get(wanted) ?? (await load(wanted));
  spoken.set(wanted, messages);
  now = { language: wanted, messages };
  document.documentElement.lang = wanted;
}

async function load(wanted: Language): Promise<Messages> {
  const answer = await fetch(FILES[wanted]);
  if (!answer.ok) throw new Error(`texts of ${wanted}: ${answer.status}`);
  return new Messages(wanted, await answer.text());
}

/** The text of a message; throws where it is none, or an argument is missing: a mistake of ours. */
export function t(id: string, args: Args = {}): string {
  const text = now?.messages.text(id, args);
  if (text == null) throw new Error(`no text ${id} in ${language.now}`);
  return text;
}

/** Whether there is a message of this id, such as the sentence of a refusal. */
export function has(id: string): boolean {
  return !!now?.messages.has(id);
}

/** A number as the language writes it; small ones are digits alone in all of them, and what writes others is slow to make. */
export function number(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(LOCALES[language.now]).format(value);
}
