/** The rules told in the language of the page, fetched when they are wanted; the ones before stay until others are there. */
import { RULES } from "virtual:rules";
import { language, type Language } from "../text/texts.svelte";
import type { Part } from "./told";

const there = new Map<Language, readonly Part[]>();

/** The rules told in a language; rejects where they cannot be got. */
export async function told(wanted: Language): Promise<readonly Part[]> {
  const parts = there.get(wanted) ?? (await RULES[wanted]());
  there.set(wanted, parts);
  return parts;
}

/** What is there of the rules: parts in a language, at once where they were fetched before, or that they could not be got. */
export class Loaded {
  parts: readonly Part[] = $state.raw(there.get(language.now) ?? []);
  hasFailed = $state(false);

  constructor() {
    $effect(() => void this.load());
  }

  /** Fetch the rules in the language of the page; what comes after the language was changed again is left aside. */
  async load(): Promise<void> {
    const wanted = language.now;
    this.hasFailed = false;
    try {
      const parts = await told(wanted);
      if (wanted === language.now) this.parts = parts;
    } catch {
      this.hasFailed = wanted === language.now;
    }
  }
}
