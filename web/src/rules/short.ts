/** The rules of a table in about a dozen lines. */
import { differences, type Words } from "../settings/kinds";
import type { RuleFacts } from "../table/rules";

/** What is said of the rules, line by line; what differs from the standard stands before the last. */
export function inShort(rules: RuleFacts): Words[] {
  const { jack, ace, two_of_clubs, ten_of_diamonds, most_cards } = rules;
  return [
    { id: rules.partners ? "play-short-play" : "play-short-play-alone" },
    { id: "play-short-empty" },
    { id: "play-short-pisti", args: { points: rules.pisti } },
    { id: "play-short-double", args: { points: rules.double_pisti } },
    ...(rules.first_card_pisti ? [] : [{ id: "play-short-first-card" }]),
    ...(rules.last_card_pisti ? [] : [{ id: "play-short-last-card" }]),
    ...(rules.centre === "set_aside" ? [{ id: "play-short-set-aside" }] : []),
    { id: "play-short-leftovers" },
    { id: "play-short-points", args: { jack, ace, two_of_clubs, ten_of_diamonds, most_cards } },
    ...differences(rules).filter(({ args }) => !args), // points are told above
    { id: "play-short-game", args: { target: rules.target } },
  ];
}
