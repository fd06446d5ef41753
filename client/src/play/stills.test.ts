import { describe, expect, it } from "vitest";

import type { Line, State, Still } from "../net/protocol";
import { scenesOf, spanOf, withWholeStills } from "./stills";

const LINES = ["plays", "destroys", "draws", "scores"].map((en): Line => ({ number: 5, en }));
const still = (lines: number): Still => ({ view: { after: lines }, lines });
const STATE = { view: { after: 4 }, log: LINES, stills: [still(1), still(3)], decision: { number: 9 }, undo: "free", result: { points: [1] } } as unknown as State;
const told = (log: readonly Line[]): string => log.map(({ en }) => en).join(" ");

describe("an answer", () => {
  it("is shown as the table was whenever something had happened, and asks nothing before its end", () => {
    const scenes = scenesOf(STATE);
    expect(scenes.map(({ state, rest }) => [state.view, told(state.log), rest])).toEqual([
      [{ after: 1 }, "plays", 3],
      [{ after: 3 }, "destroys draws", 1],
      [{ after: 4 }, "scores", 0],
    ]);
    expect(scenes.map(({ state }) => [state.decision?.number, state.undo, state.result !== null])).toEqual([[undefined, "no", false], [undefined, "no", false], [9, "free", true]]);
  });

  it("is shown as one with what a film tells of it", () => {
    const [first, last] = scenesOf(STATE, 1);
    expect([first?.state.log, last?.state.log].map((log = []) => told(log))).toEqual(["plays", "destroys draws scores"]);
    expect(last?.state.stills).toEqual([{ view: { after: 3 }, lines: 2 }]);
  });

  it("is one scene where nothing is known of how it went", () => {
    const plain = { ...STATE };
    delete plain.stills;
    expect(scenesOf(plain).map(({ state }) => told(state.log))).toEqual(["plays destroys draws scores"]);
  });
});

it("is sent with what was otherwise, and has all of it", () => {
  const sent = withWholeStills({ view: { turn: 2, vp: [0] }, stills: [{ view: { turn: 1 }, lines: 1 }] });
  expect(sent.stills).toEqual([{ view: { turn: 1, vp: [0] }, lines: 1 }]);
  expect(withWholeStills({ view: null }).stills).toEqual([]);
});

it("shares what stays the same from the view before to its end", () => {
  const before = { turn: 1, units: [{ handle: 7, power: 2 }], hands: [[5]] };
  const sent = withWholeStills({ view: { turn: 1, units: [{ handle: 7, power: 3 }], hands: [[5]] }, stills: [{ view: { turn: 9 }, lines: 1 }] }, before);
  expect(sent).toEqual({ view: { turn: 1, units: [{ handle: 7, power: 3 }], hands: [[5]] }, stills: [{ view: { turn: 9, units: [{ handle: 7, power: 3 }], hands: [[5]] }, lines: 1 }] });
  expect(sent.view.hands).toBe(before.hands);
  expect(sent.stills[0]?.view["hands"]).toBe(before.hands);
  expect(sent.stills[0]?.view["units"]).toBe(sent.view.units);
});

describe("lines of an answer", () => {
  const before = { step: 1, view: { after: 0 }, log_to: 5, stills: [] };
  const after = { step: 2, view: { after: 4 }, log_to: 9, stills: [still(1), still(3)] };
  const span = (...at: number[]): unknown[] => {
    const { told: lines, ...views } = spanOf({ before, after }, LINES, at.flatMap((i) => LINES[i] ?? []));
    return [views.before, views.after, told(lines)];
  };

  it("are told from the last still before them to the first one after them", () => {
    expect(span(0)).toEqual([{ after: 0 }, { after: 1 }, "plays"]);
    expect(span(2)).toEqual([{ after: 1 }, { after: 3 }, "destroys draws"]);
    expect(span(2, 3)).toEqual([{ after: 1 }, { after: 4 }, "destroys draws scores"]);
  });
});
