/** What a person is called: one name, in the browser and at the server, which other devices of theirs share. */
import { keep, kept } from "../page/kept";
import { choose, settings } from "../settings/settings.svelte";
import { setName, type Answer, type Me } from "./requests";

const TOLD = "name.told";

/** What is to be done where the browser and the server may have different names; `told` is what was last the same in both. */
export function whichName(here: string, told: string, there: string): "tell" | "take" | "same" {
  if (here === there) return "same";
  return here === told ? "take" : "tell";
}

/** Tell the server the name that was chosen here; what cannot be told now is told when the own page is opened. */
export async function tellName(): Promise<Answer<Me>> {
  const name = settings.name;
  const answer = await setName(name || null);
  if (answer.is === "told") keep(TOLD, name);
  return answer;
}

/** The same name here and there: the one that changed last, as far as that can be known. Returns how the person is then. */
export async function sameName(me: Me): Promise<Answer<Me>> {
  const found = kept(TOLD);
  const which = whichName(settings.name, typeof found === "string" ? found : "", me.name ?? "");
  if (which === "tell" && me.banned === null) return tellName();
  if (which === "take") choose({ name: me.name ?? "" });
  if (which !== "tell") keep(TOLD, settings.name);
  return { is: "told", told: me };
}

/** This device has become one of somebody, who is called so. */
export function keepName(me: Me): void {
  if (me.name !== null) choose({ name: me.name });
  keep(TOLD, me.name ?? "");
}

/** Nobody is called anything here any more. */
export function forgetName(): void {
  choose({ name: "" });
  keep(TOLD, undefined);
}
