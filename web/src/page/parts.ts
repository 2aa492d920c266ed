/** The pages of the site: which one is at a place, fetched whole before anything of it is shown. */
import type { Component } from "svelte";
import Start from "../start/Start.svelte";
import type { Language } from "../text/texts.svelte";
import NotReached from "./NotReached.svelte";
import { personAt, tableAt, takeSecret } from "./place.svelte";

/** What is shown at a place. */
export interface Shown {
  readonly path: string;
  readonly page: Component<Record<string, unknown>>;
  readonly props: Readonly<Record<string, string>>;
}

/** The page at a place, with all that it shows at once; where it cannot be got, one that says so. */
export async function pageAt(path: string, spoken: Language): Promise<Shown> {
  try {
    return await fetched(path, spoken);
  } catch {
    return shown(path, NotReached);
  }
}

async function fetched(path: string, spoken: Language): Promise<Shown> {
  const code = tableAt(path);
  if (code !== null) return shown(path, (await import("../table/TablePage.svelte")).default, { code });
  const person = personAt(path);
  if (person !== null) return shown(path, (await import("../person/PersonPage.svelte")).default, { person });
  if (path === "/me") return shown(path, (await import("../person/MePage.svelte")).default, { secret: takeSecret() ?? "" });
  if (path === "/leaderboard") return shown(path, (await import("../person/LadderPage.svelte")).default);
  if (path !== "/rules") return shown(path, Start);
  const { default: RulesPage, told } = await import("../rules/RulesPage.svelte");
  await told(spoken).catch(() => undefined); // the page says it where they cannot be got
  return shown(path, RulesPage);
}

function shown(path: string, page: unknown, props: Record<string, string> = {}): Shown {
  return { path, page: page as Shown["page"], props };
}
