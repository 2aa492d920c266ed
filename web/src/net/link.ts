/** The connection to a table: made again whenever it is cut, until the table is no more. */
import type { Bye, ClientMessage, ServerMessage } from "../protocol";
import type { Line } from "../table/session.svelte";
import type { Around, Socket } from "./around";

/** After how many milliseconds it is tried again; the last one from then on. */
export const PAUSES: readonly number[] = [500, 1000, 2000, 5000, 10_000];

/** After how long a line that says nothing is dropped: the server pings every 20 s. */
export const SILENT = 45_000;

/** A page that was not looked at may have slept: after how long without a word its line is not trusted any more. */
const QUIET = 25_000;

const OPENING = 10_000;
const LONGEST = 60_000;
const BAD_HELLO = 4400;
const NOT_YOUR_SEAT = 4401;
const TOO_MUCH = 4429;
const ENDED = 4000;

/** Whose connection it is. */
export interface Speaker {
  /** What is said on a new connection, before anything was heard: the hello, and what does not wait for its answer. */
  hello(): readonly ClientMessage[];
  /** Take a message in; what is sent then, and whether something was missed. */
  hear(message: ServerMessage): { readonly send: readonly ClientMessage[]; readonly isBehind: boolean };
  /** The token is of no seat here. */
  deny(): void;
  show(line: Line): void;
}

/** The connection of a speaker to the table of a code; it begins at once. */
export class Link {
  readonly #code: string;
  readonly #speaker: Speaker;
  readonly #around: Around;
  #socket: Socket | null = null;
  #isWelcome = false;
  #tries = 0;
  #heardAt = 0;
  #isOver = false;
  #alarm: (() => void) | null = null;

  constructor(code: string, speaker: Speaker, around: Around) {
    this.#code = code;
    this.#speaker = speaker;
    this.#around = around;
    this.#connect();
  }

  /** Whether the server has answered and is there. */
  get isConnected(): boolean {
    return this.#isWelcome;
  }

  /** Send messages; without a connection they are lost: commands are asked for again by the speaker. */
  send(messages: readonly ClientMessage[]): void {
    if (this.#isWelcome) for (const message of messages) this.#socket?.send(JSON.stringify(message));
  }

  /** Connect anew, whatever there is. */
  renew(): void {
    this.#isOver = false;
    this.#tries = 0;
    this.#connect();
  }

  /** A connection can perhaps be made now: do not wait any longer; `isDoubtful` is one that is there and may be dead. */
  wake(isDoubtful = false): void {
    const isQuiet = this.#around.now() - this.#heardAt > QUIET;
    const isDead = this.#isWelcome && (isDoubtful || isQuiet);
    if (!this.#isOver && (!this.#socket || isDead)) this.renew();
  }

  /** The network is gone: whatever connection there is will not be heard of any more. */
  lose(): void {
    if (!this.#isOver && this.#socket) this.#wait();
  }

  /** No connection any more. */
  close(): void {
    this.#isOver = true;
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    this.#speaker.show({ is: "connecting" });
    const socket = this.#around.socket(`/api/tables/${this.#code}/socket`);
    this.#socket = socket;
    this.#watch(OPENING);
    socket.onopen = () => {
      for (const message of this.#speaker.hello()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Let go of the connection; nothing of it is heard any more. */
  #drop(): void {
    this.#alarm?.();
    const socket = this.#socket;
    this.#socket = this.#alarm = null;
    this.#isWelcome = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Drop a line that says nothing for so long. */
  #watch(milliseconds: number): void {
    this.#alarm?.();
    this.#alarm = this.#around.later(milliseconds, () => this.#wait());
  }

  #hear(text: string): void {
    const message = parsed(text);
    if (!message) return this.#end("remote-not-pisti");
    this.#heardAt = this.#around.now();
    this.#watch(SILENT);
    if (message.type === "bye") return this.#leave(message);
    const isFirst = message.type === "welcome" && !this.#isWelcome;
    if (message.type === "welcome") this.#isWelcome = true;
    const { send, isBehind } = this.#speaker.hear(message);
    if (isBehind) return this.#connect();
    if (isFirst) {
      this.#tries = 0;
      this.#speaker.show({ is: "connected" });
    }
    this.send(send);
  }

  /** The server says good-bye: it comes back, or the table has ended. */
  #leave(message: Bye): void {
    if (message.retry == null) return this.#end(message.code);
    const pause = Math.min(1000 * message.retry, LONGEST);
    this.#wait(pause + this.#around.random() * 1000); // all who were here come back then
  }

  #closed(code: number): void {
    const wasWelcome = this.#isWelcome;
    const hadOpened = code >= 4000;
    if (code === ENDED) return this.#end("table-closed");
    if (code === BAD_HELLO) return this.#end("remote-other-protocol");
    if (code === TOO_MUCH && !wasWelcome) return this.#end("remote-busy");
    if (code === NOT_YOUR_SEAT) {
      this.#speaker.deny();
      return this.#connect();
    }
    this.#wait();
    if (!wasWelcome && !hadOpened) void this.#ask();
  }

  /** A handshake that is refused looks like one that fails: perhaps there is no such table. */
  async #ask(): Promise<void> {
    const isThere = await this.#around.isThere(this.#code);
    if (isThere === false && !this.#socket && !this.#isOver) this.#end("server-no-such-table");
  }

  /** Wait before it is tried again, longer each time, and not all at the same moment. */
  #wait(pause = this.#pause()): void {
    this.#drop();
    this.#speaker.show({ is: "waiting", until: this.#around.now() + pause });
    this.#alarm = this.#around.later(pause, () => this.#connect());
  }

  #pause(): number {
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    return pause * (0.5 + this.#around.random() / 2);
  }

  #end(code: string): void {
    this.#isOver = true;
    this.#drop();
    this.#speaker.show({ is: "over", code, fields: { table: this.#code } });
  }
}

/** A message of the server, undefined where it is none. */
function parsed(text: string): ServerMessage | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && "type" in found ? (found as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
