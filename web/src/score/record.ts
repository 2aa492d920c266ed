/** The record of a finished game, got from the server and saved as a file. */

/** Why a record cannot be had: the code and the fields of a sentence. */
export class NoRecord extends Error {
  constructor(
    readonly code: string,
    readonly fields: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Get the record of a game by the token of a seat, where there is one; raises NoRecord. */
export async function recordOf(game: string, token: string | null): Promise<Blob> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(address(game), { headers }).catch(() => null);
  if (!answer) throw new NoRecord("");
  if (!answer.ok) throw await refusal(answer);
  return await answer.blob();
}

/** Where the record of a game is. */
export function address(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

async function refusal(answer: Response): Promise<NoRecord> {
  const body: unknown = await answer.json().catch(() => null);
  const { code, fields } = (body ?? {}) as { code?: string; fields?: Record<string, string | number> };
  return new NoRecord(code ?? String(answer.status), fields);
}

/** Save a file as the browser saves what is downloaded. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin to read only then
}
