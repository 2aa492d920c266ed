/** Days as the language writes them. */
import { t } from "./texts.svelte";

/** The day of a moment in milliseconds since 1970, where the browser is. */
export function day(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return t("date-short", { day: two(date.getDate()), month: two(date.getMonth() + 1), year: String(date.getFullYear()) });
}
