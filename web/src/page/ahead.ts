/** What of the page is done or fetched later than all else, so that nobody waits for it. */

const SOON = 2000; // milliseconds, where the browser does not say when it has nothing to do

/** Do something once the next frame is painted; the result takes that back. */
export function afterFrame(what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(what)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Do something as soon as the browser has nothing else to do. */
export function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(what);
  else setTimeout(what, SOON);
}

/** Fetch the page of a table; whoever goes there does not wait for it then. */
export function expectTable(): Promise<unknown> {
  return import("../table/TablePage.svelte").catch(() => undefined);
}

/** The same as soon as the browser has nothing else to do, unless the person asks it to save data. */
export function expectTableWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) whenIdle(() => void expectTable());
}
