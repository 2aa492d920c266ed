/** The messages of a language; each is understood when it is wanted first, for all together would keep a phone busy. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LOCALES, type Language } from "./languages";

const START = /\n(?=[a-zA-Z])/; // of a message; its further lines begin with a space or a bracket
const NAME = /^[\w-]+/;
const OTHERS = /\{\s*([a-z][\w-]*)\s*\}/g; // messages that stand in a message

export class Messages {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  /** The messages of a Fluent file with nothing else in it. */
  constructor(language: Language, ftl: string) {
    this.#bundle = new FluentBundle(LOCALES[language], { useIsolating: false, functions: { KEY: key } });
    for (const message of ftl.split(START)) this.#unread.set(NAME.exec(message)?.[0] ?? "", message);
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id);
  }

  /** The text of a message, null where there is none; throws where an argument is missing. */
  text(id: string, args: Record<string, FluentVariable>): string | null {
    this.#read(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? null : this.#bundle.formatPattern(pattern, args);
  }

  #read(id: string): void {
    const message = this.#unread.get(id);
    if (message === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(message));
    for (const [, other] of message.matchAll(OTHERS)) this.#read(other!);
  }
}

function key(values: FluentVariable[]): string {
  return String(values[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}
