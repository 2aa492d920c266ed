import { beforeEach, describe, expect, test } from "vitest";
import { bySide, inWords, listed, membersOf, ofSeat, seatName, short, shorts, sideName, sidesOf, theCard } from "../src/windows/words";
import { aTable, sitting, speaking } from "./a_table";

beforeEach(() => speaking("en"));

test("cards are named in the language of the page", async () => {
  expect([short("Td"), inWords("Js"), theCard("Ac"), inWords(null)]).toEqual(["10♦", "jack of spades (J♠)", "the ace of clubs (A♣)", "a face-down card"]);
  expect(shorts(["2c", null, "Kh"])).toBe("2♣ K♥");
  expect(listed(["2c", null])).toBe("two of clubs (2♣), a face-down card");
  await speaking("fr");
  expect(short("Js")).toBe("V♠");
});

describe("players", () => {
  test("persons are called by their names, bots and the viewer by their seats", () => {
    expect((["S", "E", "N"] as const).map((seat) => seatName(aTable(), seat))).toEqual(["South", "Bo", "North"]);
  });

  test("a name that is another's, or a seat's, says nothing", () => {
    const { seats } = aTable();
    expect(seatName(aTable(), "W")).toBe("West"); // who sits there calls himself east
    const twins = aTable({ seats: { ...seats, W: sitting("BO", []) } });
    expect([seatName(twins, "E"), seatName(twins, "W")]).toEqual(["East", "West"]);
  });

  test("who looks on is nobody at the table", () => {
    expect(ofSeat(aTable(), "S", "play-state-hand", "play-face-down-none", { count: 1 })).toBe("No centre card lay face down in this round.");
    expect(ofSeat(aTable({ you: null }), "S", "play-state-hand", "play-face-down-none", { count: 1 })).toBe("Ada holds 1 card.");
  });
});

describe("sides", () => {
  test("the own one comes first", () => {
    expect(sidesOf(aTable({ you: "E" }))).toEqual([1, 0]);
    expect(bySide(aTable({ you: "E" }), [3, 4])).toBe("your side 4, North–South 3");
    expect(bySide(aTable({ you: null }), [3, 4])).toBe("North–South 3, East–West 4");
  });

  test("without partners each is a side", () => {
    const alone = aTable({}, "solo");
    expect(sidesOf(alone)).toEqual([0, 1, 2, 3]);
    expect(sidesOf(alone).map((side) => sideName(alone, side))).toEqual(["You", "Bo", "North", "West"]);
    expect(membersOf(alone, 2)).toEqual(["N"]);
  });
});
