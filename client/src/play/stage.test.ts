import { describe, expect, it } from "vitest";

import type { Choice, Decision } from "../net/protocol";
import { Stage } from "./stage.svelte";

const choice = (thing: number): Choice => ({ option: thing, label: { en: "" }, pass: thing === 0, thing: thing || null, card: null, target: null, use: false, told: false });
const asks = (...things: number[]): Decision => ({ number: 1, player: 0, mine: true, options: things.map(choice) }) as unknown as Decision;

it("what has been chosen of several stays marked while the next is asked for", () => {
  const stage = new Stage(() => undefined);
  stage.view = { decision: { picked: [5] } };
  stage.ask(asks(0, 6, 7));
  expect([5, 6, 8].map((handle) => stage.look(handle))).toEqual(["chosen", "legal", "calm"]);
  expect(stage.taken).toEqual([5]);
  stage.ask({ ...asks(), mine: false });
  expect([stage.look(5), stage.taken]).toEqual(["calm", []]);
});

describe("what is told of a question", () => {
  const NO = { en: "No.", fr: "Non." };
  const choice = (option: number, card: number, target: number): Choice => ({ option, label: NO, pass: false, thing: null, card, target, use: false, told: false });

  it("is, of what cannot be chosen, asked once for what is held, told for that alone, and forgotten with the question", () => {
    const asked: (number | undefined)[] = [];
    const stage = new Stage(() => undefined, () => undefined, (held) => asked.push(held));
    const question = { number: 4, player: 0, mine: true, card: null, clause: null, window: false, unasked: false, prompt: NO, options: [choice(1, 31, 2), choice(2, 32, 3)], even: false };
    stage.seat = 0;
    stage.ask(question);
    stage.pickUp(31);
    stage.askBarred();
    stage.askBarred();
    expect(asked).toEqual([31]);
    stage.tellReasons(3, [{ card: 3, why: NO, clause: "SU-110" }], 31);
    expect(stage.barredAt(3)).toBeUndefined();
    stage.tellReasons(4, [{ card: 3, why: NO, clause: "SU-110" }, { card: 2, why: NO, clause: "SU-110" }], 31);
    expect(stage.barredAt(3)?.clause).toBe("SU-110");
    expect(stage.barredAt(2), "it can be chosen").toBeUndefined();
    stage.letGo();
    expect(stage.barredAt(3)).toBeUndefined();
    stage.ask({ ...question, number: 5 });
    stage.pickUp(31);
    expect(stage.barredAt(3)).toBeUndefined();
  });

  it("is, of a hint, what it brings", () => {
    const stage = new Stage(() => undefined);
    const question = { number: 4, player: 0, mine: true, card: null, clause: null, window: false, unasked: false, prompt: NO, options: [choice(1, 31, 2)], even: false };
    stage.ask(question);
    const told = { number: 4, option: 1, gains: [], threats: [], chance: null };
    stage.tellHint({ ...told, number: 3 });
    expect(stage.hintSays).toBe("");
    stage.tellHint(told);
    expect(stage.hintSays).toBe("Hint: No.");
    stage.ask({ ...question, number: 5, options: [{ ...choice(1, 31, 2), label: { en: "Shinobi" } }] });
    stage.tellHint({ ...told, number: 5, chance: 0.5 });
    expect(stage.hintSays).toBe("Hint: Shinobi. Chance to win now: 50%.");
    stage.ask(question);
    const gains = [{ en: "You gain 4 VP.", fr: "Tu gagnes 4 PV." }];
    stage.tellHint({ ...told, gains });
    expect(stage.hintSays).toBe("Hint: No. – if nobody answers: You gain 4 VP.");
    stage.tellHint({ ...told, gains, threats: [{ en: "Ada gains 2 VP.", fr: "Ada gagne 2 PV." }], chance: 0.618 });
    expect(stage.hintSays).toBe("Hint: No. – if nobody answers: You gain 4 VP. Otherwise to be feared: Ada gains 2 VP. Chance to win now: 62%.");
  });
});

it("the only card that can be played is picked up by a press nevertheless, and put back by another", () => {
  const stage = new Stage(() => undefined);
  const places = [20, 21].map((target) => ({ ...choice(0), option: target, card: 5, target, pass: false }));
  stage.ask({ ...asks(), options: [choice(0), ...places] });
  expect([stage.picked, stage.holds]).toEqual([5, false]);
  stage.touch(5, null);
  expect([stage.picked, stage.holds]).toEqual([5, true]);
  stage.touch(5, null);
  expect(stage.holds).toBe(false);
});

describe("an answer by which nothing would happen", () => {
  const play = (option: number, card: number, target: number | null = null): Choice => ({ ...choice(option), thing: null, card, target });

  function table(): { stage: Stage; given: number[] } {
    const given: number[] = [];
    const stage = new Stage((option) => given.push(option));
    stage.isIdle = ({ option }) => option === 1 || option === 4;
    stage.ask({ ...asks(), options: [choice(0), play(1, 31), play(2, 32), play(3, 33, 5), play(4, 33, 6)] });
    return { stage, given };
  }

  it("is asked about before it is given, and put back by a second press", () => {
    const { stage, given } = table();
    stage.touch(31, "A");
    expect([given, stage.asking.map(({ option }) => option)]).toEqual([[], [1]]);
    stage.touch(31, "A");
    expect([given, stage.asking]).toEqual([[], []]);
    stage.touch(31, "A");
    stage.touch(32, "B");
    expect(given).toEqual([2]);
  });

  it("is asked about on the place where it would go too, and there alone", () => {
    const { stage, given } = table();
    stage.touch(33, "C");
    stage.touch(6, null);
    expect([given, stage.asking.length]).toEqual([[], 1]);
    stage.touch(5, null);
    expect(given).toEqual([3]);
  });

  it("is none of what is left to do", () => {
    const { stage } = table();
    expect([stage.choices, stage.useful]).toEqual([3, 2]);
  });
});
