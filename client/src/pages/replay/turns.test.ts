import { expect, it } from "vitest";

import type { Line, LogEvent, Step } from "../../net/protocol";
import { stepOfLine, ticksOf, turnAfter, turnBefore, turnStarts } from "./turns";

const line = (number: number, event?: Partial<LogEvent>): Line => ({ number, en: "", ...(event && { event: { kind: "turn", seats: [], number: 0, ...event } }) });
const step = (number: number, ...log: Line[]): Step => ({ number, player: 0, label: null, view: {}, log, choices: 2 });
const STEPS = [
  step(0, line(0, { number: 1, seats: [0] })),
  step(1, line(4)),
  step(2, line(5), line(5, { number: 2, seats: [1] })),
  step(3, line(9, { number: 3, seats: [0] })),
  step(4),
];
const STARTS = turnStarts(STEPS);

it("knows where turns begin, and whose they are", () => {
  expect(STARTS).toEqual([
    { step: 0, number: 1, seat: 0 },
    { step: 2, number: 2, seat: 1 },
    { step: 3, number: 3, seat: 0 },
  ]);
});

it("goes to the beginning of the turn, then to the one before", () => {
  expect([4, 3, 2, 1, 0].map((at) => turnBefore(STARTS, at))).toEqual([3, 2, 0, 0, 0]);
  expect([0, 1, 2, 3, 4].map((at) => turnAfter(STARTS, at, 4))).toEqual([2, 2, 3, 4, 4]);
});

it("leaves out the numbers of turns for which there is no room", () => {
  expect(ticksOf(STARTS, 1).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(ticksOf(STARTS, 2).map(({ number }) => number)).toEqual([1, 2]);
  expect(ticksOf(STARTS, 3).map(({ number }) => number)).toEqual([1, 3]);
});

it("finds the step that a line of the log belongs to", () => {
  expect([0, 4, 5, 9, 77].map((number) => stepOfLine(STEPS, number))).toEqual([0, 1, 2, 3, 0]);
});
