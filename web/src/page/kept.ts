/** Values kept in the browser as JSON; where it keeps nothing they last as long as the page. */

const PREFIX = "pisti.";
const memory = new Map<string, string>();

/** What is kept under a name, undefined if nothing is, or it cannot be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? "null") ?? undefined;
  } catch {
    return JSON.parse(memory.get(name) ?? "null") ?? undefined;
  }
}

/** Keep a value; undefined forgets it. Returns whether it will outlast the page. */
export function keep(name: string, value: unknown): boolean {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names under a prefix. */
export function names(prefix: string): string[] {
  const found = new Set([...memory.keys()].filter((name) => name.startsWith(prefix)));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX + prefix)) found.add(key.slice(PREFIX.length));
  } catch {
    // the browser keeps nothing
  }
  return [...found].sort();
}
