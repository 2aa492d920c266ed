import { expect, test } from "vitest";
import { differences, factsOr, kindLine, KINDS, kindOf, lengthWords, ownKind, withField, withTarget, wrongWith } from "../src/settings/kinds";
import { factsOf, textOf } from "../src/table/rules";

test("the kinds of tables are the presets that differ in more than the target", () => {
  expect(KINDS).toEqual(["standard", "two", "solo", "three", "under", "open-centre", "last-card-counts", "jack-pisti"]);
});

test("a kind stays what it is with another target", () => {
  for (const kind of KINDS) expect(kindOf(withTarget(factsOf(kind), 51))).toBe(kind);
  expect(kindOf(factsOf("short"))).toBe("standard");
  expect(kindOf(factsOf("two,jack=2"))).toBe("own");
});

test("no line of a kind says how far the game goes", () => {
  expect(kindLine("two")).toBe("web-kind-two");
  expect(kindLine("under")).toBe("preset-under-line");
  expect(lengthWords(1).id).toBe("web-length-round");
  expect(lengthWords(101)).toEqual({ id: "screen-target", args: { target: 101 } });
});

test("house rules are like the preset of which they have all, and say each change once", () => {
  const changes = [{ id: "play-rule-jack", args: { points: 2 } }];
  for (const like of KINDS) expect(ownKind(factsOf(`${like},jack=2,target=77`))).toEqual({ like, changes });
  expect(ownKind(factsOf("centre=under,lone_jack=double")).like).toBe("under");
  expect(ownKind(factsOf("centre=under,lone_jack=double")).changes).toEqual([{ id: "play-rule-lone-jack-double" }]);
  expect(ownKind(factsOf("solo,centre=open")).like).toBe("solo");
});

test("partners come and go with the number of seats, and may be chosen otherwise after", () => {
  const three = withField(factsOf("standard"), "seats", 3);
  expect(textOf(three)).toBe("seats=3");
  expect(textOf(withField(three, "seats", 4))).toBe("standard");
  expect(textOf(withField(factsOf("standard"), "partners", false))).toBe("partners=no");
});

test("what differs from the standard is told, seats and target apart", () => {
  const told = differences(factsOf("seats=3,target=51,double_pisti=25,exposed=no,lone_jack=double"));
  expect(told).toEqual([
    { id: "play-rule-double-pisti", args: { points: 25 } },
    { id: "play-rule-lone-jack-double" },
    { id: "play-rule-not-exposed" },
  ]);
  expect(differences(factsOf("solo"))).toEqual([{ id: "play-rule-alone" }]);
});

test("rules that make no sense together are found as the server finds them", () => {
  expect(wrongWith(factsOf("standard"))).toBeNull();
  expect(wrongWith({ ...factsOf("two"), partners: true })).toEqual({ is: "partners", seats: 2 });
  expect(wrongWith(factsOf("open-centre,lookers=seat"))).toEqual({ is: "open-centre", field: "lookers" });
  expect(wrongWith(factsOf("open-centre,centre_jack=redeal"))).toEqual({ is: "open-centre", field: "centre_jack" });
  const nothing = "pisti=0,double_pisti=0,jack=0,ace=0,two_of_clubs=0,ten_of_diamonds=0,most_cards=0";
  expect(wrongWith(factsOf(nothing))).toEqual({ is: "nothing-scores" });
});

test("rules that were kept by another version are the standard ones", () => {
  expect(textOf(factsOr("wist,trumps=yes"))).toBe("standard");
});
