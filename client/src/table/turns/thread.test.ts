import { describe, expect, it } from "vitest";

import type { Line, LogEvent } from "../../net/protocol";
import type { Part } from "../../play/sentence";
import { labelOf, type Turn, turnToFollow } from "./thread";

const line = (number: number, en: string, event?: Partial<LogEvent>): Line => ({ number, en, ...(event && { event: { seats: [], number: 0, ...event } as LogEvent }) });
const turn = (number: number, seat: number): Line => line(number, "turn", { kind: "turn", seats: [seat] });
const said = (found: Turn | null): string[][] | undefined => found?.steps.map(({ lines }) => lines.map(({ en }) => en));

const LOG = [
  turn(1, 1),
  line(4, "Ada plays Raptor.", { kind: "played", seats: [1] }),
  line(6, "Ada plays Cannon.", { kind: "played", seats: [1] }),
  line(6, "Gnome is destroyed.", { kind: "destroyed" }),
  line(9, "The scoring of Tar Pits begins.", { kind: "scoring" }),
  line(9, "Ada gains 4 VP.", { kind: "points", seats: [1] }),
  line(9, "Ada draws 2 cards.", { kind: "drawn", seats: [1] }),
  turn(9, 0),
  line(12, "You play Zapbot.", { kind: "played", seats: [0] }),
];
const STEPS = [["Ada plays Raptor."], ["Ada plays Cannon.", "Gnome is destroyed."], ["The scoring of Tar Pits begins.", "Ada gains 4 VP."], ["Ada draws 2 cards."]];

describe("the turn that is followed", () => {
  it("is the last one of another, and stays through one's own", () => {
    const found = turnToFollow(LOG, 0);
    expect([found?.seat, found?.runs, said(found)]).toEqual([1, false, STEPS]);
  });

  it("goes on step by step while it runs", () => {
    const found = turnToFollow(LOG.slice(0, 4), 0);
    expect([found?.runs, said(found)]).toEqual([true, STEPS.slice(0, 2)]);
  });

  it("is the next one as soon as that begins", () => {
    expect([turnToFollow([...LOG, turn(14, 2)], 0)?.seat, said(turnToFollow([...LOG, turn(14, 2)], 0))]).toEqual([2, []]);
  });

  it("is anybody's for who only watches, and nobody's before there was one", () => {
    expect(turnToFollow(LOG, null)?.seat).toBe(0);
    expect(turnToFollow([turn(1, 0)], 0)).toBeNull();
  });

  it("has what a card lets its player draw in the step of that card", () => {
    const log = [turn(1, 1), line(4, "Ada plays Scout.", { kind: "played", seats: [1] }), line(4, "Ada draws a card (Scout).", { kind: "drawn", seats: [1], source: "scout" })];
    expect(said(turnToFollow(log, 0))).toEqual([["Ada plays Scout.", "Ada draws a card (Scout)."]]);
  });

  it("knows which steps one answer made", () => {
    const steps = turnToFollow(LOG, 0)?.steps ?? [];
    expect(steps.map(({ shared }) => shared.length)).toEqual([1, 1, 2, 2]);
    expect(steps[3]?.shared[1]).toBe(steps[3]?.lines);
  });
});

describe("the label of a step", () => {
  const running: Turn = { seat: 1, heading: turn(1, 1), steps: [], runs: true };
  const ada: Part = { seat: 1, text: "Ada" };
  const played = line(4, "", { kind: "played" });
  const label = (parts: Part[], lead = line(4, "")) => labelOf(parts, running, lead);

  it("is the name of the card with what is said of it", () => {
    expect(label([ada, { text: " plays " }, { card: "raptor", text: "Raptor" }, { text: " on " }, { card: "tortuga", text: "Tortuga" }, { text: "." }], played)).toEqual({ card: "raptor", name: "Raptor", rest: "on Tortuga", seat: null });
    expect(label([ada, { text: " plays " }, { card: "cannon", text: "Cannon" }, { text: "." }], played)).toEqual({ card: "cannon", name: "Cannon", rest: "", seat: null });
    expect(label([{ card: "gnome", text: "Gnome" }, { text: " is destroyed." }])).toEqual({ card: "gnome", name: "Gnome", rest: "is destroyed", seat: null });
  });

  it("is the sentence without whose turn it is, where the name alone would say too little", () => {
    expect(label([ada, { text: " draws 2 cards." }])).toEqual({ card: null, name: "", rest: "draws 2 cards", seat: null });
    expect(label([ada, { text: " attacks you with " }, { card: "beast", text: "Beast" }, { text: "." }])).toEqual({ card: "beast", name: "", rest: "attacks you with Beast", seat: null });
  });

  it("is the sentence where the card has a part in what it is about, and no more", () => {
    const scoring: Part[] = [{ text: "The scoring of " }, { card: "tortuga", text: "Tortuga" }, { text: " begins." }];
    expect(label(scoring)).toEqual({ card: "tortuga", name: "", rest: "The scoring of Tortuga begins", seat: null });
  });

  it("says who has done it, if that is somebody else", () => {
    expect(label([{ seat: 0, text: "Camille" }, { text: " plays " }, { card: "king", text: "King" }, { text: "." }], played).seat).toBe(0);
  });
});
