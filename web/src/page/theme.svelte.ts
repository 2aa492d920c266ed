/** The colours of the page, and of the suits, as they are chosen in the settings or asked for by the system. */
import { settings, type Theme } from "../settings/settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
let system = $state(systemTheme());

/** Which colours the system asks for. */
export function systemTheme(): Exclude<Theme, "system"> {
  if (contrast.matches) return "contrast";
  return dark.matches ? "dark" : "light";
}

for (const query of [dark, contrast]) query.addEventListener("change", () => (system = systemTheme()));

$effect.root(() => {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme === "system" ? system : settings.theme;
    dataset.suits = settings.suits;
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper;
  });
});
