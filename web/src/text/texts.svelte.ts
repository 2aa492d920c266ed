/** What people read: the Fluent files of the six languages, switched in place. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FILES } from "virtual:texts";

export const LANGUAGES = ["en", "tr", "ro", "fr", "eo", "sw"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

/** Chromium has no Esperanto; its numbers are written as French ones. */
const LOCALES: Record<Language, string[]> = { en: ["en"], tr: ["tr"], ro: ["ro"], fr: ["fr"], eo: ["eo", "fr"], sw: ["sw"] };

const bundles = new Map<Language, FluentBundle>();
let now = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language of the page; that of the document before any was loaded. */
export const language = {
  get now(): Language {
    return now?.language ?? asLanguage(document.documentElement.lang) ?? "en";
  },
};

/** A language of ours, or undefined. */
export function asLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((each) => each === tag?.split("-")[0]?.toLowerCase());
}

/** Speak a language from now on; the page changes as soon as its texts are there. Rejects where they cannot be got. */
export async function speak(wanted: Language): Promise<void> {
  const bundle = bundles.get(wanted) ?? (await load(wanted));
  bundles.set(wanted, bundle);
  now = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

async function load(wanted: Language): Promise<FluentBundle> {
  const answer = await fetch(FILES[wanted]);
  if (!answer.ok) throw new Error(`texts of ${wanted}: ${answer.status}`);
  return bundleOf(wanted, await answer.text());
}

/** The bundle of a Fluent text. */
export function bundleOf(wanted: Language, ftl: string): FluentBundle {
  const bundle = new FluentBundle(LOCALES[wanted], { useIsolating: false, functions: { KEY: key } });
  bundle.addResource(new FluentResource(ftl));
  return bundle;
}

function key(values: FluentVariable[]): string {
  return String(values[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}

/** The text of a message; throws where it is none, or an argument is missing: a mistake of ours. */
export function t(id: string, args: Args = {}): string {
  const message = now?.bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text ${id} in ${language.now}`);
  return now!.bundle.formatPattern(message.value, args);
}

/** Whether there is a message of this id, such as the sentence of a refusal. */
export function has(id: string): boolean {
  return now?.bundle.getMessage(id)?.value != null;
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(LOCALES[language.now]).format(value);
}
