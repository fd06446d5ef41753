import { readFileSync } from "node:fs";

import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { addWords } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { CardInfo } from "../../net/cards";
import type { Choice, Decision } from "../../net/protocol";
import { Stage } from "../../play/stage.svelte";
import { planWords } from "./plan-words";
import type { Branch } from "./tree";
import type { ArenaView, Champion } from "./view";

const source = (lang: string): string => readFileSync(`src/boards/superfantasybrawl/${lang}.ftl`, "utf8");
const [TAZE, GWAIEN, HEX] = [1, 4, 13];
const champion = (handle: number, id: string, side: number): Champion => ({
  champion: id, handle, seat: side, side, hex: null, hit_points: 8, damage: 2, defense: 1, levelled: false, bloodied: false, lasting: [], defense_givers: [],
});
const view = {
  seat: 0, players: 2, teams: [], hands: [], discards: [], deck_known: [], champions: [champion(TAZE, "TAZ", 0), champion(GWAIEN, "GWA", 1)],
  track: [], action: { champion: TAZE, targets: [], outcome: [] }, decision: { player: 0, champion: TAZE, mover: null },
  board: { hexes: [[HEX, 0, 2, "a3"]], statues: {}, zones: {}, trap_hexes: [], deployment: [] },
} as unknown as ArenaView;

let stage: Stage;

beforeAll(() => addWords({ en: source("en"), fr: source("fr") }));
beforeEach(() => {
  stage = new Stage(() => undefined);
  stage.seat = 0;
  stage.setCards([{ id: "TAZ", name: "Taze", kind: "champion" }, { id: "GWA", name: "Gwaien", kind: "champion" }] as unknown as CardInfo[]);
});
afterEach(() => {
  settings.lang = "en";
});

/** The button of an answer to what a card asks, with what happens then. */
function button(branch: Partial<Branch>, events: [string, number, number][] = [], at: ArenaView = view, label = ""): string {
  const made = { option: 7, next: [], outcome: { events, sums: [], trap: false, answering: [], reactions: [], asked: false }, ...branch };
  const choice = { option: 7, label: { en: label }, pass: false, card: null, thing: branch.thing ?? null, target: null } as unknown as Choice;
  stage.ask({ number: 1, player: 0, mine: true, options: [choice] } as unknown as Decision);
  return planWords(stage, at, [made], [made], false).button;
}

it("says whom or what an answer chooses, with its figures", () => {
  expect(button({ thing: GWAIEN })).toBe("Choose Gwaien");
  expect(button({ thing: GWAIEN }, [["damage", GWAIEN, 2]])).toBe("Choose Gwaien (2 damage)");
  expect(button({ thing: TAZE }, [["heal", TAZE, 1], ["damage", GWAIEN, 3]])).toBe("Choose Taze (3 damage, Heal 1)");
  expect(button({ thing: HEX })).toBe("Choose a3");
  expect(button({ area: [HEX], inside: [TAZE, GWAIEN] })).toBe("Choose 2 targets");
  expect(button({}, [], view, "Use it")).toBe("Use it");
});

it("goes on saying what is asked while the answer to it is chosen", () => {
  const choice = { option: 7, label: { en: "a3" }, pass: false, card: null, thing: HEX, target: null } as unknown as Choice;
  stage.ask({ number: 1, player: 0, mine: true, prompt: { en: "On which hex?" }, options: [choice] } as unknown as Decision);
  const made = [{ option: 7, thing: HEX, next: [] }];
  expect(planWords(stage, view, made, made, false)).toEqual({ says: "On which hex?", note: "", button: "Choose a3" });
});

it("names the hex that a leap ends on, and asks where to while an action may be used on the spot", () => {
  const leap = { option: 8, thing: HEX, way: [HEX], outcome: { events: [["jump", TAZE, HEX]] as [string, number, number][], sums: [], trap: false, answering: [], reactions: [], asked: false }, next: [] };
  const stay = { option: 0, next: [] };
  const held = { option: 7, asks: "movement", next: [stay, leap] };
  const choice = { option: 7, label: { en: "Hop" }, pass: false, card: 20, thing: null, target: TAZE } as unknown as Choice;
  stage.ask({ number: 1, player: 0, mine: true, options: [choice] } as unknown as Decision);
  expect(planWords(stage, view, [held, leap], [held, leap], true).says).toBe("Taze lands on a3.");
  expect(planWords(stage, view, [leap], [leap], false).button).toBe("Land on a3");
  expect(planWords(stage, view, [held], [held, stay, { option: 1, next: [] }], true).says).toContain("choose where Taze goes, or play it on the spot");
});

it("names whom a skill strikes unasked", () => {
  const outcome = { events: [["damage", GWAIEN, 2]] as [string, number, number][], sums: [], trap: false, answering: [], reactions: [], asked: false };
  const [held, use] = [{ option: 7, asks: "skill", next: [] }, { option: 1, outcome, next: [] }];
  const choice = { option: 7, label: { en: "Rain" }, pass: false, card: 20, thing: null, target: TAZE } as unknown as Choice;
  stage.ask({ number: 1, player: 0, mine: true, options: [choice] } as unknown as Decision);
  expect(planWords(stage, view, [held], [held, use], true)).toMatchObject({ says: expect.stringMatching(/^Taze uses .* on Gwaien\.$/), note: "Gwaien: 6 → 4 hit points." });
});

it("says who is moved where it is not who acts", () => {
  const moves = (mover: number): string => button({ thing: HEX, way: [12, HEX] }, [], { ...view, decision: { player: 0, champion: TAZE, mover } });
  expect(moves(TAZE)).toBe("Move (2)");
  expect(moves(GWAIEN)).toBe("Move Gwaien (2)");
});

it("says it in French too", () => {
  settings.lang = "fr";
  expect(button({ thing: GWAIEN }, [["damage", GWAIEN, 1]])).toBe("Choisir Gwaien (1 dégât)");
  expect(button({ area: [HEX], inside: [GWAIEN] })).toBe("Choisir 1 cible");
});
