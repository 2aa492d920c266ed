/** Where in the site the page is: `/`, `/t/CODE`, `/rules`, `/me`, `/p/PERSON` …; changed without loading anything anew. */

/** What is behind `/me/` in the link of a person: as good as a key, so that it leaves the address, and the history, at once. */
let secret = /^\/me\/([^/]{1,200})$/.exec(location.pathname)?.[1] ?? null;

if (secret !== null) history.replaceState(null, "", `/me${location.search}`);

let path = $state(location.pathname);
let isNew = false; // the place was gone to, not come back to: it is seen from its top

export const place = {
  get path(): string {
    return path;
  },
};

/** The code of the table that a path leads to, null elsewhere. */
export function tableAt(path: string): string | null {
  return /^\/t\/([a-z0-9]{1,40})$/.exec(path)?.[1] ?? null;
}

/** The secret of the link that led here; told once, and kept nowhere. */
export function takeSecret(): string | null {
  const taken = secret;
  secret = null;
  return taken;
}

/** Whom the page of a person is about, null elsewhere. */
export function personAt(path: string): string | null {
  return /^\/p\/([a-z0-9]{1,40})$/.exec(path)?.[1] ?? null;
}

/** Go somewhere in the site. */
export function go(to: string): void {
  history.pushState(null, "", to);
  isNew = true;
  if (path === location.pathname) arrive();
  path = location.pathname;
}

/** The page of the place is there now. */
export function arrive(): void {
  if (isNew) scrollTo(0, 0);
  isNew = false;
}

/** Follow a link within the site without loading; used as the click handler of the whole page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (path = location.pathname));
