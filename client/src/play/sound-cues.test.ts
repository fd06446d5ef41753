import { expect, it } from "vitest";

import type { Decision, Result } from "../net/protocol";
import { cuesOf } from "./sound-cues";
import { logged } from "../boards/smashup/logged";

const QUIET = { decision: null, result: null, log: [] };
const MINE = { mine: true } as Decision;
const log = (...said: string[]) => said.map((en, number) => ({ number, en, fr: "" }));

it("tells a card from a scoring, and a scoring from points", () => {
  const plays = logged("play-at", { seat: 1, card: "Zapbot", where: "Tar Pits" });
  const gains = logged("vp", { seat: 1, amount: 2, source: "none" });
  const falls = logged("destroy", { card: "Gnome", source: "Zapbot" });
  expect(cuesOf(QUIET, { ...QUIET, log: log(plays) })).toEqual(["card"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log(plays, falls) })).toEqual(["slam"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log(plays, gains) })).toEqual(["coin"]);
  expect(cuesOf(QUIET, { ...QUIET, log: log(logged("score", { where: "Tar Pits" }), gains) })).toEqual(["crowd"]);
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
