/** The languages of the page, and which one is chosen. */
import { asLanguage, type Language } from "../text/texts.svelte";
import { keep, kept } from "./kept";

const YEAR = 365 * 86_400; // seconds

/** What each language is called by those who speak it; the same whichever is spoken now. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  tr: "Türkçe",
  ro: "Română",
  fr: "Français",
  eo: "Esperanto",
  sw: "Kiswahili",
};

/** Keep the language that somebody chose: for the page, and for the server, whose first look at it is then in it too. */
export function choose(wanted: Language): void {
  keep("language", wanted);
  document.cookie = `language=${wanted}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** The language that was chosen in this browser; said to the server again, for browsers forget cookies sooner. */
export function chosenLanguage(): Language | undefined {
  const found = kept("language");
  const chosen = asLanguage(typeof found === "string" ? found : null);
  if (chosen) choose(chosen);
  return chosen;
}

/** The language that the page begins in: that of the address, else the chosen one, else the one the server found right. */
export function wantedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return asLanguage(asked) ?? chosenLanguage() ?? asLanguage(document.documentElement.lang) ?? "en";
}
