/** The languages of the page. */
export const LANGUAGES = ["en", "tr", "ro", "fr", "eo", "sw"] as const;
export type Language = (typeof LANGUAGES)[number];

/** In which ways numbers are written, the best first; Chromium has no Esperanto, which writes them as French does. */
export const LOCALES: Record<Language, string[]> = { en: ["en"], tr: ["tr"], ro: ["ro"], fr: ["fr"], eo: ["eo", "fr"], sw: ["sw"] };
