import { afterEach, expect, test, vi } from "vitest";
import type { PlayerAt, Welcome } from "../src/protocol";
import { commandsOf, fill, keepWelcome, takeWelcome } from "../src/room/quick";
import { agreed, deedsAt, freeSeats, hasRoom, lookingOn, maySit, ownerOf, partnerOf, placesOf, undecided, waiting } from "../src/room/seating";
import { factsOf } from "../src/table/rules";
import type { Session } from "../src/table/session.svelte";
import type { AtSeat, Letter, View } from "../src/table/view";

afterEach(() => void vi.unstubAllGlobals());

const person = (name: string): PlayerAt => ({ name });
const bot = (level: string, name = ""): PlayerAt => ({ name, level });

interface Given extends Partial<Omit<View, "seats" | "rules">> {
  rules?: string;
  players?: Partial<Record<Letter, PlayerAt>>;
  at?: Partial<Record<Letter, Partial<AtSeat>>>;
}

function viewOf({ rules = "standard", players = {}, at = {}, ...rest }: Given = {}): View {
  const seat = (letter: Letter): AtSeat => ({
    player: players[letter] ?? null,
    cards: [],
    isAway: false,
    isMuted: false,
    wantsAnother: false,
    ...at[letter],
  });
  const seats = { S: seat("S"), E: seat("E"), N: seat("N"), W: seat("W") };
  const known = { code: "abc", you: null, isOwner: false, stage: "room", settings: { rules }, rules: factsOf(rules), seats };
  return { ...known, ...rest } as unknown as View;
}

const OWNED: Given = { you: "E", isOwner: true, players: { S: person("Ada"), E: person("Bo"), W: bot("hard") } };

function said(deeds: ReturnType<typeof deedsAt>): string[] {
  return deeds.map((deed) => (deed.level ? `${deed.id} ${deed.level}` : deed.id));
}

test("the own seat is drawn at the bottom, the next at its right, partners opposite", () => {
  const drawn = (view: View) => placesOf(view).map(({ seat, spot, side }) => `${seat} ${spot} ${side}`);
  expect(drawn(viewOf({ you: "W" }))).toEqual(["W bottom 1", "S right 0", "E top 1", "N left 0"]);
  expect(drawn(viewOf())[0]).toBe("S bottom 0");
  expect(drawn(viewOf({ you: "N", rules: "two" }))).toEqual(["N bottom 1", "S top 0"]);
  expect(drawn(viewOf({ you: "E", rules: "three" }))).toEqual(["E bottom 1", "W right 2", "S left 0"]);
});

test("the rules of the settings say which seats there are, whatever was played before", () => {
  const view = viewOf({ rules: "two", stage: "over", players: { S: person("Ada") } });
  expect(freeSeats({ ...view, rules: factsOf("standard") })).toEqual(["N"]);
});

test("who looks on may sit at a free seat or a bot's, but not at one kept for a person, nor while cards are in the hands", () => {
  const view = viewOf({ players: { S: person("Ada"), E: bot("hard"), N: bot("hard", "Bo") } });
  expect(["S", "E", "N", "W"].filter((seat) => maySit(view, seat as Letter))).toEqual(["E", "W"]);
  expect(maySit({ ...view, stage: "count" }, "E")).toBe(true);
  expect(maySit({ ...view, stage: "play" }, "E")).toBe(false);
  expect(maySit({ ...view, you: "S" }, "E")).toBe(false);
});

test("the owner puts bots at free seats, changes and frees them, and changes places", () => {
  const view = viewOf(OWNED);
  expect(said(deedsAt(view, "N"))).toEqual([
    "play-bot-name beginner",
    "play-bot-name easy",
    "play-bot-name medium",
    "play-bot-name hard",
    "play-bot-name strong",
    "play-bot-name expert",
    "remote-swap",
  ]);
  expect(said(deedsAt(view, "W"))).toEqual([
    "play-bot-name beginner",
    "play-bot-name easy",
    "play-bot-name medium",
    "play-bot-name strong",
    "play-bot-name expert",
    "remote-free-seat",
    "remote-swap",
  ]);
  expect(deedsAt(view, "E")).toEqual([]);
});

test("the owner makes somebody a partner, silences and sends away persons, in a game too", () => {
  const view = viewOf(OWNED);
  expect(said(deedsAt(view, "S"))).toEqual(["web-make-partner", "remote-swap", "remote-mute", "remote-kick"]);
  expect(deedsAt(view, "S")[0]!.command).toEqual({ type: "swap", seats: ["S", "W"] });
  const silenced = viewOf({ ...OWNED, stage: "play", at: { S: { isMuted: true } } });
  expect(said(deedsAt(silenced, "S"))).toEqual(["remote-unmute", "remote-kick"]);
  expect(deedsAt({ ...view, isOwner: false }, "S")).toEqual([]);
});

test("where each plays alone nobody is a partner", () => {
  expect(partnerOf(viewOf({ you: "E" }))).toBe("W");
  expect(partnerOf(viewOf({ you: "E", rules: "solo" }))).toBeNull();
});

test("it is told what is waited for", () => {
  const told = (given: Given) => waiting(viewOf(given), (seat) => seat).map(({ id }) => id);
  const full = { S: person("Ada"), E: person("Bo"), N: bot("hard"), W: bot("hard") };
  expect(told({})).toEqual(["remote-sit-how"]);
  expect(told(OWNED)).toEqual(["remote-missing", "remote-seats-how"]);
  expect(told({ ...OWNED, isOwner: false })).toEqual(["remote-missing"]);
  expect(told({ ...OWNED, players: full })).toEqual(["remote-start-how"]);
  expect(told({ you: "E", players: full })).toEqual(["remote-owner-starts"]);
  expect(told({ you: "E", players: full, stage: "over" })).toEqual(["remote-another-how"]);
  expect(told({ players: full, stage: "play" })).toEqual(["remote-playing"]);
});

test("the owner is the first person who is there; who has not agreed is named", () => {
  const players = { S: person("Ada"), E: person("Bo"), N: bot("hard"), W: person("Cy") };
  const view = viewOf({ players, at: { S: { isAway: true }, W: { wantsAnother: true } } });
  expect(ownerOf(view)).toBe("E");
  expect(undecided(view)).toEqual(["S", "E"]);
});

/** A session that writes down what it is asked. */
function heard(): { session: Session; asked: string[] } {
  const asked: string[] = [];
  const session = {
    sit: (name: string, seat: string) => asked.push(`sit ${name} ${seat}`),
    ask: (command: { type: string; seat?: string; level?: string }) =>
      asked.push([command.type, command.seat, command.level].filter(Boolean).join(" ")),
  };
  return { session: session as unknown as Session, asked };
}

const KEY = { token: "0123456789abcdef", secret: "" };

test("a game against bots: sit, fill and start are asked for with the table", () => {
  const commands = commandsOf({ name: "Ada", game: { level: "hard", rules: "three" } }, KEY);
  expect(commands).toEqual([
    { type: "sit", name: "Ada", token: KEY.token, seat: "S", id: "01234567-made0" },
    { type: "fill", seat: "E", level: "hard", id: "01234567-made1" },
    { type: "fill", seat: "W", level: "hard", id: "01234567-made2" },
    { type: "start", id: "01234567-made3" },
  ]);
});

test("a table for friends: sit, and wait", () => {
  expect(commandsOf({ name: "Ada" }, KEY).map(({ type }) => type)).toEqual(["sit"]);
});

test("how a table was when it was made is told once, to the page of that table", () => {
  const welcome = { type: "welcome", table: "abc" } as Welcome;
  keepWelcome("abc", welcome);
  expect([takeWelcome("other"), takeWelcome("abc"), takeWelcome("abc")]).toEqual([null, welcome, null]);
});

test("bots are put at free seats only", () => {
  const { session, asked } = heard();
  fill(session, viewOf({ rules: "three", players: { S: person("Ada"), W: bot("hard") } }), "random");
  expect(asked).toEqual(["fill E random"]);
});

test("at a rated table nobody is offered a seat in the game, and it is said why", () => {
  const players = { S: person("Ada"), E: person("Bo"), N: person("Cem"), W: bot("hard") };
  const view = viewOf({ players, settings: { rules: "standard", is_rated: true } });
  const told = (view: View) => [maySit(view, "W"), hasRoom(view), lookingOn(view)];
  expect(told(view)).toEqual([true, true, "remote-sit-how"]);
  expect(told({ ...view, stage: "over" })).toEqual([true, true, "remote-sit-how"]);
  for (const stage of ["cut", "play", "count"] as const) expect(told({ ...view, stage })).toEqual([false, false, "web-rated-closed"]);
});

test("at a rated table nobody is offered a seat whose browser keeps no cookies", () => {
  vi.stubGlobal("navigator", { cookieEnabled: false });
  const rated = { rules: "standard", is_rated: true };
  const view = viewOf({ players: { S: person("Ada") }, settings: rated });
  const full = viewOf({ players: { S: person("Ada"), E: person("Bo"), N: person("Cem"), W: person("Dia") }, settings: rated });
  expect([maySit(view, "E"), lookingOn(view)]).toEqual([false, "error-table-rated-cookie"]);
  expect(lookingOn(full)).toBe("web-table-full");
  const other = { ...view, settings: { rules: "standard" } };
  expect([maySit(other, "E"), lookingOn(other)]).toEqual([true, "remote-sit-how"]);
});

test("who comes to a table full of persons is not asked to choose a seat, and may look on", () => {
  const full = viewOf({ rules: "two", players: { S: person("Ada"), N: person("Bo") } });
  const kept = viewOf({ rules: "two", players: { S: person("Ada"), N: bot("hard", "Bo") } });
  const ids = (view: View) => waiting(view, String).map((each) => each.id);
  expect([hasRoom(full), ids(full), ids({ ...full, stage: "play" })]).toEqual([false, ["web-table-full"], ["web-table-playing"]]);
  expect([hasRoom(kept), ids(kept)]).toEqual([false, ["web-table-full"]]);
});

test("where a bot sits who looks on can have its seat, at once or when the round is over", () => {
  const view = viewOf({ rules: "two", players: { S: person("Ada"), N: bot("hard") } });
  const ids = (view: View) => waiting(view, String).map((each) => each.id);
  expect([hasRoom(view), ids(view), ids({ ...view, stage: "play" })]).toEqual([true, ["remote-sit-how"], ["remote-playing"]]);
});

test("persons agree to another game, bots are not asked", () => {
  const at = { S: { wantsAnother: true }, E: { wantsAnother: true } };
  const view = viewOf({ stage: "over", players: { S: person("Ada"), E: bot("hard"), N: person("Bo"), W: bot("hard") }, at });
  expect([agreed(view), undecided(view)]).toEqual([["S"], ["N"]]);
});
