import "./words";

import { beforeEach, describe, expect, it } from "vitest";

import type { Choice, Decision } from "../../net/protocol";
import type { Plan } from "../../play/plan";
import { Stage } from "../../play/stage.svelte";
import { aim, aimOn, type Combat, combatOf, look, lookOf, type Outlook, planned, planning, planOf, press } from "./plan.svelte";
import { view } from "./positions.test-util";
import { type ClashView, type Fate, incoming, pairOf } from "./view";

const PASS = 0;
const fate = (handle: number, most: number): Fate => ({ handle, fate: "survives", wounds: [0, 0], through: [most, most] });
let sent: number[] = [];
let asked: number[][] = [];
let stage: Stage;
let now: ClashView;
let turn = 0; // each test has a turn of its own, of which nothing is planned yet

const choice = (option: number): Choice => ({
  option, label: { en: "", fr: "" }, pass: option === PASS, thing: null, card: option & 1023 || null, target: option >> 10 || null, use: false, told: false,
});

/** The question, as the server asks it with these pairs. */
function ask(number: number, pairs: number[], picked: number[] = [], changes: Partial<ClashView> = {}): void {
  now = view({ turn: 0, turn_number: turn, decision: { player: 0, handle: null, options: null, picked, payments: null }, ...changes });
  stage.ask({ number, player: 0, mine: true, card: null, clause: null, window: false, unasked: false, prompt: { en: "?" }, options: [PASS, ...pairs].map(choice), even: false } as Decision);
}

/** What is planned for the declaration that is asked for. */
function there(): Combat {
  const combat = combatOf(stage, now);
  if (!combat) throw new Error("no declaration is asked for");
  return combat;
}

function plan(): Plan {
  const found = planOf(stage, now);
  if (!found) throw new Error("nothing is planned");
  return found;
}

/** The server foretells the plan as it is. */
function foretell(outlook: Partial<Outlook>): void {
  const combat = there();
  const unsent = combat.picks.filter((pick) => !combat.fixed.includes(pick));
  stage.tellForeseen(stage.decision?.number ?? 0, unsent, { picked: combat.picks, open: [], together: false, fates: [], ...outlook });
}

const presses = (...handles: number[]): boolean[] => handles.map((handle) => press(stage, there(), handle));
const picks = (): number[] => there().picks;
const give = (): void => plan().give();
const goOn = (): void => planning.goOn(stage, combatOf(stage, now));

beforeEach(() => {
  [sent, asked] = [[], []];
  turn += 1;
  stage = new Stage(
    (option) => {
      sent.push(option);
      stage.answered = stage.decision?.number ?? -1;
    },
    (plan) => asked.push(plan),
  );
  stage.seat = 0;
});

describe("attackers", () => {
  const [ten, eleven] = [pairOf(10, 2), pairOf(11, 2)];

  it("are ticked and unticked, and nothing is sent", () => {
    ask(1, [ten, eleven]);
    expect(presses(10, 11)).toEqual([true, true]);
    expect(picks()).toEqual([ten, eleven]);
    presses(10);
    expect(picks()).toEqual([eleven]);
    expect(lookOf(there(), 11, null)).toBe("chosen");
    expect(lookOf(there(), 10, null)).toBe("legal");
    expect(lookOf(there(), 20, null)).toBe("calm");
    expect(sent).toEqual([]);
  });

  it("attack once the plan is given: each as soon as it is asked for, the end last", () => {
    ask(1, [ten, eleven]);
    presses(10, 11);
    give();
    expect(sent).toEqual([ten]);
    ask(2, [eleven], [ten]);
    goOn();
    expect(sent).toEqual([ten, eleven]);
    ask(3, [20], [], { phase: "reinforcement" }); // all attack: the question is over by itself
    goOn();
    expect(sent).toEqual([ten, eleven]);
    ask(4, [pairOf(10, 2)], [], { turn_number: turn + 1000 });
    goOn();
    expect(sent).toEqual([ten, eleven]);
  });

  it("end the question where others could attack too", () => {
    ask(1, [ten, eleven]);
    presses(10);
    give();
    ask(2, [eleven], [ten]);
    goOn();
    expect(sent).toEqual([ten, PASS]);
  });

  it("stay planned if an answer is refused, and are not sent again by themselves", () => {
    ask(1, [ten, eleven]);
    presses(10);
    give();
    stage.answered = -1;
    goOn();
    expect(sent).toEqual([ten]);
    expect(picks()).toEqual([ten]);
  });

  it("attack with nobody if nobody is ticked", () => {
    ask(1, [ten, eleven]);
    expect(plan()).toMatchObject({ untouched: true, button: "Attack with nobody" });
    give();
    expect(sent).toEqual([PASS]);
  });

  it("are taken back one by one", () => {
    ask(1, [ten, eleven]);
    presses(10, 11);
    plan().takeBack();
    expect(picks()).toEqual([ten]);
    plan().takeBack();
    expect(plan().untouched).toBe(true);
  });

  it("that have been sent already stay", () => {
    ask(7, [eleven], [ten]);
    presses(10);
    expect(picks()).toEqual([ten]);
    plan().takeBack();
    expect(picks()).toEqual([ten]);
  });

  it("are foretold by the server, once for each plan", () => {
    ask(1, [ten, eleven]);
    presses(10);
    look(stage, combatOf(stage, now));
    look(stage, combatOf(stage, now));
    expect(asked).toEqual([[ten]]);
    foretell({ open: [eleven], fates: [fate(10, 3)] });
    expect([...incoming(planned(now, combatOf(stage, now)))]).toEqual([[1, [3, 3]]]);
    expect(plan()).toMatchObject({ says: "You attack with 1 unit: 3 if nothing blocks.", button: "Attack with 1 (−3)" });
  });

  it("go for whom the last one goes, for the player pressed next, and for the next one by their tab", () => {
    const [one, other, third] = [pairOf(10, 2), pairOf(10, 3), pairOf(11, 2)];
    ask(1, [one, other, third, pairOf(11, 3)]);
    presses(10, 3);
    expect(picks()).toEqual([other]);
    presses(11);
    expect(picks()).toEqual([other, pairOf(11, 3)]);
    aimOn(stage, there(), other);
    expect(picks()).toContain(one);
  });

  it("all turn to the same opponent where the rules want it", () => {
    ask(1, [pairOf(10, 2), pairOf(10, 3), pairOf(11, 2), pairOf(11, 3)]);
    presses(10, 11);
    foretell({ together: true });
    aim(stage, there(), 11, 3);
    expect(picks()).toEqual([pairOf(10, 3), pairOf(11, 3)]);
  });

  it("that the engine would refuse leave the plan", () => {
    ask(1, [ten, eleven]);
    presses(10, 11);
    foretell({ picked: [ten] });
    look(stage, combatOf(stage, now));
    expect(picks()).toEqual([ten]);
  });
});

describe("blockers", () => {
  const combat = { attackers: [{ handle: 20, against: 0, blocked: false }, { handle: 21, against: 0, blocked: false }], blocks: [] };
  const all = [pairOf(10, 20), pairOf(10, 21), pairOf(11, 20)];
  const begin = (): void => ask(1, all, [], { combat, fates: [fate(20, 3), fate(21, 4)] });

  it("are pressed, then the attacker; once more takes them out", () => {
    begin();
    presses(10);
    expect(lookOf(there(), 10, null)).toBe("chosen");
    expect(lookOf(there(), 21, null)).toBe("legal");
    expect(lookOf(there(), 11, null)).toBe("calm");
    presses(21);
    expect(picks()).toEqual([pairOf(10, 21)]);
    presses(10);
    expect(picks()).toEqual([]);
  });

  it("block the only attacker that they can at once", () => {
    begin();
    presses(11);
    expect(picks()).toEqual([pairOf(11, 20)]);
  });

  it("may be pressed after the attacker", () => {
    begin();
    presses(20);
    expect(lookOf(there(), 11, null)).toBe("legal");
    presses(11);
    expect(picks()).toEqual([pairOf(11, 20)]);
    expect(there().held).toBeNull();
  });

  it("may block a second attacker where their text allows it", () => {
    begin();
    presses(10, 20);
    foretell({ open: [pairOf(10, 21), pairOf(11, 20)] });
    presses(21);
    expect(picks()).toEqual([pairOf(10, 20), pairOf(10, 21)]);
  });

  it("are put back before they are taken out", () => {
    begin();
    presses(11, 10);
    plan().takeBack();
    expect([there().held, picks()]).toEqual([null, [pairOf(11, 20)]]);
    plan().takeBack();
    expect(picks()).toEqual([]);
  });

  it("are told with what still goes through", () => {
    begin();
    expect(plan().button).toBe("Block with nobody (−7)");
    presses(11);
    foretell({ fates: [fate(20, 0), fate(21, 4)] });
    expect(plan()).toMatchObject({ says: "You block with 1 unit: 4 wounds go through.", button: "Block with 1 (−4)" });
  });

  it("leave to the sheet what is no part of it", () => {
    begin();
    expect(presses(99)).toEqual([false]);
  });
});

it("plans nothing for other questions, nor for others", () => {
  ask(1, []);
  expect(planOf(stage, now)).toBeNull();
  ask(2, [pairOf(10, 2)], [], { phase: "construction" });
  expect(planOf(stage, now)).toBeNull();
});
