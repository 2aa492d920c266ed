/** The rules told in the language of the page, fetched when they are wanted; the ones before stay until others are there. */
import { RULES } from "virtual:rules";
import { language } from "../text/texts.svelte";
import type { Part } from "./told";

/** What is there of the rules: parts in a language, or that they could not be got. */
export class Loaded {
  parts: readonly Part[] = $state.raw([]);
  hasFailed = $state(false);

  constructor() {
    $effect(() => void this.load());
  }

  /** Fetch the rules in the language of the page; what comes after the language was changed again is left aside. */
  async load(): Promise<void> {
    const wanted = language.now;
    this.hasFailed = false;
    try {
      const parts = await RULES[wanted]();
      if (wanted === language.now) this.parts = parts;
    } catch {
      this.hasFailed = wanted === language.now;
    }
  }
}
