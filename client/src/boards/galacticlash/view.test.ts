import { expect, it } from "vitest";

import { type ClashCard, wordsOf } from "./cards";
import { type ClashView, drawnLoss, type Fate, FLYERS, incoming, isThreatened, lines, moment, onlyAttack, paidFor, type Unit } from "./view";
import { passes, stops } from "./stops.svelte";

const unit = (handle: number, controller: number, attack = 2): Unit => ({
  card: "x", handle, kind: "creature", owner: controller, controller, engaged: false, stuck: false, attack, defense: 2,
  printed: [2, 2], wounds: 0, delayed: false, shield: 0, harmless: false, keywords: [], factions: [],
});

const view = (changes: Partial<ClashView>): ClashView => ({
  seat: 0, players: 2, format: "flash", turn: 1, turn_number: 6, phase: "attack", life: [20, 20], sides: [0, 1], out: [false, false],
  laid: [false, false], roles: [null, null], shields: [0, 0], libraries: [30, 30], library_known: [[], []], hands: [[], []], pits: [[], []],
  energies: [[], []], ready: [], units: [unit(10, 0), unit(11, 0), unit(20, 1, 3), unit(21, 1, 4)], presences: [],
  fates: [], paying: [], energy_plays: { force: 0, mastery: 0, any: 0 }, chain: [], combat: null, answering: null, decision: null, winner: null, ...changes,
});
const attackers = [
  { handle: 20, against: 0, blocked: true },
  { handle: 21, against: 0, blocked: false },
];
const fate = (handle: number, least: number, most = least): Fate => ({ handle, fate: "survives", wounds: [0, 0], through: [least, most] });
const on = (): boolean => true;
const off = (): boolean => false;

it("draws an arrow to each blocker, and to the player from what is not blocked", () => {
  const fought = view({ combat: { attackers, blocks: [[10, 20], [11, 20]] }, fates: [fate(20, 0, 1), fate(21, 4)] });
  expect(lines(fought)).toEqual([
    { from: 20, to: 10, kind: "block", points: [0, 0] },
    { from: 20, to: 11, kind: "block", points: [0, 0] },
    { from: 20, to: 1, kind: "through", points: [0, 1] },
    { from: 21, to: 1, kind: "attack", points: [4, 4] },
  ]);
  expect([...incoming(fought)]).toEqual([[0, [4, 5]]]);
});

it("writes a loss as it is, or as the most that it can be while breakthrough leaves it open", () => {
  expect(([[3, 3], [0, 3], [4, 5]] as const).map(([least, most]) => drawnLoss([least, most]))).toEqual(["−3", "≤3", "≤5"]);
});

it("explains the keywords that a unit has now, and those of its text that no unit has", () => {
  const card = { keywords: ["haste", "action_capacity", "engage"] } as ClashCard;
  expect(wordsOf(card, undefined)).toEqual(["haste", "action_capacity", "engage"]);
  expect(wordsOf(card, { ...unit(10, 0), keywords: ["lethal"], factions: [FLYERS] })).toEqual(["flying", "lethal", "action_capacity", "engage"]);
});

it("draws what is being declared as picked so far", () => {
  const picked = [10 | (2 << 10)];
  const asked = { player: 0, handle: null, options: [0], picked, payments: [] };
  expect(lines(view({ decision: asked }))).toEqual([{ from: 10, to: 2, kind: "wanted", points: [2, 2] }]);
  const blocking = view({ combat: { attackers: attackers.slice(1), blocks: [] }, decision: { ...asked, picked: [10 | (21 << 10)] } });
  expect(lines(blocking)).toEqual([{ from: 21, to: 10, kind: "wanted", points: [0, 0] }]);
});

it("shows what an answer would engage, else what is being launched", () => {
  const decision = { player: 0, handle: null, options: [0, 30], picked: [], payments: [[], [40, 41]] };
  expect([...paidFor(view({ decision, paying: [] }), 30)]).toEqual([40, 41]);
  expect([...paidFor(view({ decision, paying: [42] }), null)]).toEqual([42]);
});

it("asks everywhere by default, and passes where a stop is lifted", () => {
  const window = view({ phase: "priming", answering: { window: 1, seats: [0] } });
  expect(passes(window, on)).toBe(false);
  expect(passes(window, off)).toBe(true);
});

it("keeps the stops of those at one screen apart", () => {
  stops.turn(1, "theirs", 4);
  expect([0, 1].map((here) => stops.has(here, "theirs", 4))).toEqual([true, false]);
  expect(stops.has(1, "mine", 4)).toBe(true);
  stops.turn(1, "theirs", 4);
  expect(stops.has(1, "theirs", 4)).toBe(true);
});

it("always asks who is attacked or aimed at, and never passes an answer in a chain", () => {
  const attacked = view({ combat: { attackers, blocks: [] }, answering: { window: 3, seats: [0] } });
  expect(passes(attacked, off)).toBe(false);
  const item = { card: "x", handle: 40, kind: "instant", player: 1, capacity: false, item: 40, targets: [10] };
  const chained = view({ chain: [item], answering: { window: 0, seats: [0] } });
  expect(isThreatened(chained)).toBe(true);
  expect(passes(chained, off)).toBe(false);
  expect(isThreatened(view({ chain: [{ ...item, targets: [21] }] }))).toBe(false);
});

it("knows one round of answers from the next", () => {
  expect(moment(view({})).round).toBeNull();
  const first = moment(view({ answering: { window: 3, seats: [0] } }));
  expect(first).toEqual({ mine: false, round: "6: window 3" });
  const item = { card: "x", handle: 40, kind: "instant", player: 1, capacity: false, item: 40, targets: [] };
  expect(moment(view({ chain: [item] })).round).not.toBe(first.round);
});

it("takes an attack at once where there is but one to attack", () => {
  const choice = (option: number, target: number) => ({ option, label: { en: "", fr: "" }, pass: false, thing: null, card: 10, target, use: false, told: false });
  expect(onlyAttack(view({}), [choice(7, 2)], 10)?.option).toBe(7);
  expect(onlyAttack(view({}), [choice(7, 2), choice(8, 3)], 10)).toBeNull();
  expect(onlyAttack(view({ combat: { attackers, blocks: [] } }), [choice(7, 20)], 10)).toBeNull();
});
