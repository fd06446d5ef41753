import { expect, it } from "vitest";

import { type Branch, follow, leapTo, outcomeOf, reached, settle, stepsOf, targetsOf, treeOf, wayTo } from "./tree";
import type { ArenaView, Outcome } from "./view";

const [NEAR, FAR, TRAPPED, ENEMY, USE] = [101, 102, 103, 7, 1];
const outcome = (more: Partial<Outcome> = {}): Outcome => ({ events: [], sums: [], trap: false, answering: [], reactions: [], asked: false, ...more });
const hit = (): Branch => ({ option: ENEMY, thing: ENEMY, outcome: outcome({ events: [["damage", ENEMY, 2]] }), next: [] });
const stop = (): Branch => ({ option: 0, outcome: outcome(), next: [] });
const walk = (hex: number, way: number[], trap = false, next = [stop(), hit()]): Branch => ({
  option: hex, thing: hex, way, outcome: outcome({ events: [["move", 1, hex]], trap }), asks: "attack", next,
});
const card: Branch = {
  option: 50, outcome: outcome(), asks: "movement",
  next: [stop(), walk(FAR, [NEAR, FAR]), walk(TRAPPED, [TRAPPED], true), walk(NEAR, [NEAR])],
};
const aims = (branch: Branch): boolean => branch.thing === ENEMY;

it("an enemy is attacked from the nearest hex from which it can be, past no trap", () => {
  expect(wayTo(card, aims)?.map(({ option }) => option)).toEqual([NEAR, ENEMY]);
  const trapped = { ...card, next: [walk(TRAPPED, [TRAPPED], true), walk(FAR, [NEAR, FAR])] };
  expect(wayTo(trapped, aims)?.map(({ option }) => option)).toEqual([FAR, ENEMY]);
  expect(wayTo(card, ({ thing }) => thing === 8)).toBeNull();
});

it("of areas that cost the same that is taken which lies nearest to the pointer", () => {
  const laid = (option: number): Branch => ({ option, area: [option], inside: [ENEMY], next: [] });
  const all = { ...card, next: [laid(2), laid(3), laid(4)] };
  expect(wayTo(all, ({ inside }) => inside !== undefined, ({ option }) => Math.abs(option - 3))?.[0]?.option).toBe(3);
});

it("a skill that is only left to be used is used, an attack is left to be aimed", () => {
  const use: Branch = { option: USE, outcome: outcome(), next: [] };
  const skill: Branch = { ...walk(NEAR, [NEAR], false, [stop(), use]), asks: "skill" };
  expect(settle([skill]).map(({ option }) => option)).toEqual([NEAR, USE]);
  expect(settle([walk(NEAR, [NEAR])])).toHaveLength(1);
});

it("whom nobody has to choose is a target too, but not who acts", () => {
  const [ACTOR, OTHER] = [1, 8];
  const use: Branch = { option: USE, outcome: outcome({ events: [["damage", OTHER, 1], ["heal", ACTOR, 1], ["vp", 0, 1]] }), next: [] };
  const way = [{ ...walk(NEAR, [NEAR], false, [stop(), use]), asks: "skill" }, use];
  expect(targetsOf(way, ACTOR)).toEqual([OTHER]);
  expect(targetsOf(way)).toEqual([]);
  expect(targetsOf([...way, hit()], ACTOR)).toEqual([ENEMY]);
});

it("what is offered is told further where it has been foreseen", () => {
  const view = { decision: { offers: [{ option: 50 }, { option: 51 }] } } as unknown as ArenaView;
  const tree = treeOf(view, new Map([["50", card]]));
  expect(follow(tree, [50, NEAR, ENEMY])).toHaveLength(3);
  expect(follow(tree, [51, NEAR])).toHaveLength(1);
  expect(reached(card)).toEqual(new Set([NEAR, FAR, TRAPPED, ENEMY]));
});

it("a way brings about what its answers do, one after the other", () => {
  const way = follow(card, [FAR, ENEMY]);
  expect(stepsOf(way)).toBe(2);
  expect(outcomeOf(way).events).toEqual([["move", 1, FAR], ["damage", ENEMY, 2]]);
  expect(outcomeOf(follow(card, [TRAPPED])).trap).toBe(true);
});

it("a leap is no number of steps: it has a hex where it ends", () => {
  const leap: Branch = { option: FAR, thing: FAR, way: [FAR], outcome: outcome({ events: [["jump", 1, FAR]] }), next: [] };
  expect([stepsOf([card, leap]), leapTo([card, leap])]).toEqual([0, FAR]);
  expect([stepsOf(follow(card, [FAR])), leapTo(follow(card, [FAR]))]).toEqual([2, undefined]);
});
