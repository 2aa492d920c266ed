import { afterEach, expect, test, vi } from "vitest";
import { NoRecord, address, recordOf } from "../src/score/record";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a record is asked for by the token of the seat", async () => {
  const fetched = answering(() => new Response("[Game g]"));
  expect(await (await recordOf("g", "secret")).text()).toBe("[Game g]");
  expect(fetched).toHaveBeenCalledWith("/api/games/g", { headers: { authorization: "Bearer secret" } });
});

test("without a token the cookie of the browser must do", async () => {
  const fetched = answering(() => new Response(""));
  await recordOf("g", null);
  expect(fetched.mock.calls[0]![1].headers).toEqual({});
  expect(address("../x")).toBe("/api/games/..%2Fx");
});

test("why there is none", async () => {
  answering(() => Response.json({ code: "server-no-such-game", fields: { game: "g" } }, { status: 404 }));
  await expect(recordOf("g", null)).rejects.toMatchObject({ code: "server-no-such-game", fields: { game: "g" } });
  answering(() => new Response("<html>", { status: 502 }));
  await expect(recordOf("g", null)).rejects.toMatchObject({ code: "502" });
  answering(() => Promise.reject(new TypeError("no network")));
  await expect(recordOf("g", null)).rejects.toEqual(new NoRecord(""));
});
