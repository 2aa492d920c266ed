// The messages of a Pişti table, made from src/pisti/table; see docs/protocol.md.

export const PROTOCOL = 1;
export const LARGEST = 4096; // bytes of a message of a client

/** A person has no connection; a bot sits in ``after`` so many seconds where nothing else is said before. */
export interface Absent {
  type: "absent";
  seat: "E" | "N" | "S" | "W";
  after?: number | null;
}

/** No promise is waited for any more: whoever has promised a share tells it now. */
export interface Asked {
  type: "asked";
  round: number;
}

/** A person is there again, and plays again. */
export interface Back {
  type: "back";
  seat: "E" | "N" | "S" | "W";
}

/** The connection is about to be closed; ``retry`` says after how many seconds to come back, null if never. */
export interface Bye {
  type: "bye";
  code: string;
  retry?: number | null;
}

/** Something said in own words, where the table allows it. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Something said in own words. */
export interface Chatted {
  type: "chat";
  seat: "E" | "N" | "S" | "W";
  text: string;
}

/** The settings of the table. */
export interface Chosen {
  type: "settings";
  settings: TableSettings;
}

export type ClientMessage =
  | Hello
  | Sit
  | Leave
  | Swap
  | Free
  | Fill
  | Settings
  | Start
  | Commit
  | Reveal
  | Play
  | Shown
  | Ready
  | Say
  | Chat
  | Hint
  | Kick
  | Mute
  | Rematch
  | Pong;

/** What is waited for has to be done by then, in milliseconds since 1970 by the clock of the server. */
export interface Clock {
  type: "clock";
  until: number;
  seat?: "E" | "N" | "S" | "W" | null;
}

/** The hash of the share that will be told (docs/fairness.md); that of the cutter comes after the tap. */
export interface Commit {
  type: "commit";
  id: string;
  round: number;
  hash: string;
}

/** The server, or a seat, has promised a share: the hash of it. ``game`` is what the game is called in the promises (docs/fairness.md), told where the server promises. */
export interface Committed {
  type: "committed";
  round: number;
  hash: string;
  seat?: "E" | "N" | "S" | "W" | null;
  game?: string | null;
}

/** The count of a round by side, piştis and double piştis of each, and the scores after it. */
export interface Counted {
  type: "counted";
  round: number;
  count: readonly (SideCount)[];
  pistis: readonly ([number, number])[];
  scores: readonly (number)[];
}

/** The pack is cut; ``promised`` are the commitments of its cards in dealing order. */
export interface CutDone {
  type: "cut";
  round: number;
  cutter: "E" | "N" | "S" | "W";
  dealing?: number;
  promised?: readonly (string)[];
}

/** The cut showed a jack and is repeated (clause 2.3). */
export interface CutRefused {
  type: "cut_refused";
  round: number;
  cutter: "E" | "N" | "S" | "W";
}

/** The four cards that the viewer has got. */
export interface Dealt {
  type: "dealt";
  round: number;
  deal: number;
  seat: "E" | "N" | "S" | "W";
  cards: readonly (ShownCard)[];
}

/** A command was followed, now without anything to tell, or before. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The owner puts a bot at a free seat, or one of another level. */
export interface Fill {
  type: "fill";
  id: string;
  seat: "E" | "N" | "S" | "W";
  level: string;
}

/** The owner takes a bot away from a seat, before the game. */
export interface Free {
  type: "free";
  id: string;
  seat: "E" | "N" | "S" | "W";
}

/** A side has won (clause 7.2). */
export interface GameOver {
  type: "game_over";
  winner: number;
  scores: readonly (number)[];
}

/** The first message: which protocol, whose seat (none for a spectator), and the last version that was seen. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  seen?: number;
}

/** Ask what a bot would play. */
export interface Hint {
  type: "hint";
  id: string;
  round: number;
  ply: number;
}

/** What a bot would play, told to who asked. */
export interface Hinted {
  type: "hinted";
  id: string;
  round: number;
  ply: number;
  card: string;
}

/** The owner sends a person away. */
export interface Kick {
  type: "kick";
  id: string;
  seat: "E" | "N" | "S" | "W";
}

/** Leave the seat. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A seat is free, or a bot plays for who left it. */
export interface Left {
  type: "left";
  seat: "E" | "N" | "S" | "W";
  player?: PlayerAt | null;
}

/** The cards left in the pile and the side that gets them, null if nobody (clause 4.6). */
export interface LeftoversTaken {
  type: "leftovers";
  round: number;
  side: number | null;
  cards: readonly (string | null)[];
}

/** The owner silences a person, or lets one speak again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: "E" | "N" | "S" | "W";
  is_muted: boolean;
}

/** A person was silenced, or may speak again. */
export interface Muted {
  type: "muted";
  seat: "E" | "N" | "S" | "W";
  is_muted: boolean;
}

/** The server was away for so many milliseconds; nobody's time ran meanwhile. */
export interface Outage {
  type: "outage";
  milliseconds: number;
}

/** The server is there, at this version and this time, in milliseconds since 1970. */
export interface Ping {
  type: "ping";
  version: number;
  now?: number;
}

/** Play a card; ``ply`` counts the cards of the round from 0. */
export interface Play {
  type: "play";
  id: string;
  round: number;
  ply: number;
  card: string;
}

/** A card was played, and what it did; ``pisti`` is 0, 1, or 2 for a double one, ``denied`` why it was none. ``level`` is that of the bot which chose the card, where it is not the one that sits there. */
export interface Played {
  type: "played";
  round: number;
  ply: number;
  seat: "E" | "N" | "S" | "W";
  card: ShownCard;
  captured?: readonly (string | null)[];
  set_aside?: readonly (string | null)[];
  pisti?: number;
  denied?: string | null;
  level?: string | null;
}

/** Who sits at a seat: a person, or a bot where there is a level. */
export interface PlayerAt {
  name: string;
  level?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The count of a round has been read. */
export interface Ready {
  type: "ready";
  id: string;
  round: number;
}

/** The round must be dealt again (clauses 3.4 and 9.8). */
export interface Redeal {
  type: "redeal";
  round: number;
  cards: readonly (string)[];
  dealer: "E" | "N" | "S" | "W";
  cutter: "E" | "N" | "S" | "W";
}

/** A message was refused, and nothing has changed; ``id`` where it had one. */
export interface Refused {
  type: "refused";
  code: string;
  fields: Readonly<Partial<Record<string, string | number>>>;
  id?: string | null;
  version?: number;
}

/** Agree to another game at this table, or do not any more. */
export interface Rematch {
  type: "rematch";
  id: string;
  agrees?: boolean;
}

/** Who agrees to another game. */
export interface RematchAsked {
  type: "rematch";
  seats: readonly ("E" | "N" | "S" | "W")[];
}

/** The share that was promised: the seed, and where the cutter tapped. */
export interface Reveal {
  type: "reveal";
  id: string;
  round: number;
  seed: string;
  tap?: number;
}

/** A seat has told the share that it promised; the server's, without a seat, comes when the round is over. */
export interface Revealed {
  type: "revealed";
  round: number;
  seed: string;
  tap?: number;
  seat?: "E" | "N" | "S" | "W" | null;
}

/** A quick phrase. */
export interface Said {
  type: "phrase";
  seat: "E" | "N" | "S" | "W";
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "one-more" | "oops" | "sad" | "smile" | "thanks" | "well-played" | "wow";
}

/** A quick phrase. */
export interface Say {
  type: "phrase";
  id: string;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "one-more" | "oops" | "sad" | "smile" | "thanks" | "well-played" | "wow";
}

/** Somebody sits at a seat now. */
export interface Seated {
  type: "seated";
  seat: "E" | "N" | "S" | "W";
  player: PlayerAt;
}

export type ServerMessage =
  | Welcome
  | Told
  | Done
  | Refused
  | Hinted
  | Ping
  | Bye;

/** The centre cards that were face down, for who may look at them (clauses 4.4 and 9.10). */
export interface SetAsideSeen {
  type: "set_aside_seen";
  round: number;
  cards: readonly (ShownCard)[];
}

/** The owner chooses the settings, before the game. */
export interface Settings {
  type: "settings";
  id: string;
  settings: TableSettings;
}

/** Everything up to this version has been shown: the clock of a person starts when that is so. */
export interface Shown {
  type: "shown";
  version: number;
}

/** A card that the viewer sees, its place in the deck and its salt where cards were promised (docs/fairness.md). */
export interface ShownCard {
  card: string;
  place?: number | null;
  salt?: string | null;
}

/** What a side scored in a round, line by line: ``cards`` is a count, everything else points (clause 6). */
export interface SideCount {
  cards: number;
  most_cards: number;
  jacks: number;
  aces: number;
  two_of_clubs: number;
  ten_of_diamonds: number;
  pistis: number;
}

/** Sit down at a seat, at any that is free if none is named, or where a bot sits. The client makes the ``token``, at random: whoever has it is who sits there from now on. Sent again after a cut connection it is the same person. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  token: string;
  seat?: "E" | "N" | "S" | "W" | null;
}

/** The owner begins the game. */
export interface Start {
  type: "start";
  id: string;
}

/** A round begins, or an unfinished one goes on: the cutter cuts next where it begins. */
export interface Started {
  type: "started";
  rules: string;
  players: Readonly<Partial<Record<"E" | "N" | "S" | "W", PlayerAt>>>;
  round: number;
  ply: number;
  dealer: "E" | "N" | "S" | "W";
  cutter: "E" | "N" | "S" | "W";
  scores: readonly (number)[];
  goes_on?: boolean;
}

/** The owner exchanges who sits at two seats, before the game. */
export interface Swap {
  type: "swap";
  id: string;
  seats: readonly ("E" | "N" | "S" | "W")[];
}

export type TableEvent =
  | Seated
  | Left
  | Chosen
  | Started
  | Committed
  | Asked
  | Revealed
  | CutRefused
  | CutDone
  | TurnedUp
  | Dealt
  | Redeal
  | Played
  | SetAsideSeen
  | LeftoversTaken
  | Counted
  | GameOver
  | Said
  | Chatted
  | Absent
  | Back
  | Clock
  | Outage
  | Muted
  | RematchAsked;

/** What the owner of a table chooses: ``clock`` null for none; an open table is listed for everybody. A rated table changes the ratings of those who play: the standard game of four persons with a clock. */
export interface TableSettings {
  rules?: string;
  clock?: number | null;
  is_open?: boolean;
  has_chat?: boolean;
  is_rated?: boolean;
}

/** What happened up to a version, as far as the viewer may know it; ``done`` is the viewer's command that did it. */
export interface Told {
  type: "told";
  version: number;
  events: readonly (Seated | Left | Chosen | Started | Committed | Asked | Revealed | CutRefused | CutDone | TurnedUp | Dealt | Redeal | Played | SetAsideSeen | LeftoversTaken | Counted | GameOver | Said | Chatted | Absent | Back | Clock | Outage | Muted | RematchAsked)[];
  done?: string | null;
}

/** The centre is dealt: the cards face up, how many lie face down, the exposed card of the stock. */
export interface TurnedUp {
  type: "turned_up";
  round: number;
  cards: readonly (ShownCard)[];
  face_down: number;
  exposed: ShownCard | null;
}

/** The answer to hello: where the client is, and what happened so far in the present round. It comes again, unasked, when the own seat has changed. ``you`` is the own seat, null for a spectator; ``sheet`` the counts of the rounds before; ``events`` what happened after the version ``since``, the one that the client has seen, or all that matters of the present round where ``since`` is 0; ``now`` the time by the clock of the server, in milliseconds since 1970. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  you: "E" | "N" | "S" | "W" | null;
  is_owner: boolean;
  version: number;
  settings: TableSettings;
  players: Readonly<Partial<Record<"E" | "N" | "S" | "W", PlayerAt>>>;
  sheet: readonly (readonly (SideCount)[])[];
  events: readonly (Seated | Left | Chosen | Started | Committed | Asked | Revealed | CutRefused | CutDone | TurnedUp | Dealt | Redeal | Played | SetAsideSeen | LeftoversTaken | Counted | GameOver | Said | Chatted | Absent | Back | Clock | Outage | Muted | RematchAsked)[];
  since?: number;
  now?: number;
}
