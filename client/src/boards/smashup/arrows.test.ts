import { expect, it } from "vitest";

import { arrows } from "./arrows";
import { type Attached, type Base, type Minion, numberOf, type SmashUpView } from "./view";

const action = (handle: number, controller: number): Attached => ({ card: "a", handle, owner: controller, controller, named: null });
const minion = (handle: number, controller: number, actions: Attached[] = []): Minion => ({
  card: "m", handle, owner: controller, controller, power: 2, printed: 2, why: [], actions, counters: { plus: 0, minus: 0 }, talents: [], lost: [],
});
const base = (place: number, minions: Minion[], actions: Attached[] = []): Base => ({
  place, base: "b", handle: place + 10, breakpoint: 20, printed_breakpoint: 20, vp: [], total: 0, totals: [], minions, actions, buried: [],
});
const table = (...bases: Base[]): SmashUpView => ({ seat: 0, bases }) as unknown as SmashUpView;

it("shows who played a card, but not what I played myself", () => {
  const before = table(base(1, []), base(2, []));
  const after = table(base(1, [minion(50, 1), minion(30, 0)]), base(2, [], [action(51, 1)]));
  expect(arrows(before, after)).toEqual([
    { from: { seat: 1 }, to: { handle: 50 } },
    { from: { seat: 1 }, to: { handle: 51 } },
  ]);
});

it("shows from where a minion moved, with what is attached to it", () => {
  const before = table(base(1, [minion(30, 0, [action(31, 0)])]), base(2, []));
  const after = table(base(1, []), base(2, [minion(30, 0, [action(31, 0)])]));
  expect(arrows(before, after)).toEqual([
    { from: { place: 1 }, to: { handle: 30 } },
    { from: { place: 1 }, to: { handle: 31 } },
  ]);
});

it("shows nothing where nothing came", () => {
  const before = table(base(1, [minion(30, 0), minion(40, 1)]));
  expect(arrows(before, table(base(1, [minion(30, 0)])))).toEqual([]);
});

it("numbers minions of one name on one side of a base, as labels do", () => {
  const view = table(base(1, [minion(50, 1), minion(30, 0), minion(51, 1)]), base(2, [minion(52, 1)]));
  expect([50, 30, 51, 52, 99].map((handle) => numberOf(view, handle))).toEqual([1, 0, 2, 0, 0]);
});
