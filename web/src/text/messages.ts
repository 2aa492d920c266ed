/** The messages of a language; each is understood when it is wanted first, for all together would keep a phone busy. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LOCALES, type Language } from "./languages";

const START = /\n(?=[a-zA-Z])/; // of a message; its further lines begin with a space or a bracket
const NAME = /^[\w-]+/;
const OTHERS = /\{\s*([a-z][\w-]*)\s*\}/g; // messages that stand in a message

/** A number that is digits alone in all of our languages: what writes others is slow to make. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

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
    return pattern == null ? null : this.#bundle.formatPattern(pattern, given(args));
  }

  #read(id: string): void {
    const message = this.#unread.get(id);
    if (message === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(message));
    for (const [, other] of message.matchAll(OTHERS)) this.#read(other!);
  }
}

function isDigits(value: FluentVariable): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
}

function given(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isDigits(value) ? new Digits(value) : value]));
}

function key(values: FluentVariable[]): string {
  return String(values[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}
