import { expect, test } from "vitest";

import { shared } from "./shared";

const BEFORE = { turn: 1, bases: [{ place: 1, minions: [{ handle: 7, power: 2 }, { handle: 8, power: 3 }] }, { place: 2, minions: [] }], scoring: null };

test("what has not changed is what it was, all around it is new", () => {
  const after = shared(BEFORE, { turn: 2, bases: [{ place: 1, minions: [{ handle: 7, power: 2 }, { handle: 8, power: 5 }] }, { place: 2, minions: [] }], scoring: 1 });
  expect(after).toEqual({ turn: 2, bases: [{ place: 1, minions: [{ handle: 7, power: 2 }, { handle: 8, power: 5 }] }, { place: 2, minions: [] }], scoring: 1 });
  expect(after.bases[0]?.minions[0]).toBe(BEFORE.bases[0]?.minions[0]);
  expect(after.bases[1]).toBe(BEFORE.bases[1]);
  expect(after.bases[0]).not.toBe(BEFORE.bases[0]);
});

test("a thing is known by its handle where others before it have gone", () => {
  const after = shared(BEFORE.bases[0]?.minions, [{ handle: 8, power: 3 }]);
  expect(after).toEqual([{ handle: 8, power: 3 }]);
  expect(after[0]).toBe(BEFORE.bases[0]?.minions[1]);
});

test("the same in all is what it was, and nothing is kept that has gone", () => {
  expect(shared(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
  expect(shared({ card: "a", named: null }, { card: "a" })).toEqual({ card: "a" });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared([2, 1], [1, 2])).toEqual([1, 2]);
  expect(shared([], {})).toEqual({});
  expect(shared(null, BEFORE)).toBe(BEFORE);
  expect(shared(BEFORE, null)).toBeNull();
});

test("what was before stays as it was", () => {
  const before = { list: [{ handle: 1, power: 1 }] };
  shared(before, { list: [{ handle: 1, power: 2 }, { handle: 2, power: 1 }] });
  expect(before).toEqual({ list: [{ handle: 1, power: 1 }] });
});
