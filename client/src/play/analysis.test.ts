import { expect, it } from "vitest";

import type { Analysis } from "../net/protocol";
import { chanceAt, curveOf, turnsOf } from "./analysis";

const words = (en: string) => ({ en, fr: en });
const decision = (number: number, best: number, taken: number) => ({
  number,
  taken: words("this"),
  best: words("that"),
  best_chance: best,
  taken_chance: taken,
  best_option: 1,
});
const ANALYSIS: Analysis = {
  seat: 0,
  search: "ismcts:9",
  total: 2,
  decisions: [decision(2, 0.6, 0.4), decision(5, 0.7, 0.7)],
  turning_points: [
    { number: 2, kind: "mistake", change: -0.2 },
    { number: 5, kind: "swing", change: 0.3 },
    { number: 5, kind: "mistake", change: -0.1 },
  ],
  end: 1,
};
const HALF: Analysis = { ...ANALYSIS, decisions: ANALYSIS.decisions.slice(0, 1), turning_points: [] };

it("draws each decision, what its answer left, and the end once it is known", () => {
  expect(curveOf(ANALYSIS, 9)).toEqual([
    [2, 0.6],
    [3, 0.4],
    [5, 0.7],
    [6, 0.7],
    [9, 1],
  ]);
  expect(curveOf(HALF, 9)).toEqual([
    [2, 0.6],
    [3, 0.4],
  ]);
});

it("knows the chance at every step from the first decision on", () => {
  expect([1, 2, 3, 4, 5, 6, 8, 9].map((step) => chanceAt(ANALYSIS, step, 9))).toEqual([null, 0.6, 0.4, 0.4, 0.7, 0.7, 0.7, 1]);
  expect(chanceAt(HALF, 9, 9)).toBe(0.4);
});

it("puts what turned at one step together", () => {
  expect(turnsOf(ANALYSIS).map((turn) => [turn.number, turn.points.length, turn.decision?.number])).toEqual([
    [2, 1, 2],
    [5, 2, 5],
  ]);
});
