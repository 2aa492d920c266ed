/** Making a table, and going there. */
import { BROWSER } from "../net/around";
import { keepSeat, newKey } from "../net/seats";
import { makeTable, type Refusal } from "../net/tables";
import { expectTable } from "../page/ahead";
import { go } from "../page/place.svelte";
import type { TableSettings } from "../protocol";
import { commandsOf, type Intention, keepWelcome } from "../room/quick";
import { settings } from "../settings/settings.svelte";
import { t } from "../text/texts.svelte";

/** What a person is called at tables. */
export function ownName(): string {
  return settings.name || t("remote-guest");
}

/** One table at a time is made; why it could not be is told. */
export class Making {
  /** Which button is at it. */
  busy: string | null = $state(null);
  refusal: Refusal | null = $state(null);

  /** Make a table, do something at it, and go there. */
  async make(button: string, table: TableSettings, what: Intention): Promise<void> {
    if (this.busy) return;
    this.busy = button;
    this.refusal = null;
    const page = expectTable(); // on its way while the table is made
    const key = newKey(BROWSER.bytes);
    const made = await makeTable(table, commandsOf(what, key));
    if ("refusal" in made) this.refusal = made.refusal;
    else {
      keepSeat(made.code, { ...key, name: what.name, at: BROWSER.date(), game: null });
      if (made.welcome) keepWelcome(made.code, made.welcome);
      go(`/t/${made.code}`);
      await page;
    }
    this.busy = null;
  }

  /** A game against bots that begins at once, as the person has chosen it. */
  play(): Promise<void> {
    const { rules, level } = settings;
    return this.make("play", { rules }, { name: ownName(), game: { level, rules } });
  }

  /** A private table for friends, at which the person sits. */
  invite(): Promise<void> {
    return this.make("friends", { rules: settings.rules }, { name: ownName() });
  }
}
