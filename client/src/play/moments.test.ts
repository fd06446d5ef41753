import { describe, expect, it } from "vitest";

import { type Moment, Moments } from "./moments.svelte";

/** A game whose answers each wrote two notes. */
const moment = (step: number): Moment => ({ step, view: { step }, log_to: 2 * step + 2, stills: [] });

function watched(...steps: number[]): { moments: Moments; asked: number[] } {
  const asked: number[] = [];
  const moments = new Moments((step) => asked.push(step) > 0);
  for (const step of steps) moments.add(moment(step));
  return { moments, asked };
}

describe("what this browser was shown", () => {
  it("is there without asking, and knows which answer wrote a line of the log", () => {
    const { moments, asked } = watched(3, 4, 5);
    expect(moments.at(4)).toEqual(moment(4));
    expect(moments.around(10)).toEqual({ before: moment(4), after: moment(5) });
    expect(moments.around(8)).toEqual({ before: moment(3), after: moment(4) });
    expect(asked).toEqual([]);
  });

  it("is asked for once where it is missing, with what lies before it", () => {
    const { moments, asked } = watched(40);
    expect([moments.at(39), moments.at(39), moments.around(62)]).toEqual([null, null, null]);
    expect(asked).toEqual([24]);
    moments.tell(Array.from({ length: 16 }, (_, i) => moment(24 + i)));
    expect(moments.around(62)).toEqual({ before: moment(30), after: moment(31) });
    expect(moments.around(20)).toBeNull();
    expect(asked).toEqual([24, 8]);
    expect([moments.at(41), moments.at(-1)]).toEqual([null, null]);
  });

  it("is asked for again over a new line", () => {
    const { moments, asked } = watched(3);
    moments.at(1);
    moments.again();
    moments.at(1);
    expect(asked).toEqual([0, 0]);
  });

  it("forgets what was taken back", () => {
    const { moments } = watched(3, 4, 5);
    moments.add(moment(4));
    expect([moments.last, moments.at(5)]).toEqual([4, null]);
  });
});
