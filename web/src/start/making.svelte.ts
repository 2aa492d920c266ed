/** Making a table, and going there. */
import { makeTable, type Refusal } from "../net/tables";
import { go } from "../page/place.svelte";
import type { TableSettings } from "../protocol";
import { intend, type Intention } from "../room/quick";
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

  /** Make a table and go there, meaning to do something at it. */
  async make(button: string, table: TableSettings, what: Intention): Promise<void> {
    if (this.busy) return;
    this.busy = button;
    this.refusal = null;
    void import("../table/TablePage.svelte").catch(() => undefined); // on its way while the table is made
    const made = await makeTable(table);
    this.busy = null;
    if ("refusal" in made) return void (this.refusal = made.refusal);
    intend(made.code, what);
    go(`/t/${made.code}`);
  }

  /** A game against bots that begins at once, as the person has chosen it. */
  play(): Promise<void> {
    return this.make("play", { rules: settings.rules }, { name: ownName(), level: settings.level, start: true });
  }

  /** A private table for friends, at which the person sits. */
  invite(): Promise<void> {
    return this.make("friends", { rules: settings.rules }, { name: ownName() });
  }
}
