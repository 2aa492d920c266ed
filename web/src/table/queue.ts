/** What is still to be shown of a table, one after the other. */
import { LETTERS } from "./seating";
import type { Show, Told } from "./session.svelte";
import type { View } from "./view";

/** Shows what is put into it; `set` is told the table as it is shown, `drained` that all of it is. */
export class Queue {
  readonly #show: Show;
  readonly #set: (view: View) => void;
  readonly #drained: () => void;
  #waiting: Told[] = [];
  #hurry: (() => void) | null = null; // ends the waiting for what is shown now
  #isHidden = false;
  #isClosed = false;

  constructor(show: Show, set: (view: View) => void, drained: () => void) {
    this.#show = show;
    this.#set = set;
    this.#drained = drained;
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  /** Whether nobody looks: then all is shown at once. */
  set isHidden(is: boolean) {
    this.#isHidden = is;
    if (is) this.skip();
  }

  /** Show these after all others; where the table begins anew all before it at once. */
  put(told: readonly Told[]): void {
    this.#waiting.push(...told);
    if (this.#isHidden || told.some((each) => each.is === "anew")) this.skip();
    else if (!this.#hurry) void this.#run();
  }

  /** Show all that waits at once, and wait for what is shown now no longer. */
  skip(): void {
    const waiting = this.#waiting.splice(0);
    for (const told of waiting) void this.#shown(told.is === "event" ? { ...told, atOnce: true } : told);
    const hurry = this.#hurry;
    if (hurry) hurry();
    else this.#end();
  }

  /** Show nothing any more. */
  close(): void {
    this.#isClosed = true;
    this.skip();
  }

  async #run(): Promise<void> {
    for (let told = this.#waiting.shift(); told; told = this.#waiting.shift()) {
      const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
      if (this.#isBehind && told.is === "event") void this.#shown({ ...told, atOnce: true });
      else await Promise.race([this.#shown(told), hurried]);
    }
    this.#hurry = null;
    this.#end();
  }

  /** Whether more than a whole circle of plays is still to be shown: nobody wants to wait for that. */
  get #isBehind(): boolean {
    return this.#waiting.filter((told) => told.is === "event" && told.event.type === "played").length > LETTERS.length;
  }

  #end(): void {
    if (!this.#isClosed) this.#drained();
  }

  async #shown(told: Told): Promise<void> {
    if (this.#isClosed) return;
    if (told.is === "event" || told.is === "anew") this.#set(told.after);
    try {
      await this.#show(told);
    } catch (error) {
      console.error(error); // whatever could not be shown, the next may be
    }
  }
}
