import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Choice, Decision, Seat } from "../net/protocol";
import { AutoPass, later, type Moment, type PassRules, type Until, untilRoundEnds, untilTurn } from "./auto-pass.svelte";
import { Stage } from "./stage.svelte";
import type { TableState } from "./table-connection.svelte";

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

const PASS = { option: 0, pass: true } as Choice;
const OTHER = { option: 7, pass: false } as Choice;
const HERE: Seat[] = [{ seat: 0, kind: "person", mine: true }, { seat: 1, kind: "person", mine: false }] as Seat[];

/** A seat that is asked about a response, or about something else, under these rules. */
function asked(rules: PassRules<never>, window = true) {
  const answers: number[] = [];
  const sent: [number, number, number][] = [];
  const stage = new Stage((option) => answers.push(option));
  stage.seats = HERE;
  stage.seat = 0;
  stage.view = {};
  const autoPass = new AutoPass(stage, (...answer) => sent.push(answer) > 0);
  autoPass.rules = { moment: (): Moment => THEIRS, ...rules };
  const decision = { number: 4, player: 0, mine: true, window, even: true, unasked: false, options: [PASS, OTHER] } as unknown as Decision;
  stage.ask(decision);
  const state = { seat: 0, number: 4, decision, view: {}, times: null, table: { seats: HERE } } as unknown as TableState;
  return { stage, autoPass, answers, sent, state };
}

describe("a response that is to be passed", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is passed in a while, so that it can be seen and stopped", () => {
    const { autoPass, answers } = asked({ passes: () => true });
    autoPass.passSoon(500);
    vi.advanceTimersByTime(499);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual([0]);
  });

  it("is asked of the player who stops it in time", () => {
    const { autoPass, answers } = asked({});
    autoPass.begin("turn");
    autoPass.stop();
    vi.advanceTimersByTime(1_000);
    expect([answers, autoPass.until]).toEqual([[], null]);
  });

  it("is asked where it concerns the player, who is then asked about the others too", () => {
    const { autoPass, answers } = asked({ mustAsk: () => true });
    autoPass.begin("turn");
    vi.advanceTimersByTime(1_000);
    expect([answers, autoPass.until]).toEqual([[], null]);
  });

  it("is nothing but a response, and none that passes by itself", () => {
    const { autoPass, answers } = asked({ passes: () => true }, false);
    autoPass.passSoon(0);
    const timed = asked({ passes: () => true });
    timed.stage.timing = { left: [], running: null, window: 8, at: 0 };
    timed.autoPass.passSoon(0);
    vi.advanceTimersByTime(1_000);
    expect([answers, timed.answers]).toEqual([[], []]);
  });

  it("is passed at once where time would tell, is shown to nobody, and can be asked after all", () => {
    const { autoPass, sent, state } = asked({ passes: () => true });
    expect(autoPass.asShown(state).decision?.mine).toBe(false);
    expect(sent).toEqual([[4, 0, 0]]);
    expect([autoPass.takeBack(), autoPass.takeBack()]).toEqual([state, null]);
  });

  it("is not passed at once at a table where only those are asked who can answer, nor without being wanted", () => {
    const { autoPass, sent, state } = asked({ passes: () => true });
    const alone = { ...state, decision: { ...(state.decision as Decision), even: false } };
    expect(autoPass.asShown(alone)).toBe(alone);
    const unwanted = asked({ passes: () => false });
    expect(unwanted.autoPass.asShown(unwanted.state)).toBe(unwanted.state);
    expect([sent, unwanted.sent]).toEqual([[], []]);
  });

  it("waits while somebody asks to take back an answer, as the server does for who has nothing to answer", () => {
    const { autoPass, sent, state } = asked({ passes: () => true });
    const waiting = { ...state, undo_asked: { seat: 1, waits_for: [0] } };
    expect(autoPass.asShown(waiting)).toBe(waiting);
    expect(sent).toEqual([]);
    expect(autoPass.asShown(state).decision?.mine).toBe(false);
  });

  it("wants nothing of the player as long as it will be passed, and nothing but responses is", () => {
    const { autoPass, stage } = asked({});
    expect(autoPass.settled).toBe(false);
    autoPass.begin("turn");
    expect(autoPass.settled).toBe(true);
    stage.ask({ ...stage.decision, window: false } as Decision);
    expect(autoPass.settled).toBe(false);
  });

  it("wants nothing where all take the same time, of who has no answer alone", () => {
    const { autoPass, stage } = asked({});
    stage.timing = { left: [], running: null, window: 8, at: 0 };
    expect(autoPass.settled).toBe(false);
    stage.ask({ ...stage.decision, options: [PASS] } as Decision);
    expect(autoPass.settled).toBe(true);
  });

  it("is shown to nobody if the server passes it", () => {
    const { autoPass, sent, state } = asked({}, false);
    const decision = { ...(state.decision as Decision), unasked: true };
    expect(autoPass.asShown({ ...state, decision }).decision?.mine).toBe(false);
    expect(sent).toEqual([]);
  });
});

it("asks no game where it stands before it has begun", () => {
  const stage = new Stage(() => undefined);
  const autoPass = new AutoPass(stage, () => true);
  autoPass.rules = { moment: ({ mine }: Moment) => ({ mine, round: null }) } as PassRules<never>;
  autoPass.advance(false, 0);
  expect(autoPass.moment).toBeNull();
  stage.view = { mine: true };
  expect(autoPass.moment).toEqual({ mine: true, round: null });
});
