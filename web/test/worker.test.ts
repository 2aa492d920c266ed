import { beforeEach, expect, test } from "vitest";
import { workerOf } from "../build/worker";

const ORIGIN = "http://pisti.test";
type Listener = (event: Record<string, unknown>) => void;

/** What the network answers, by path; without an entry there is no network. */
let network: Map<string, Response>;
let asked: string[];
let kept: Map<string, Response>;
let listeners: Map<string, Listener>;

function pathOf(request: Request | string): string {
  return new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
}

async function fetched(request: Request | string): Promise<Response> {
  asked.push(pathOf(request));
  const answer = network.get(pathOf(request));
  if (!answer) throw new TypeError("no network");
  return answer.clone();
}

const store = {
  match: async (request: Request | string) => kept.get(pathOf(request))?.clone(),
  put: async (request: Request | string, answer: Response) => void kept.set(pathOf(request), answer),
  add: async (path: string) => void kept.set(path, await fetched(path)),
  keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  delete: async (request: Request) => kept.delete(pathOf(request)),
};

function start(files: string[]): void {
  listeners = new Map();
  const program = new Function("caches", "fetch", "location", "addEventListener", workerOf(files));
  program({ open: async () => store }, fetched, new URL(ORIGIN), (name: string, listener: Listener) => listeners.set(name, listener));
}

async function happen(name: string): Promise<void> {
  let done: Promise<void> = Promise.resolve();
  listeners.get(name)!({ waitUntil: (promise: Promise<void>) => void (done = promise) });
  await done;
}

/** What the worker answers; undefined where it leaves a request alone. */
async function get(path: string, mode = "navigate", method = "GET", origin = ORIGIN): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: origin + path, method, mode, headers: new Headers() };
  listeners.get("fetch")!({ request, respondWith: (promise: Promise<Response>) => void (answer = promise) });
  return answer;
}

beforeEach(() => {
  asked = [];
  kept = new Map();
  network = new Map(
    Object.entries({
      "/": '<link href="/assets/texts-tr-1.ftl">',
      "/rules": "rules",
      "/assets/index-1.js": "script",
      "/assets/texts-tr-1.ftl": "texts",
    }).map(([path, text]) => [path, new Response(text)]),
  );
  start(["/assets/index-1.js", "/assets/texts-en-1.ftl", "/assets/texts-tr-1.ftl"]);
});

test("it keeps the start, the rules, the scripts and the texts of the language that is spoken", async () => {
  await happen("install");
  expect([...kept.keys()].sort()).toEqual(["/", "/assets/index-1.js", "/assets/texts-tr-1.ftl", "/rules"]);
});

test("it is not installed when something of it cannot be got", async () => {
  network.delete("/rules");
  await expect(happen("install")).rejects.toThrow();
});

test("pages come from the network, and as they were where there is none; a table then as the start", async () => {
  await happen("install");
  network.set("/", new Response("newer"));
  expect(await (await get("/"))!.text()).toBe("newer");
  network.clear();
  expect(await (await get("/"))!.text()).toBe("newer");
  expect(await (await get("/rules"))!.text()).toBe("rules");
  expect(await (await get("/t/abc"))!.text()).toBe("newer");
});

test("without a network and anything kept the browser says so itself", async () => {
  network.clear();
  await expect(get("/")).rejects.toThrow("no network");
});

test("an answer that is an error is passed on and not kept", async () => {
  network.set("/", new Response("down", { status: 503 }));
  expect((await get("/"))!.status).toBe(503);
  expect(kept.size).toBe(0);
});

test("tables are not kept", async () => {
  network.set("/t/abc", new Response("table"));
  expect(await (await get("/t/abc"))!.text()).toBe("table");
  expect(kept.size).toBe(0);
});

test("a file is asked for once", async () => {
  for (let time = 0; time < 3; time++) expect(await (await get("/assets/index-1.js", "cors"))!.text()).toBe("script");
  expect(asked).toEqual(["/assets/index-1.js"]);
});

test("what is no page and no file is left alone", async () => {
  for (const path of ["/api/tables", "/health", "/icon.svg", "/t/abc/qr.svg"]) expect(await get(path, "cors")).toBeUndefined();
  expect(await get("/api/games/1")).toBeUndefined();
  expect(await get("/", "navigate", "POST")).toBeUndefined();
  expect(await get("/assets/index-1.js", "cors", "GET", "http://other.test")).toBeUndefined();
});

test("a new version forgets the files of the old one", async () => {
  await happen("install");
  start(["/assets/index-2.js", "/assets/texts-tr-1.ftl"]);
  await happen("activate");
  expect([...kept.keys()].sort()).toEqual(["/", "/assets/texts-tr-1.ftl", "/rules"]);
});
