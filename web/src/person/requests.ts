/** Persons over HTTP: who I am, my games, links for other devices, other persons, the leaderboard, reports. */
import type { Refusal } from "../net/tables";
import type { Letter } from "../table/seating";

/** A rating, and by how much it may still move. */
export interface Rating {
  readonly shown: number;
  readonly uncertainty: number;
  readonly is_provisional: boolean;
  readonly games: number;
}

/** How many games somebody has played, and how; the rated ones are among the games among persons. */
export interface Totals {
  readonly games: number;
  readonly won: number;
  readonly points_for: number;
  readonly points_against: number;
  readonly pistis: number;
  readonly bot_games: number;
  readonly bot_won: number;
  readonly rated_games: number;
  readonly rated_won: number;
  readonly games_left: number;
}

/** What everybody may know of somebody; `since` in milliseconds since 1970. */
export interface Person {
  readonly public: string;
  readonly name: string | null;
  readonly since: number;
  readonly rating: Rating;
  readonly totals: Totals;
}

/** What somebody is told of themselves: nobody yet where `public` is null; `banned` is why, null for who is not. */
export interface Me extends Omit<Person, "public" | "since"> {
  readonly public: string | null;
  readonly since: number | null;
  readonly devices: number;
  readonly has_link: boolean;
  readonly banned: string | null;
}

/** A game as somebody played it: `own` and `other` are the points of their side and of the best other one. */
export interface Game {
  readonly number: number;
  readonly game: string;
  readonly at: number;
  readonly rules: string;
  readonly own: number;
  readonly other: number;
  readonly pistis: number;
  readonly has_won: boolean;
  readonly has_bots: boolean;
  readonly is_rated: boolean;
  readonly is_left: boolean;
  readonly is_open: boolean;
  readonly rating_before: number | null;
  readonly rating_after: number | null;
}

/** Some games, the newest first, and what the next ones are asked for with; null where there are none. */
export interface Games {
  readonly games: readonly Game[];
  readonly before: number | null;
}

/** A page of the leaderboard. */
export interface Ladder {
  readonly page: number;
  readonly has_more: boolean;
  readonly persons: readonly { readonly place: number; readonly person: Person }[];
}

/** A link for another device, told once: its address, and the same as a QR code. */
export interface OwnLink {
  readonly address: string;
  readonly picture: string;
}

/** What somebody is reported for. */
export const REASONS = ["name", "words", "leaving", "stalling", "signals", "other"] as const;

export type Reason = (typeof REASONS)[number];

/** What the server answers, or why it does not. */
export type Answer<T> = { readonly is: "told"; readonly told: T } | { readonly is: "refused"; readonly refusal: Refusal };

export const me = (): Promise<Answer<Me>> => ask("GET", "/api/me");

/** Be called so from now on, null for no name. */
export const setName = (name: string | null): Promise<Answer<Me>> => ask("PUT", "/api/me", { name });

/** The games of somebody, the own ones where nobody is named. */
export function gamesOf(person: string | null, before: number | null = null): Promise<Answer<Games>> {
  const whose = person === null ? "me" : `persons/${encodeURIComponent(person)}`;
  return ask("GET", `/api/${whose}/games${before === null ? "" : `?before=${before}`}`);
}

export const personCalled = (person: string): Promise<Answer<Person>> => ask("GET", `/api/persons/${encodeURIComponent(person)}`);

export const ladder = (page = 1): Promise<Answer<Ladder>> => ask("GET", `/api/leaderboard?page=${page}`);

export const makeLink = (): Promise<Answer<OwnLink>> => ask("POST", "/api/me/link");

export const dropLink = (): Promise<Answer<null>> => ask("DELETE", "/api/me/link");

/** Make this device one of the person of a link; what it has played goes there too where `merge` says so. */
export const claim = (secret: string, merge: boolean): Promise<Answer<Me>> => ask("POST", "/api/link", { secret, merge });

export const forgetMe = (): Promise<Answer<null>> => ask("DELETE", "/api/me");

/** Report who sits at a table. */
export const report = (code: string, seat: Letter, reason: Reason, text: string): Promise<Answer<null>> =>
  ask("POST", `/api/tables/${code}/report`, { seat, reason, text });

/** All that is kept of who asks, as a file. */
export async function exported(): Promise<Answer<Blob>> {
  return answered("GET", "/api/me/export", undefined, (answer) => answer.blob());
}

function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  return answered(method, path, body, async (answer) => (answer.status === 204 ? null : await answer.json()) as T);
}

async function answered<T>(method: string, path: string, body: object | undefined, read: (answer: Response) => Promise<T>): Promise<Answer<T>> {
  const told = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, { method, ...told });
    return answer.ok ? { is: "told", told: await read(answer) } : { is: "refused", refusal: refusalIn(await answer.json()) };
  } catch {
    return { is: "refused", refusal: { code: "remote-cut-off", fields: {} } };
  }
}

function refusalIn(found: unknown): Refusal {
  const { code, fields = {} } = (found ?? {}) as Partial<Refusal>;
  return typeof code === "string" ? { code, fields } : { code: "remote-busy", fields: {} };
}
