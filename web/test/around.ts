/** A world for tests: time passes when a test says so, sockets are answered by the test, chance is always the same. */
import type { Around, Change, Socket } from "../src/net/around";
import type { ClientMessage, ServerMessage } from "../src/protocol";

/** The end of a connection that the test holds. */
export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The connection is made. */
  open(): void {
    this.onopen?.({} as Event);
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** The server, or the network, closes the connection. */
  cut(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  /** What was sent of a kind. */
  of<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((each) => each.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}

export class FakeAround implements Around {
  readonly sockets: FakeSocket[] = [];
  time = 0;
  chance = 0.5;
  hidden = false;
  there: boolean | null = null;
  #timers: { at: number; what: () => void }[] = [];
  #watch: ((change: Change) => void) | null = null;
  #made = 0;

  now = () => this.time;
  date = () => 1_796_000_000_000 + this.time;
  random = () => this.chance;
  bytes = (count: number) => new Uint8Array(count).fill((this.#made += 1));
  isThere = () => Promise.resolve(this.there);
  isHidden = () => this.hidden;

  later(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.time + milliseconds, what };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
  }

  socket(path: string): FakeSocket {
    this.sockets.push(new FakeSocket(path));
    return this.last;
  }

  onChange(what: (change: Change) => void): () => void {
    this.#watch = what;
    return () => void (this.#watch = null);
  }

  /** The newest connection. */
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** How many timers run. */
  get timers(): number {
    return this.#timers.length;
  }

  get isWatched(): boolean {
    return this.#watch !== null;
  }

  change(change: Change): void {
    if (change === "hidden" || change === "shown") this.hidden = change === "hidden";
    this.#watch?.(change);
  }

  /** Let time pass. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.time = next.at;
      this.#timers = this.#timers.filter((each) => each !== next);
      next.what();
    }
    this.time = end;
  }

  #next(end: number): { at: number; what: () => void } | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

/** Let promises that are settled have their turn. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
