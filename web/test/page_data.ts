/** Examples made by Python, see tests/page_data.py: tables as they are told, rules and deals, and what is right of them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ServerMessage, TableEvent } from "../src/protocol";
import type { Letter, Stage } from "../src/table/view";

const DATA = resolve(import.meta.dirname, "../../tests/data/page");

export interface Right {
  stage: Stage;
  you: Letter | null;
  isOwner: boolean;
  players: Partial<Record<Letter, [string, string | null]>>;
  away: Letter[];
  muted: Letter[];
  wishes: Letter[];
  round: number;
  ply: number | null;
  deal: number;
  dealer: Letter;
  toPlay: Letter | null;
  hands: Partial<Record<Letter, number>>;
  hand: string[];
  pile: (string | null)[];
  stock: number;
  setAside: number;
  seen: string[] | null;
  exposed: string | null;
  won: number[];
  pistis: [number, number][];
  scores: number[] | null;
  winner: number | null;
  captures: number;
  lastCapture: (string | null)[];
}

export interface Game {
  name: string;
  rules: string;
  told: { hello?: true; message: Extract<ServerMessage, { events: readonly TableEvent[] }>; right: Right }[];
}

/** Games as somebody was told them; with each message stands what has changed of what is right. */
export const games = (): Game[] => read("games.jsonl").trim().split("\n").map((line) => whole(JSON.parse(line) as Game));

function whole(game: Game): Game {
  let right = {} as Right;
  return { ...game, told: game.told.map((each) => ({ ...each, right: (right = { ...right, ...each.right }) })) };
}

/** The game of a name. */
export const game = (name: string): Game => games().find((each) => each.name === name)!;

/** What stands in a file. */
export const json = <Kind>(name: string): Kind => JSON.parse(read(name)) as Kind;

const read = (name: string): string => readFileSync(resolve(DATA, name), "utf8");
