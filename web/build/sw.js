/* Keeps the page for when there is no network: its files, its start and the rules. What is told at tables it never keeps.
   A new version waits until no page of the old one is open, so that no page meets files of another version. */
const FILES = [/* files */];
const PAGES = ["/", "/rules"];
const STORE = "pisti";

async function keepPages() {
  const store = await caches.open(STORE);
  for (const path of PAGES) {
    const page = await fetch(path, { cache: "no-cache" });
    if (!page.ok) throw new Error(`${path}: ${page.status}`);
    await store.put(path, page.clone());
    const texts = [...(await page.text()).matchAll(/"(\/assets\/texts-[^"]+)"/g)].map((found) => found[1]);
    await keepFiles(store, texts);
  }
  await keepFiles(store, FILES.filter((path) => /\.(js|css)$/.test(path)));
}

async function keepFiles(store, paths) {
  for (const path of paths) if (!(await store.match(path))) await store.add(path);
}

async function forgetOld() {
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    if (!FILES.includes(pathname) && !PAGES.includes(pathname)) await store.delete(request);
  }
}

/* From the network, so that it is always the newest; without one as it was, a table as the start, which tells the rest. */
async function page(request, path) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok && PAGES.includes(path)) await store.put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await store.match(PAGES.includes(path) ? path : "/", { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/* A file never changes under its name. */
async function file(request, path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store.put(path, answer.clone());
  return answer;
}

addEventListener("install", (event) => event.waitUntil(keepPages()));
addEventListener("activate", (event) => event.waitUntil(forgetOld()));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(event.request, pathname));
  else if (event.request.mode === "navigate" && (PAGES.includes(pathname) || pathname.startsWith("/t/"))) {
    event.respondWith(page(event.request, pathname));
  }
});
