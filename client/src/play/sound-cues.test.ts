import { expect, it } from "vitest";

import type { Decision, Line, LogEvent, Result } from "../net/protocol";
import { cuesOf } from "./sound-cues";

const QUIET = { decision: null, result: null, log: [] };
const MINE = { mine: true } as Decision;
const log = (...kinds: LogEvent["kind"][]): Line[] => kinds.map((kind, number) => ({ number, en: "", event: { kind, seats: [0], number: 1 } }));

it("tells a card from a scoring, and a scoring from points", () => {
  expect(cuesOf(QUIET, { ...QUIET, log: log("played") })).toEqual(["card"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log("played", "destroyed") })).toEqual(["slam"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log("played", "points") })).toEqual(["coin"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log("scoring", "points") })).toEqual(["crowd"]);
  expect(cuesOf(QUIET, { ...QUIET, log: [{ number: 0, en: "Player 1 gains 2 VP." }] })).toEqual([]);
});

it("calls when the seat is asked, not again while it goes on", () => {
  expect(cuesOf(QUIET, { ...QUIET, decision: MINE })).toEqual(["turn"]);
  expect(cuesOf({ ...QUIET, decision: MINE }, { ...QUIET, decision: MINE })).toEqual([]);
});

it("rings once at the end", () => {
  const over = { ...QUIET, result: { points: [15, 9] } as Result };
  expect(cuesOf(QUIET, over)).toEqual(["end"]);
  expect(cuesOf(over, over)).toEqual([]);
});
