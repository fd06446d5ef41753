import { expect, it } from "vitest";

import type { Line } from "../net/protocol";
import { hold, telling, turnsOf } from "./log-rows";

const line = (number: number, en: string): Line => ({ number, en });
const heading = (number: number): Line => ({ number, en: "A turn.", event: { kind: "turn", seats: [0] } as unknown as NonNullable<Line["event"]> });
const LOG = [line(0, "Ann shuffles."), heading(1), line(1, "Ann draws."), line(2, "Ann draws."), line(2, "Ann plays."), heading(3), heading(4), line(4, "Bo draws.")];

it("rows stand by turn, equal lines in a row once with their number", () => {
  const told = turnsOf(LOG).map((rows) => rows.map(({ line: { en }, times }) => `${en} ${times}`));
  expect(told).toEqual([["Ann shuffles. 1"], ["A turn. 1", "Ann draws. 2", "Ann plays. 1"], ["A turn. 1"], ["A turn. 1", "Bo draws. 1"]]);
  expect(turnsOf([])).toEqual([]);
});

it("a row tells every line that it stands for, and no other turn does", () => {
  const turns = turnsOf(LOG);
  expect(turns.map((rows) => telling(rows, [line(2, "Ann draws.")]).length)).toEqual([0, 1, 0, 0]);
  expect(turns.map((rows) => hold(rows, 2))).toEqual([false, true, false, false]);
});
