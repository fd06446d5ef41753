import { expect, it } from "vitest";

import type { ClashCard } from "../cards";
import { asText, balance, chanceToKeep, curve, formatFor, meanCost, sampleHand, withCopies } from "./deck";
import { found, type Wanted } from "./search";

const card = (id: string, changes: Partial<ClashCard>): ClashCard => ({
  id, name: id, name_fr: id, kind: "creature", set: "galacticlash", faction: "neutre", factions: [], copies: null, power: null, breakpoint: null,
  vp: null, text: "", text_fr: "", gist: "", gist_fr: "", cost: {}, total_cost: 0, attack: null, defense: null, energy: null, keywords: [], ...changes,
});
const cards = [
  card("dark", { kind: "energy", energy: "dark" }),
  card("light", { kind: "energy", energy: "light" }),
  card("Éclaireur", { attack: 1, defense: 2, cost: { dark: 1 }, total_cost: 1, text: "vole" }),
  card("titan", { attack: 7, defense: 7, cost: { light: 5, tech_mastery: 4 }, total_cost: 9, faction: "neutre" }),
  card("vice", { kind: "instant", cost: { star: 1, dark: 1 }, total_cost: 2 }),
];
const catalog = new Map(cards.map((one) => [one.id, one]));
const deck = { dark: 6, light: 2, Éclaireur: 4, titan: 1, vice: 3 };
const any: Wanted = { words: "", kinds: [], energies: [], costs: [], factions: [], payable: null };
const names = (wanted: Partial<Wanted>): string[] => found(cards, { ...any, ...wanted }, (one) => `${one.name} ${one.text}`).map(({ id }) => id);

it("counts the costs, energies left out, the greatest together", () => {
  const columns = curve(deck, catalog);
  expect(columns.filter(({ units, others }) => units + others > 0)).toEqual([
    { cost: "1", units: 4, others: 0 },
    { cost: "2", units: 0, others: 3 },
    { cost: "7+", units: 1, others: 0 },
  ]);
  expect(meanCost(deck, catalog)).toBeCloseTo((4 + 9 + 6) / 8);
});

it("compares the energies that there are with those that are needed", () => {
  expect(balance(deck, catalog)).toEqual([
    { energy: "dark", have: 75, need: Math.round((100 * 7) / 16) },
    { energy: "light", have: 25, need: Math.round((100 * 5) / 16) },
    { energy: "tech_mastery", have: 0, need: 25 },
  ]);
});

it("knows the chance of a first hand with three energies", () => {
  expect(chanceToKeep(50, 0)).toBe(0);
  expect(chanceToKeep(8, 8)).toBe(1);
  expect(chanceToKeep(50, 20)).toBeCloseTo(0.7031, 4);
  expect(chanceToKeep(5, 5)).toBe(0);
});

it("draws a hand anew until it holds three energies", () => {
  const sample = sampleHand(deck, catalog, () => 0.5);
  expect(sample?.hand).toHaveLength(8);
  expect(sample?.hand.filter((id) => id === "dark" || id === "light").length).toBeGreaterThanOrEqual(3);
  expect(sampleHand({ dark: 2, Éclaireur: 20 }, catalog, () => 0)).toBeNull();
});

it("adds and removes copies", () => {
  expect(withCopies({ vice: 1 }, "vice", -1)).toEqual({});
  expect(withCopies({}, "vice", 1)).toEqual({ vice: 1 });
  expect(withCopies({ vice: 1 }, "vice", -3)).toEqual({});
});

it("finds cards by words without accents, by figures, and by groups", () => {
  expect(names({ words: "eclaireur" })).toEqual(["Éclaireur"]);
  expect(names({ words: "coût<2 att>0" })).toEqual(["Éclaireur"]);
  expect(names({ words: "déf=7" })).toEqual(["titan"]);
  expect(names({ kinds: ["instant", "energy"] })).toEqual(["dark", "light", "vice"]);
  expect(names({ energies: ["star"] })).toEqual(["vice"]);
  expect(names({ costs: [8] })).toEqual(["titan"]);
  expect(names({ payable: ["dark"] })).toEqual(["dark", "light", "Éclaireur", "vice"]);
});

it("writes a deck that can be pasted again", () => {
  const mine = { id: "1", name: "Mine", format: "flash", cards: { vice: 3 } };
  expect(asText({ ...mine, edition: 2 }, (id) => id.toUpperCase())).toBe("# Mine\n// edition 2\n3 VICE\n");
  expect(asText(mine, (id) => id)).toBe("# Mine\n// edition 1\n3 vice\n");
});

it("finds a format for so many players, the wished one if they can play it", () => {
  const format = (name: string, players: number[]) => ({ name, players, life: 20, size: 50, energies: 15, heroes: 6 });
  const formats = [format("flash", [2]), format("standard", [2]), format("multi", [3, 4]), format("duo", [4])];
  expect([2, 3, 4].map((players) => formatFor(formats, players, undefined))).toEqual(["flash", "multi", "multi"]);
  expect(formatFor(formats, 4, "duo")).toBe("duo");
  expect(formatFor(formats, 3, "duo")).toBe("multi");
  expect(formatFor([], 3, "duo")).toBe("duo");
});
