/** What somebody enters to come to a table: its code, or the link that was sent. */

/** The code in a text, null where there is none; capitals, spaces and hyphens in a code that was dictated do not matter. */
export function codeOf(text: string): string | null {
  const link = /\/t\/([A-Za-z0-9]{1,40})\/?(?:[?#].*)?$/.exec(text.trim());
  const code = (link?.[1] ?? text.replace(/[\s-]/g, "")).toLowerCase();
  return /^[a-z0-9]{1,40}$/.test(code) ? code : null;
}

/** Whether a text is a link to another server than this one. */
export function isElsewhere(text: string, origin: string): boolean {
  try {
    const url = new URL(text.trim());
    return url.protocol.startsWith("http") && url.origin !== origin;
  } catch {
    return false;
  }
}
