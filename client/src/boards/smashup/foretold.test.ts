import { beforeEach, describe, expect, it } from "vitest";

import "./words";
import { settings } from "../../lib/settings.svelte";
import type { Choice, Decision } from "../../net/protocol";
import { Stage } from "../../play/stage.svelte";
import { asksThen, becomes, becomesOf, type BaseFigures, changesNothing, type Foretold, ifNobodyActs, isIdle, isLaidOut, placesFor, planOf, type Unknown } from "./foretold";
import type { Base, SmashUpView } from "./view";

const REX = 40; // a minion of the hand
const SCOUT = 50; // one in play, on the first base

const base = (place: number, total: number, minions: number[] = []): Base =>
  ({ place, base: `base ${place}`, handle: place + 10, breakpoint: 21, total, totals: [total, 0], minions: minions.map((handle) => ({ handle, actions: [] })), actions: [], buried: [], vp: [4, 2, 1] }) as unknown as Base;
const figures = (place: number, total: number, scores = false): BaseFigures => ({ place, base: place + 10, total, breakpoint: 21, totals: [total, 0], leaders: [0], scores });
const told = (option: number, changes: Partial<Foretold> = {}): Foretold => ({ option, known: true, bases: [], things: [], asks: false, vp: [0, 0], chosen: false, idle: false, ...changes });
const choice = (option: number, about: Partial<Choice> = {}): Choice => ({ option, label: { en: "", fr: "" }, pass: false, thing: null, card: null, target: null, use: false, told: false, ...about });

const PASS = choice(0, { pass: true });
const PLAYS = [PASS, choice(1, { card: REX, target: 1 }), choice(2, { card: REX, target: 2 }), choice(3, { card: 41, target: 1 }), choice(4, { card: 42, target: SCOUT })];

let asked: number[][] = [];

function table(options: Choice[], changes: Partial<SmashUpView> = {}, window = false): { stage: Stage; view: SmashUpView } {
  asked = [];
  const stage = new Stage(() => undefined, (plan) => asked.push(plan));
  const view = { seat: 0, players: 2, vp: [0, 0], scoring: null, mat: null, bases: [base(1, 18, [SCOUT]), base(2, 15)], ...changes } as unknown as SmashUpView;
  stage.seat = 0;
  stage.view = view;
  stage.ask({ number: 7, player: 0, mine: true, window, options } as unknown as Decision);
  return { stage, view };
}

const tell = (stage: Stage, ...answers: (Foretold | Unknown)[]): void => stage.tellForeseen(7, answers.map(({ option }) => option), { scoring: null, answers });

beforeEach(() => {
  settings.lang = "en";
});

describe("what a place would become", () => {
  it("is asked for once a card is picked, for the places where it can go", () => {
    const { stage, view } = table(PLAYS);
    expect(planOf(stage, view)).toEqual([]);
    stage.touch(REX, null);
    expect(planOf(stage, view)).toEqual([1, 2]);
  });

  it("is asked for where a question is about places alone", () => {
    const { stage, view } = table([PASS, choice(2, { thing: 2 }), choice(9, { thing: 9 })]);
    expect(planOf(stage, view)).toEqual([2]);
  });

  it("is asked for what a press would play at once, and known of what would do nothing", () => {
    const [useless, useful] = [choice(6, { card: 60 }), choice(7, { card: 61 })];
    const { stage, view } = table([...PLAYS, useless, useful]);
    expect(planOf(stage, view)).toEqual([6, 7]);
    expect(isIdle(stage, useless)).toBe(false);
    tell(stage, told(6, { idle: true }), told(7, { asks: true }));
    expect([useless, useful].map((one) => isIdle(stage, one))).toEqual([true, false]);
    stage.touch(REX, null);
    expect(asksThen(stage), "another card asks").toBe(false);
  });

  it("is told on each place: by how much, what then, and that it scores", () => {
    const { stage, view } = table(PLAYS);
    stage.touch(REX, null);
    expect(becomes(stage, view, base(1, 18))).toBe("");
    tell(stage, told(1, { bases: [figures(1, 23, true)] }), told(2, { bases: [figures(2, 20)] }));
    expect(view.bases.map((one) => becomes(stage, view, one as Base))).toEqual(["+5, 23/21: scores", "+5, 20/21"]);
    settings.lang = "fr";
    expect(becomes(stage, view, base(1, 18))).toBe("+5, 23/21\u00a0: conquête");
  });

  it("says so where something hidden decides", () => {
    const { stage, view } = table(PLAYS);
    stage.touch(REX, null);
    tell(stage, { option: 1, known: false });
    expect(becomes(stage, view, base(1, 18))).toBe("depends on what is hidden");
  });

  it("is listed for the card that is picked, and for no other", () => {
    const { stage, view } = table(PLAYS);
    stage.touch(REX, null);
    tell(stage, told(1, { bases: [figures(1, 23, true)] }), told(2, { bases: [figures(2, 20)] }));
    expect(placesFor(stage, view, REX).map(({ place, hot }) => [place, hot])).toEqual([[1, true], [2, false]]);
    expect(placesFor(stage, view, 41)).toEqual([]);
  });

  it("is the new power where a card goes to a minion", () => {
    const { stage, view } = table(PLAYS);
    stage.touch(42, null);
    tell(stage, told(4, { things: [[SCOUT, 6]], bases: [figures(1, 21, true)] }));
    expect(becomesOf(stage, view, SCOUT)).toBe("→ 6, scores");
    tell(stage, told(4, { things: [[SCOUT, null]] }));
    expect(becomesOf(stage, view, SCOUT)).toBe("→ gone");
  });

  it("is first or not in a camp, which has no breakpoint", () => {
    const { stage, view } = table(PLAYS);
    stage.touch(REX, null);
    tell(stage, told(1, { bases: [{ ...figures(1, 23), breakpoint: 0 }] }));
    expect(becomes(stage, view, base(1, 18))).toBe("+5, 23: first");
  });
});

describe("a scoring", () => {
  it("is laid out over the board once its forecast is here, unless answers have to be found on the board", () => {
    const { stage, view } = table([PASS, choice(5, { thing: 40 }), choice(6, { thing: 41 })], { scoring: 1 }, true);
    expect(planOf(stage, view)).toEqual([0, 5, 6]);
    expect(isLaidOut(stage, view)).toBe(false);
    tell(stage, told(0), told(5), told(6));
    expect(isLaidOut(stage, view)).toBe(true);
    const other = table([PASS, choice(5, { thing: 50 }), choice(6, { thing: 51 })], { scoring: 1 });
    tell(other.stage, told(0), told(5), told(6));
    expect(isLaidOut(other.stage, other.view)).toBe(false);
  });

  it("says what it comes to if nobody acts while another is asked, once, and no more than that", () => {
    const { stage, view } = table([], { scoring: 1 }, true);
    stage.ask({ number: 8, player: 1, mine: false, window: true, options: [] } as unknown as Decision);
    stage.awaitForecast();
    stage.awaitForecast();
    expect([asked, isLaidOut(stage, view)]).toEqual([[[]], false]);
    stage.tellForeseen(8, [], { scoring: "before", answers: [told(0, { vp: [4, 2] })] });
    expect([isLaidOut(stage, view), ifNobodyActs(stage)?.vp]).toEqual([true, [4, 2]]);
    stage.ask({ number: 9, player: 1, mine: false, window: false, options: [] } as unknown as Decision);
    stage.awaitForecast();
    expect([asked.length, isLaidOut(stage, view)]).toEqual([1, false]);
  });
});

it("an answer changes nothing that comes to the same points, totals and powers", () => {
  const passing = told(0, { totals: [2, 20], vp: [10, 8] });
  expect(changesNothing(told(1, { totals: [2, 20], vp: [10, 8] }), passing)).toBe(true);
  expect(changesNothing(told(1, { totals: [5, 20], vp: [10, 8] }), passing)).toBe(false);
  expect(changesNothing(told(1, { totals: [2, 20], vp: [10, 8], things: [[SCOUT, null]] }), passing)).toBe(false);
});
