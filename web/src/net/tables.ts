/** Tables over HTTP: one is made, the open ones are listed, and again whenever they change. */
import type { Fields } from "../fair/receipts";
import type { ClientMessage, PlayerAt, TableSettings, Welcome } from "../protocol";
import type { Letter } from "../table/seating";

/** Why something was refused, or could not be asked: a code with fields for its sentence. */
export interface Refusal {
  readonly code: string;
  readonly fields: Fields;
}

/** An open table, as everybody may see it. */
export interface OpenTable {
  readonly code: string;
  readonly settings: TableSettings;
  readonly players: Readonly<Partial<Record<Letter, PlayerAt>>>;
  readonly free: readonly Letter[];
  readonly is_playing: boolean;
}

/** A table that was made, and how it was after the commands that came with the request. */
export interface Made {
  readonly code: string;
  readonly welcome: Welcome | null;
}

/** Make a table and do something there at once: what it is then, or why it is not. */
export async function makeTable(settings: TableSettings, commands: readonly ClientMessage[] = []): Promise<Made | { readonly refusal: Refusal }> {
  try {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ settings, commands }),
    });
    const found: unknown = await answer.json();
    if (answer.status === 201) {
      const { code, welcome = null } = found as { code: string; welcome?: Welcome };
      return { code, welcome };
    }
    return { refusal: isRefusal(found) ? found : { code: "remote-busy", fields: {} } };
  } catch {
    return { refusal: { code: "remote-cut-off", fields: {} } };
  }
}

/** Is told the open tables, null while they are not known because there is no connection. */
export type Listener = (tables: readonly OpenTable[] | null) => void;

/** Where the list comes from: an EventSource, as far as it is used. */
export interface Source {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

/** What `openTables` needs of the world around it. */
export interface Near {
  source(path: string): Source;
  later(milliseconds: number, what: () => void): () => void;
}

const CLOSED = 2; // an EventSource that was refused, and does not try again by itself
const PAUSE = 10_000;

const HERE: Near = {
  source: (path) => new EventSource(path),
  later(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Tell the open tables, again whenever they change, until the result is called. */
export function openTables(listener: Listener, near: Near = HERE): () => void {
  let stop = (): void => undefined;
  const listen = (): void => {
    const source = near.source("/api/tables/changes");
    stop = () => source.close();
    source.onmessage = (event) => listener(JSON.parse(String(event.data)) as readonly OpenTable[]);
    source.onerror = () => {
      listener(null); // the browser tries again by itself, unless it was refused
      if (source.readyState === CLOSED) stop = near.later(PAUSE, listen);
    };
  };
  listen();
  return () => stop();
}

function isRefusal(found: unknown): found is Refusal {
  return typeof found === "object" && found !== null && "code" in found && "fields" in found;
}
