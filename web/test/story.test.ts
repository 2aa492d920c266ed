import { beforeEach, describe, expect, test } from "vitest";
import type { SideCount } from "../src/protocol";
import { Chronicle, ahead, running, storyOf, totalOf, type SeenRound } from "../src/score/story";
import { lostWords, storyWords, winWords } from "../src/score/story_words";
import { Client } from "../src/net/client";
import { newKey } from "../src/net/seats";
import { aCapture, aTable, speaking } from "./a_table";
import { game } from "./page_data";

/** A count that scores so much, by piştis or otherwise. */
const count = (points: number, pistis = 0): SideCount => ({ cards: 0, most_cards: 0, jacks: points - pistis, aces: 0, two_of_clubs: 0, ten_of_diamonds: 0, pistis });
const sheetOf = (...rounds: number[][]) => rounds.map((points) => points.map((each) => count(each)));
const nothing = new Map<number, SeenRound>();
const story = (winner: number, ...rounds: number[][]) => storyOf(winner, sheetOf(...rounds), nothing);

test("the total of a side is everything but its number of cards", () => {
  expect(totalOf({ cards: 30, most_cards: 3, jacks: 2, aces: 4, two_of_clubs: 2, ten_of_diamonds: 3, pistis: 20 })).toBe(34);
  expect(running(sheetOf([3, 5], [10, 0]))).toEqual([
    [3, 5],
    [13, 5],
  ]);
  expect(ahead(1, [9, 7, 8])).toBe(-2);
});

describe("the turning point", () => {
  test("there is none where the winner was always ahead", () => {
    expect(story(0, [5, 3], [5, 6], [9, 0]).turning).toEqual({ is: "led" });
  });

  test("is the round after which the lead was never lost", () => {
    expect(story(0, [9, 3], [0, 20], [30, 0], [1, 1]).turning).toEqual({ is: "from", round: 3 });
    expect(story(1, [5, 5], [0, 1], [3, 9]).turning).toEqual({ is: "from", round: 2 }); // level is not ahead
  });

  test("may be the last round", () => {
    expect(story(1, [9, 3], [0, 20]).turning).toEqual({ is: "last" });
  });

  test("the biggest swing is told from the side of the winner", () => {
    expect(story(0, [9, 3], [0, 20], [30, 0], [30, 8])).toMatchObject({ swing: { round: 3, points: 30 }, margin: 38, scores: [69, 31] });
  });
});

describe("what was seen", () => {
  const seen = (cards: number, round: number): SeenRound => ({ best: { seat: "E", round, cards }, pistis: [[1, 0], [0, 2]] });

  test("of all rounds: the best capture and the piştis", () => {
    const told = storyOf(0, sheetOf([5, 3], [5, 6]), new Map([[1, seen(7, 1)], [2, seen(9, 2)]]));
    expect(told).toMatchObject({ isWhole: true, best: { cards: 9, round: 2 }, pistis: [[2, 0], [0, 4]] });
  });

  test("of some rounds: the points of the piştis, which the sheet tells", () => {
    const sheet = [[count(12, 10), count(3)], [count(30, 20), count(11, 10)]];
    expect(storyOf(0, sheet, new Map([[2, seen(9, 2)]]))).toMatchObject({ isWhole: false, pistis: null, pistiPoints: [30, 10] });
  });
});

describe("a chronicle", () => {
  const capture = aCapture("E", "Jh", ["2c", "3c"], { set_aside: [null] });

  test("keeps of each round what a table forgets with the next", () => {
    const kept = new Chronicle();
    const round = aTable({ round: 1, captures: [aCapture("S", "2h", ["2c"]), capture] });
    kept.hear(capture.event, round);
    kept.hear({ type: "counted", round: 1, count: [], pistis: [[0, 1], [0, 0]], scores: [] }, round);
    kept.hear({ type: "started", rules: "standard", players: {}, round: 2, ply: 0, dealer: "S", cutter: "W", scores: [] }, aTable({ captures: [] }));
    expect(kept.rounds.get(1)).toEqual({ best: { seat: "E", round: 1, cards: 4 }, pistis: [[0, 1], [0, 0]] });
    expect(kept.rounds.get(2)).toEqual({ best: null, pistis: null });
  });

  test("begins anew with another game", () => {
    const kept = new Chronicle();
    kept.hear(capture.event, aTable({ round: 3, captures: [capture] }));
    kept.hear({ type: "started", rules: "standard", players: {}, round: 1, ply: 0, dealer: "S", cutter: "W", scores: [] }, aTable({ round: 1 }));
    expect([...kept.rounds.keys()]).toEqual([1]);
  });

  test("after a reload knows the present round, counted or not", () => {
    const kept = new Chronicle();
    kept.anew(aTable({ round: 2, captures: [capture], sheet: sheetOf([1, 2]) }));
    expect(kept.rounds.get(2)?.pistis).toBeNull();
    kept.anew(aTable({ round: 2, stage: "count", captures: [capture], sheet: sheetOf([1, 2], [3, 4]) }));
    expect(kept.rounds.get(2)).toEqual({ best: { seat: "E", round: 2, cards: 4 }, pistis: [[1, 0], [0, 1]] });
    expect(kept.rounds.has(1)).toBe(false);
  });

  test.each(["solo", "under", "partners"])("of a whole game that was told, %s, has the captures and the piştis of its counts", (name) => {
    const [kept, client] = [new Chronicle(), new Client(newKey((bytes) => new Uint8Array(bytes)), "c", true)];
    const [largest, counts] = [[0], [] as unknown[]];
    for (const { hello, message } of game(name).told) {
      if (hello) client.hello();
      for (const told of client.hear(message, 0).told) {
        if (told.is === "anew") kept.anew(told.after);
        if (told.is === "event") kept.hear(told.event, told.after);
      }
      for (const event of message.events) {
        if (event.type === "played" && event.captured?.length) largest.push(event.captured.length + (event.set_aside?.length ?? 0));
        if (event.type === "counted") counts.push(event.pistis);
      }
    }
    const { winner, sheet } = client.known!;
    const told = storyOf(winner!, sheet, kept.rounds);
    expect(told.isWhole).toBe(true);
    expect(told.best?.cards).toBe(Math.max(...largest));
    expect([...kept.rounds.values()].map((round) => round.pistis)).toEqual(counts);
    expect(told.scores).toEqual(client.known!.scores);
    expect(told.margin).toBeGreaterThan(0);
  });
});

describe("in words", () => {
  beforeEach(() => speaking("en"));
  const whole = new Map<number, SeenRound>([1, 2, 3].map((round) => [round, { best: { seat: "S", round, cards: 5 + round }, pistis: [[1, 0], [0, 1]] }]));

  test("a whole game", () => {
    const told = storyOf(1, sheetOf([9, 3], [0, 20], [30, 60]), whole);
    expect(winWords(aTable(), told)).toBe("East–West won the game with 83 points.");
    expect(storyWords(aTable(), told)).toEqual([
      "Ahead by 44 points.",
      "The lead was taken for good in round 2.",
      "The biggest lead gained in one round: 30 points, in round 3.",
      "The biggest capture was yours: 8 cards in round 3.",
      "Piştis: your side 3, East–West 0.",
      "Double piştis: your side 0, East–West 3.",
    ]);
  });

  test("who has played and not won has lost, with a partner or alone", () => {
    expect([lostWords(aTable(), 1), lostWords(aTable(), 0), lostWords(aTable({ you: null }), 1)]).toEqual(["Your side loses the game.", null, null]);
    expect(lostWords(aTable({}, "solo"), 2)).toBe("You lose the game.");
  });

  test("a game of one round has no turning point", () => {
    expect(storyWords(aTable(), story(0, [30, 1]))).toEqual(["Ahead by 29 points.", "Points for piştis: your side 0, East–West 0."]);
  });
});
