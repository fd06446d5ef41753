import { afterEach, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { Choice, Decision } from "../net/protocol";
import { EndOfTurn } from "./end-of-turn.svelte";
import { Stage } from "./stage.svelte";

afterEach(() => {
  settings.endOfTurn = "left";
  settings.endsItself = false;
  vi.useRealTimers();
});

/** A stage at which a turn may be passed, with so many other answers; and what is answered. */
function asked(others: number, clause = "1"): { ending: EndOfTurn; stage: Stage; answers: number[] } {
  const answers: number[] = [];
  const stage = new Stage((option) => answers.push(option));
  const options = [...Array(others + 1).keys()].map((option) => ({ option, pass: option === 0, card: option, thing: null, target: null }));
  stage.ask({ number: 1, mine: true, clause, options: options as unknown as Choice[] } as Decision);
  const ending = new EndOfTurn(stage);
  ending.rules = { endsTurn: (decision) => decision.clause === "1" };
  return { ending, stage, answers };
}

it("asks once while something is left, and passes when pressed again", () => {
  const { ending, answers } = asked(2);
  ending.pass();
  expect([ending.asks, answers]).toEqual([true, []]);
  ending.goOn();
  expect(ending.asks).toBe(false);
  ending.pass();
  ending.pass();
  expect(answers).toEqual([0]);
});

it("passes at once where nothing is left, and on questions that end no turn", () => {
  for (const { ending, answers } of [asked(0), asked(2, "2")]) {
    ending.pass();
    expect(answers).toEqual([0]);
  }
});

it("counts things as the question does, and asks for nothing by which nothing would happen", () => {
  const { ending, stage, answers } = asked(2);
  stage.ask({ ...stage.decision, number: 2, options: [...stage.options, { ...stage.options[1], option: 9 }] } as Decision);
  expect(ending.left).toBe(2);
  stage.isIdle = () => true;
  ending.pass();
  expect(answers).toEqual([0]);
});

it("asks always or never, as set", () => {
  settings.endOfTurn = "always";
  const alone = asked(0);
  alone.ending.pass();
  expect(alone.ending.asks).toBe(true);
  settings.endOfTurn = "never";
  const many = asked(3);
  many.ending.pass();
  expect(many.answers).toEqual([0]);
});

it("ends a turn by itself only where nothing is left, and only if that is set", () => {
  vi.useFakeTimers();
  const answersAfter = ({ ending, answers }: ReturnType<typeof asked>): number[] => {
    ending.endSoon(500);
    vi.advanceTimersByTime(500);
    return answers;
  };
  expect(answersAfter(asked(0))).toEqual([]);
  settings.endsItself = true;
  expect(answersAfter(asked(0))).toEqual([0]);
  expect(answersAfter(asked(1))).toEqual([]);
  expect(answersAfter(asked(0, "2"))).toEqual([]);
});
