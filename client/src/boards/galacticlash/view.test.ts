import { readFileSync } from "node:fs";

import { beforeAll, expect, it } from "vitest";

import { addWords } from "../../lib/i18n.svelte";
import { changesOf, type ClashCard, wordsOf } from "./cards";
import { drawnLoss, type Fate, FLYERS, incoming, isThreatened, lines, moment, paidFor, type Unit } from "./view";
import { unit, view } from "./positions.test-util";
import { passes, stops } from "./stops.svelte";

const source = (lang: string): string => readFileSync(`src/boards/galacticlash/${lang}.ftl`, "utf8");

beforeAll(() => addWords({ en: source("en"), fr: source("fr") }));

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

it("says which cards change the figures of a unit, and by how much", () => {
  const changed: Unit = { ...unit(10, 0, 3), why: [["banner", 1, 0], [null, 0, -2]] };
  expect(changesOf(changed, (id) => id.toUpperCase())).toEqual([
    { name: "BANNER", bonus: "+1/+0" },
    { name: "Another effect", bonus: "+0/−2" },
  ]);
});

it("draws what is being declared as picked so far", () => {
  const picked = [10 | (2 << 10)];
  const asked = { player: 0, handle: null, options: [0], picked, payments: [] };
  const attacking = view({ decision: asked, fates: [fate(10, 2)] });
  expect(lines(attacking)).toEqual([{ from: 10, to: 2, kind: "wanted", points: [2, 2] }]);
  expect([...incoming(attacking)]).toEqual([[1, [2, 2]]]);
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

it("leaves open what an attack costs who may be a decoy, and lets a known one lose nothing", () => {
  const seen = (role: string | null) => view({ format: "duo", roles: ["defender", role], combat: { attackers: [{ handle: 10, against: 1, blocked: false }], blocks: [] }, fates: [fate(10, 4)] });
  expect([...incoming(seen(null))]).toEqual([[1, [0, 4]]]);
  expect([...incoming(seen("defender"))]).toEqual([[1, [4, 4]]]);
  expect([...incoming(seen("decoy"))]).toEqual([]);
});
