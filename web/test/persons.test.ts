import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Counting, PAUSES } from "../src/person/counting.svelte";
import { whichName } from "../src/person/name";
import { whyNotRated } from "../src/person/rated";
import { mayReport, reportable } from "../src/person/reportable";
import { claim, dropLink, gamesOf, me, report, type Game, type Rating, type Totals } from "../src/person/requests";
import { gameWords, nameOf, ratingWords, totalRows } from "../src/person/words";
import { refusal } from "../src/text/refusal";
import { aTable, sitting, speaking } from "./a_table";
import { FakeAround, settle } from "./around";

beforeAll(() => speaking("en"));

const GAME: Game = {
  number: 7,
  game: "5f0c",
  at: 0,
  rules: "standard",
  own: 160,
  other: 90,
  pistis: 2,
  has_won: true,
  has_bots: false,
  is_rated: true,
  is_left: false,
  is_open: true,
  rating_before: 1604,
  rating_after: 1612,
};

test.each([
  ["Ada", "Ada", "Ada", "same"],
  ["", "", "", "same"],
  ["Ada", "", "Ada", "same"], // told, but the answer was lost
  ["Bo", "Ada", "Ada", "tell"], // changed here
  ["", "Ada", "Ada", "tell"],
  ["Ada", "Ada", "Bo", "take"], // changed on another device
  ["Ada", "Ada", "", "take"],
  ["Cem", "Ada", "Bo", "tell"], // on both: here is who asks
])("a name %j here, last %j in both, %j there: %s", (here, told, there, which) => {
  expect(whichName(here, told, there)).toBe(which);
});

test("a rating says in words how sure it is", () => {
  const rating: Rating = { shown: 1612, uncertainty: 96, is_provisional: false, games: 41 };
  expect(ratingWords(rating)).toContain("may still move by about 96");
  expect(ratingWords({ ...rating, is_provisional: true })).toMatch(/^Provisional: .*about 96\.$/);
  expect(ratingWords({ ...rating, games: 0 })).toContain("No rated game yet");
});

test("games among persons, those of them that were rated, and games with bots are told apart", () => {
  const totals = { games: 60, won: 33, rated_games: 41, rated_won: 22, bot_games: 9, bot_won: 6 } as Totals;
  expect(totalRows(totals).map(({ games, won }) => [games, won])).toEqual([[60, 33], [41, 22], [9, 6]]);
});

test("a game is told with all that is special about it", () => {
  expect(gameWords(GAME)).toBe("Standard · rated · Piştis: 2 · 1604\u00a0→\u00a01612");
  const casual = { ...GAME, rules: "two,target=51", is_rated: false, has_bots: true, pistis: 0, rating_before: null, rating_after: null };
  expect(gameWords(casual)).toBe("Two players · with bots");
  expect(gameWords({ ...casual, is_left: true })).toContain("lost by leaving");
  expect(nameOf(null)).toBe("Guest");
});

test("a table can be rated with the standard game, a clock, no chat and no bots; else it is said why not", () => {
  expect(whyNotRated({ clock: 30 }, false)).toEqual([]);
  expect(whyNotRated({ rules: "standard", clock: 15, has_chat: false }, false)).toEqual([]);
  expect(whyNotRated({ rules: "target=101", clock: 30 }, false)).toEqual([expect.stringContaining("standard rules")]);
  expect(whyNotRated({ rules: "two" }, true)).toHaveLength(3);
  expect(whyNotRated({ clock: null, has_chat: true }, true).join(" ")).toMatch(/clock.*chat.*bots/i);
});

test("persons at the table can be reported, also while a bot stands in; not oneself, bots, or by who looks on", () => {
  const { seats } = aTable();
  const view = aTable({ seats: { ...seats, N: sitting("", [], "hard") } });
  expect(reportable(view)).toEqual(["E", "W"]);
  expect(mayReport(view, "N")).toBe(false);
  expect(reportable({ ...view, seats: { ...seats, N: sitting("Cem", [], "hard") } })).toEqual(["E", "N", "W"]);
  expect(reportable({ ...view, you: null })).toEqual([]);
});

test("what is refused to a person is told in words", () => {
  expect(refusal("person-banned", { reason: "plays for others" })).toBe("You may not play here any more: plays for others");
  expect(refusal("person-no-such-link")).toBe("This link is not valid any more.");
});

/** A server that answers one after the other. */
function answering(...answers: (Response | null)[]) {
  const fetch = vi.fn((..._asked: unknown[]) => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => vi.stubGlobal("fetch", undefined));
afterEach(() => vi.unstubAllGlobals());

test("requests say what the server expects", async () => {
  const fetch = answering(json({ games: [], before: null }), json({ games: [], before: null }), new Response(null, { status: 204 }), new Response(null, { status: 204 }));
  await gamesOf(null, 801);
  await gamesOf("k7m2");
  expect(await dropLink()).toEqual({ is: "told", told: null });
  await report("abc", "E", "words", "…");
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(["/api/me/games?before=801", "/api/persons/k7m2/games", "/api/me/link", "/api/tables/abc/report"]);
  expect(fetch.mock.calls[3]![1]).toMatchObject({ method: "POST", body: '{"seat":"E","reason":"words","text":"…"}' });
});

test("a refusal is told by its code; no answer, or one that is none, too", async () => {
  answering(json({ code: "person-merge-first", fields: {} }, 409), new Response("<html>", { status: 502 }), null, json({}, 500));
  const codes = [await claim("s", false), await me(), await me(), await me()].map((answer) => answer.is === "refused" && answer.refusal.code);
  expect(codes).toEqual(["person-merge-first", "remote-cut-off", "remote-cut-off", "remote-busy"]);
});

test("the rating of a game is asked for until it is counted", async () => {
  const around = new FakeAround();
  const fetch = answering(json({ games: [], before: null }), null, json({ games: [{ ...GAME, game: "other" }, GAME], before: null }));
  const counting = new Counting("5f0c", around);
  counting.begin();
  expect(fetch).not.toHaveBeenCalled();
  for (const [asked, pause] of PAUSES.slice(0, 3).entries()) {
    expect(counting.is).toBe("waits");
    around.pass(pause);
    await settle();
    expect(fetch).toHaveBeenCalledTimes(asked + 1);
  }
  expect(counting.is).toBe("counted");
  expect(counting.change).toEqual({ before: 1604, after: 1612 });
});

test("a game that changes no rating, one that takes too long, and an end that was closed", async () => {
  const around = new FakeAround();
  answering(json({ games: [{ ...GAME, rating_before: null, rating_after: null }], before: null }));
  const unchanged = new Counting("5f0c", around);
  unchanged.begin();
  around.pass(PAUSES[0]);
  await settle();
  expect([unchanged.is, unchanged.change]).toEqual(["counted", null]);
  answering();
  const slow = new Counting("5f0c", around);
  slow.begin();
  for (const pause of PAUSES) {
    around.pass(pause);
    await settle();
  }
  expect(slow.is).toBe("slow");
  const fetch = answering();
  new Counting("5f0c", around).begin()();
  around.pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
