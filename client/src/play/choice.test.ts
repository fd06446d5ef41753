import { describe, expect, it } from "vitest";

import type { Choice } from "../net/protocol";
import { onlySource, press, pressable, unplaced } from "./choice";

const choice = (option: number, about: Partial<Choice> = {}): Choice => ({
  option,
  label: { en: `option ${option}`, fr: `choix ${option}` },
  pass: false,
  thing: null,
  card: null,
  target: null,
  use: false,
  told: false,
  ...about,
});

const HAND = [choice(0, { pass: true }), choice(1, { card: 40, target: 1 }), choice(2, { card: 40, target: 2 }), choice(3, { card: 41 })];

describe("what may be pressed", () => {
  it("is the cards first, then the places where the picked card can go", () => {
    expect(pressable(HAND, null)).toEqual({ sources: new Set([40, 41]), targets: new Set() });
    expect(pressable(HAND, 40).targets).toEqual(new Set([1, 2]));
  });

  it("begins at the targets when all options are about one card", () => {
    expect(onlySource(HAND.slice(0, 3))).toBe(40);
    expect(onlySource(HAND)).toBeNull();
    expect(onlySource([choice(1, { thing: 5 })])).toBeNull();
  });
});

describe("a press", () => {
  it("answers with a thing or with a card that goes nowhere", () => {
    expect(press([choice(7, { thing: 90 })], null, 90)).toEqual({ kind: "answer", option: 7 });
    expect(press(HAND, null, 41)).toEqual({ kind: "answer", option: 3 });
  });

  it("picks a card up, answers with its target, and puts it back when pressed again", () => {
    expect(press(HAND, null, 40)).toEqual({ kind: "pick", source: 40 });
    expect(press(HAND, 40, 2)).toEqual({ kind: "answer", option: 2 });
    expect(press(HAND, 40, 40)).toEqual({ kind: "pick", source: null });
  });

  it("does nothing on what is not offered", () => {
    expect(press(HAND, null, 99)).toEqual({ kind: "nothing" });
    expect(press(HAND, 41, 2)).toEqual({ kind: "nothing" });
  });

  it("asks when the same press could mean two answers", () => {
    const twice = [choice(1, { card: 40, target: 1 }), choice(2, { card: 40, target: 1 })];
    expect(press(twice, 40, 1)).toEqual({ kind: "ask", choices: twice });
    const useOrPlay = [choice(1, { card: 40 }), choice(2, { card: 40, target: 1 })];
    expect(press(useOrPlay, null, 40)).toEqual({ kind: "ask", choices: useOrPlay });
  });

  it("means what lies on a thing too, and asks which of them if more than one answers", () => {
    const talents = [choice(1, { thing: 70 }), choice(2, { card: 71 }), choice(3, { card: 72 })];
    expect(press(talents, null, 70, [71, 72])).toEqual({ kind: "ask", choices: talents });
    expect(press(talents.slice(1), null, 70, [71, 72])).toEqual({ kind: "ask", choices: talents.slice(1) });
    expect(press(talents.slice(2), null, 70, [71, 72])).toEqual({ kind: "answer", option: 3 });
    expect(press([...HAND, ...talents], 40, 70, [71, 72])).toEqual({ kind: "answer", option: 1 });
  });
});

it("lists as buttons what the board does not draw, but not the pass", () => {
  expect(unplaced([choice(8), choice(9)], new Set(), ({ option }) => option === 8).map((one) => one.option)).toEqual([9]);
  expect(unplaced([...HAND, choice(8), choice(9, { thing: 200 })], new Set([40, 41])).map((one) => one.option)).toEqual([8, 9]);
  expect(unplaced([choice(9, { thing: 40, told: true })], new Set([40])).map((one) => one.option)).toEqual([9]);
});
