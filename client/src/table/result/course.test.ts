import { expect, it } from "vitest";

import type { Chart, Line, LogEvent } from "../../net/protocol";
import { momentsOf, rowsOf } from "./course";

const line = (number: number, event?: Partial<LogEvent>): Line => ({ number, en: String(number), ...(event && { event: { kind: "turn", seats: [], number: 0, ...event } }) });
const turn = (number: number, turn: number, seat: number): Line => line(number, { kind: "turn", seats: [seat], number: turn });
const chart = (...changes: [line: number, ...values: number[]][]): Chart => ({ name: "points", changes: changes.map(([at, ...values], step) => ({ step, line: at, values })) });

const LOG = [turn(0, 1, 0), line(3), turn(5, 2, 1), line(8, { kind: "scoring", card: "tar_pits" }), line(8, { kind: "points", seats: [1], number: 4 }), turn(12, 3, 0), line(15, { kind: "points", seats: [0], number: 1 })];
const POINTS = chart([0, 0, 0], [3, 1, 0], [8, 1, 4], [15, 6, 4]);

it("tells how the seats stood at the end of each turn", () => {
  expect(rowsOf(POINTS, LOG)).toEqual([
    { turn: 0, values: [0, 0] },
    { turn: 1, values: [1, 0] },
    { turn: 2, values: [1, 4] },
    { turn: 3, values: [6, 4] },
  ]);
});

it("finds the moments that changed who led, and the one that decided", () => {
  const moments = momentsOf(LOG, POINTS, [0]);
  expect(moments.map(({ line: at, before, after, decides }) => [at, before, after, decides])).toEqual([
    [3, [0, 0], [1, 0], false],
    [8, [1, 0], [1, 4], false],
    [15, [1, 4], [6, 4], true],
  ]);
  expect(moments[1]?.told?.event?.kind).toBe("scoring");
  expect(moments[1]?.turn).toEqual({ number: 2, seat: 1 });
});

it("counts what one answer destroyed", () => {
  const blow = [turn(0, 1, 0), ...["a", "b", "c"].map((card) => line(4, { kind: "destroyed", card })), line(6, { kind: "destroyed", card: "d" })];
  expect(momentsOf(blow, undefined, []).map(({ line: at, destroyed }) => [at, destroyed])).toEqual([[4, 3]]);
});

it("takes those who play together for one side", () => {
  const four = chart([0, 20, 20, 20, 20], [4, 20, 13, 20, 13]);
  const [only, ...others] = momentsOf([turn(0, 1, 0), line(4)], four, [0, 2]);
  expect([only?.after, only?.decides, others]).toEqual([[20, 13, 20, 13], true, []]);
});
