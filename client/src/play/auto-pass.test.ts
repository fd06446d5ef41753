import { describe, expect, it } from "vitest";

import { later, type Until, untilRoundEnds, untilTurn } from "./auto-pass.svelte";

const MINE = { mine: true, round: null };
const THEIRS = { mine: false, round: null };

function through(until: Until | null, ...moments: { mine: boolean; round: string | null }[]): Until | null {
  return moments.reduce((now, moment) => now && later(now, moment), until);
}

describe("passing until my next turn", () => {
  it("ends when my turn comes", () => {
    const until = untilTurn(THEIRS);
    expect(through(until, THEIRS, { mine: false, round: "3:1" })).not.toBeNull();
    expect(through(until, THEIRS, MINE)).toBeNull();
  });

  it("goes on through the rest of the turn in which it was asked for", () => {
    const until = untilTurn(MINE);
    expect(through(until, MINE, { mine: true, round: "3:1" })).not.toBeNull();
    expect(through(until, MINE, THEIRS)).not.toBeNull();
    expect(through(until, MINE, THEIRS, MINE)).toBeNull();
  });
});

describe("passing a whole round of responses", () => {
  it("ends with the round, and with the next one", () => {
    const until = untilRoundEnds({ mine: false, round: "3:1" });
    expect(through(until, { mine: false, round: "3:1" })).not.toBeNull();
    expect(through(until, THEIRS)).toBeNull();
    expect(through(until, { mine: false, round: "3:2" })).toBeNull();
  });

  it("cannot be asked for outside one", () => {
    expect(untilRoundEnds(MINE)).toBeNull();
  });
});
