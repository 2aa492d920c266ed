/** What somebody enters to come to a table: its code, or the link that was sent. */

/** The code in a text, null where there is none; capitals, spaces and hyphens in a code that was dictated do not matter. */
export function codeOf(text: string): string | null {
  const link = /\/t\/([A-Za-z0-9]{1,40})\/?(?:[?#].*)?$/.exec(text.trim());
  const code = (link?.[1] ?? text.replace(/[\s-]/g, "")).toLowerCase();
  return /^[a-z0-9]{1,40}$/.test(code) ? code : null;
}

/** Whether a text is a link to another server than this one, which has these origins: the one typed here, and that of its links. */
export function isElsewhere(text: string, ...origins: readonly string[]): boolean {
  if (!URL.canParse(text.trim())) return false;
  const url = new URL(text.trim());
  return url.protocol.startsWith("http") && !origins.some((origin) => isSame(url, new URL(origin)));
}

/** On this computer a server has several names; which it is, the port says. */
function isSame(url: URL, own: URL): boolean {
  return url.origin === own.origin || (LOCAL.test(url.hostname) && url.protocol === own.protocol && url.port === own.port);
}

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
