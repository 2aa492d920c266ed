import type { Language } from "../text/texts.svelte";

/** What each language is called by those who speak it; the same whichever is spoken now. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  tr: "Türkçe",
  ro: "Română",
  fr: "Français",
  eo: "Esperanto",
  sw: "Kiswahili",
};
