import { afterEach, expect, test, vi } from "vitest";
import { makeTable, openTables } from "../src/net/tables";
import type { OpenTable, Source } from "../src/net/tables";
import { FakeAround } from "./around";

afterEach(() => vi.unstubAllGlobals());

function answered(status: number, body: string) {
  const fetch = vi.fn((..._asked: unknown[]) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a table is made, and its code told", async () => {
  const fetch = answered(201, '{"code":"k7m2xq"}');
  expect(await makeTable({ rules: "two", is_open: true })).toEqual({ code: "k7m2xq", welcome: null });
  expect(fetch.mock.calls[0]).toMatchObject(["/api/tables", { method: "POST", body: '{"settings":{"rules":"two","is_open":true},"commands":[]}' }]);
});

test("a refusal is told as a code with fields", async () => {
  answered(400, '{"code":"rules-unknown-field","fields":{"field":"tow"}}');
  expect(await makeTable({ rules: "tow" })).toEqual({ refusal: { code: "rules-unknown-field", fields: { field: "tow" } } });
});

test.each(["<html>", "{}", "null"])("an answer that is none is a server that is busy, or none: %s", async (body) => {
  answered(502, body);
  const made = await makeTable({});
  expect("refusal" in made && made.refusal.code).toBe(body === "<html>" ? "remote-cut-off" : "remote-busy");
});

test("without a connection nothing is made", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await makeTable({})).toEqual({ refusal: { code: "remote-cut-off", fields: {} } });
});

class FakeSource implements Source {
  readyState = 1;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  close(): void {
    this.readyState = 2;
  }
}

function listening() {
  const around = new FakeAround();
  const sources: FakeSource[] = [];
  const told: (readonly OpenTable[] | null)[] = [];
  const source = () => sources[sources.push(new FakeSource()) - 1]!;
  const stop = openTables((tables) => told.push(tables), { source, later: (milliseconds, what) => around.later(milliseconds, what) });
  return { around, sources, told, stop };
}

test("the open tables are told whenever they change", () => {
  const { sources, told, stop } = listening();
  sources[0]!.onmessage!({ data: "[]" } as MessageEvent);
  sources[0]!.onmessage!({ data: '[{"code":"a"}]' } as MessageEvent);
  expect(told).toEqual([[], [{ code: "a" }]]);
  stop();
  expect(sources[0]!.readyState).toBe(2);
});

test("a list that is cut is unknown; one that was refused is asked for again", () => {
  const { around, sources, told } = listening();
  sources[0]!.readyState = 0;
  sources[0]!.onerror!({} as Event);
  around.pass(60_000);
  expect([told, sources.length]).toEqual([[null], 1]);
  sources[0]!.close();
  sources[0]!.onerror!({} as Event);
  around.pass(10_000);
  expect(sources.length).toBe(2);
});

test("nothing is asked for again once it is stopped", () => {
  const { around, sources, stop } = listening();
  sources[0]!.close();
  sources[0]!.onerror!({} as Event);
  stop();
  expect([around.timers, sources.length]).toEqual([0, 1]);
});

test("what is done at a new table goes with the request, and its welcome comes with the answer", async () => {
  const fetch = answered(201, '{"code":"k7m2xq","welcome":{"type":"welcome"}}');
  expect(await makeTable({}, [{ type: "start", id: "a" }])).toEqual({ code: "k7m2xq", welcome: { type: "welcome" } });
  expect(fetch.mock.calls[0]).toMatchObject(["/api/tables", { body: '{"settings":{},"commands":[{"type":"start","id":"a"}]}' }]);
});
