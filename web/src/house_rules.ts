// The house rules of a Pişti table, made from src/pisti/rules.py; see docs/rules.md.

export interface RuleFields {
  seats: number;
  partners: boolean;
  target: number;
  pisti: number;
  double_pisti: number;
  jack: number;
  ace: number;
  two_of_clubs: number;
  ten_of_diamonds: number;
  most_cards: number;
  first_card_pisti: boolean;
  last_card_pisti: boolean;
  lone_jack: "nothing" | "pisti" | "double";
  centre: "set_aside" | "under" | "open";
  centre_jack: "cover" | "redeal";
  exposed: boolean;
  cut_jack_rule: boolean;
  lookers: "side" | "seat" | "nobody" | "everyone";
}

/** The standard game. */
export const FIELDS: Readonly<RuleFields> = {
  seats: 4,
  partners: true,
  target: 151,
  pisti: 10,
  double_pisti: 20,
  jack: 1,
  ace: 1,
  two_of_clubs: 2,
  ten_of_diamonds: 3,
  most_cards: 3,
  first_card_pisti: false,
  last_card_pisti: false,
  lone_jack: "nothing",
  centre: "set_aside",
  centre_jack: "cover",
  exposed: true,
  cut_jack_rule: true,
  lookers: "side",
};

export type PresetName = "standard" | "classic-101" | "short" | "two" | "solo" | "three" | "under" | "open-centre" | "last-card-counts" | "jack-pisti";

/** What of each preset differs from the standard. */
export const PRESETS: Readonly<Record<PresetName, Readonly<Partial<RuleFields>>>> = {
  standard: {},
  "classic-101": {"target": 101},
  short: {"target": 51},
  two: {"seats": 2, "target": 101},
  solo: {"partners": false, "target": 101},
  three: {"seats": 3, "target": 101},
  under: {"centre": "under"},
  "open-centre": {"centre": "open"},
  "last-card-counts": {"last_card_pisti": true},
  "jack-pisti": {"lone_jack": "double"},
};

/** From low to high. */
export const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  seats: [2, 4],
  target: [1, 1000],
  pisti: [0, 100],
  double_pisti: [0, 100],
  jack: [0, 100],
  ace: [0, 100],
  two_of_clubs: [0, 100],
  ten_of_diamonds: [0, 100],
  most_cards: [0, 100],
};

/** The values of the others. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  lone_jack: ["nothing", "pisti", "double"],
  centre: ["set_aside", "under", "open"],
  centre_jack: ["cover", "redeal"],
  lookers: ["side", "seat", "nobody", "everyone"],
};

/** In playing order. */
export const SEATING: Readonly<Record<number, readonly ("S" | "E" | "N" | "W")[]>> = {
  2: ["S", "N"],
  3: ["S", "E", "W"],
  4: ["S", "E", "N", "W"],
};

/** The sides of partners, from 0. */
export const PARTNERS: readonly (readonly ("S" | "E" | "N" | "W")[])[] = [["S", "N"], ["E", "W"]];
