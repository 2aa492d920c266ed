/** A page that was open while the server got a newer one: parts that it fetches late are not there any more. */

const MOMENT = 30_000; // milliseconds after which a page is no longer the one that the server has just sent

/** Load the page anew where a part of it cannot be got and the server is there: then it has another one. */
export function renewWhenReplaced(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  if (performance.now() < MOMENT) return; // loading it again would bring the same page again
  const answer = await fetch("/", { method: "HEAD" }).catch(() => null);
  if (answer?.ok) location.reload();
}
