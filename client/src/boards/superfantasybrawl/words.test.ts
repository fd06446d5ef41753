import { readFileSync } from "node:fs";

import { beforeAll, expect, it } from "vitest";

import { addWords } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { CardInfo } from "../../net/cards";
import { Stage } from "../../play/stage.svelte";
import { defenseOf, stateOf } from "./cards";
import { cellsOf } from "./geometry";
import { type ArenaView, type Champion, championAt } from "./view";
import { actingHex, awayFrom, foretold, groundOf, leftOut, spokenHex } from "./words";

const source = (lang: string): string => readFileSync(`src/boards/superfantasybrawl/${lang}.ftl`, "utf8");

beforeAll(() => addWords({ en: source("en"), fr: source("fr") }));

const champion = (handle: number, id: string, seat: number, hex: number | null, damage = 0): Champion => ({
  champion: id, handle, seat, side: seat, hex, hit_points: 8, damage, defense: 1, levelled: false, bloodied: damage >= 4, lasting: [], defense_givers: [],
});
const view = {
  seat: 0, players: 2, turn: 0, home: [0, 1], hands: [[], [null, null]], cores: [{}, { red: true, yellow: true, blue: false }],
  champions: [champion(1, "TAZ", 0, 11), champion(4, "GWA", 1, 13, 5)],
  traps: [{ hex: 12, token: null }], action: null, decision: { player: 0, champion: 1, mover: 1 },
  board: {
    hexes: [[11, 0, 0, "a1"], [12, 0, 1, "a2"], [13, 0, 2, "a3"], [14, 1, 0, "b1"]],
    statues: { red: 14 }, zones: { red: [13] }, trap_hexes: [12], deployment: [[11], []],
  },
} as unknown as ArenaView;
const stage = new Stage(() => undefined);
stage.setCards([{ id: "TAZ", name: "Taze", kind: "champion" }, { id: "GWA", name: "Gwaien", kind: "champion", gender_fr: "f", defense: [1, 2] }, { id: "SHIELD", name: "Arcane Shield", kind: "reaction" }] as unknown as CardInfo[]);
stage.seats = [0, 1].map((seat) => ({ seat, kind: "person", name: ["Ann", "Bo"][seat] ?? "", level: null, connected: true, mine: seat === 0, conceded: false, timed_out: false, stand_in: false, awaits_nonce: false, asked: null }));
const cells = cellsOf(view, 0);
const heard = (place: number, offer = ""): string => {
  const cell = cells[place];
  if (!cell) return "";
  const there = championAt(view, cell.hex);
  const from = cells.find(({ hex }) => hex === actingHex(view));
  return spokenHex(cell, there ? stateOf(stage, view, there) : "", groundOf(view, cell.hex, 0), awayFrom(from, cell), offer);
};

it("a hex is told by who stands there, the ground, and how far it is from who acts", () => {
  expect(heard(0)).toBe("Taze, yours, 8 of 8 hit points, defense 1, western deployment zone, a1");
  expect(heard(2)).toBe("Gwaien, Bo's, 3 of 8 hit points, defense 1, Bloodied, red zone, 2 hexes to the south, a3");
  expect(heard(1, "can be chosen")).toBe("Trap, unknown, 1 hex to the south, can be chosen, a2");
  expect(heard(3)).toContain("Red statue");
});

it("what lasts says against whom, and defense what changes it", () => {
  const gwaien: Champion = { ...champion(4, "GWA", 1, 13), defense: 0, lasting: [["strength-against", 2, 1], ["defense", 1, 0]], defense_givers: [[1, -1]] };
  expect(stateOf(stage, view, gwaien)).toContain("+2 strength against Taze");
  expect(defenseOf(stage, view, gwaien)).toEqual([
    { name: "Printed defense", amount: "1" },
    { name: "Until the end of the turn", amount: "+1" },
    { name: "Taze", amount: "−1" },
  ]);
  expect(defenseOf(stage, view, champion(1, "TAZ", 0, 11))).toEqual([]);
});

it("a displacement is told once, with where it ends", () => {
  const events: [string, number, number][] = [["damage", 4, 2], ["push", 4, 12], ["push", 4, 13]];
  expect(foretold(stage, view, { events, sums: [], trap: false, answering: [], reactions: [], asked: false })).toEqual(["Gwaien: 2 damage", "Gwaien is Pushed to a3"]);
});

it("in French what is said of a champion agrees with it", () => {
  const told = { sums: [], trap: false, answering: [], reactions: [], asked: false };
  const all = ["force", "push", "pull", "place", "root", "stun", "cancel"];
  const said = (handle: number): string => foretold(stage, view, { ...told, events: all.map((event) => [event, handle, 12]) }).join("; ");
  settings.lang = "fr";
  expect(said(4).match(/(Transférée|Poussée|Attirée|Placée|Enracinée|Étourdie|déplacée)\b/gu)).toHaveLength(all.length);
  expect(said(1)).not.toMatch(/(?:ée|Étourdie)\b/u);
  expect(heard(2)).toContain("Ensanglantée");
  settings.lang = "en";
});

it("a preview says what it leaves out", () => {
  expect(leftOut(stage, view, { events: [], sums: [], trap: true, answering: [1], reactions: ["SHIELD"], asked: false })).toEqual([
    "Before any Reaction: Bo has 2 cards and 2 ready Cores.",
    "Reactions that could come: Arcane Shield",
    "Then a trap: its effect is not known.",
  ]);
});
