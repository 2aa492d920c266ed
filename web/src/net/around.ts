/** What the page needs of the world around it, as arguments: time, chance, the network, and whether it is looked at. */

/** A connection, as far as it is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** What changes around a page. */
export type Change = "online" | "offline" | "shown" | "hidden";

export interface Around {
  /** Milliseconds that only grow, and those since 1970. */
  now(): number;
  date(): number;
  /** From 0, below 1. */
  random(): number;
  /** So many random bytes. */
  bytes(count: number): Uint8Array;
  /** Call something later; the result takes that back. */
  later(milliseconds: number, what: () => void): () => void;
  /** Open the WebSocket at a path of this site. */
  socket(path: string): Socket;
  /** Whether the table of a code is there; null where that cannot be asked. */
  isThere(code: string): Promise<boolean | null>;
  /** Whether nobody looks at the page. */
  isHidden(): boolean;
  /** Call something when the network is gone or back, and when the page is shown or hidden; the result ends that. */
  onChange(what: (change: Change) => void): () => void;
}

/** The world around a page in a browser. */
export const BROWSER: Around = {
  now: () => performance.now(),
  date: () => Date.now(),
  random: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  later(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  socket: (path) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}`),
  async isThere(code) {
    try {
      const answer = await fetch(`/t/${code}`, { method: "HEAD", cache: "no-store" });
      return answer.status === 404 ? false : answer.ok || null;
    } catch {
      return null;
    }
  },
  isHidden: () => document.hidden,
  onChange(what) {
    const isOnline = () => what("online");
    const isOffline = () => what("offline");
    const isSeen = () => what(document.hidden ? "hidden" : "shown");
    addEventListener("online", isOnline);
    addEventListener("offline", isOffline);
    document.addEventListener("visibilitychange", isSeen);
    return () => {
      removeEventListener("online", isOnline);
      removeEventListener("offline", isOffline);
      document.removeEventListener("visibilitychange", isSeen);
    };
  },
};
