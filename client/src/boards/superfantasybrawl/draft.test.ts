import { expect, it } from "vitest";

import { draftSteps } from "./draft";
import type { ArenaView } from "./view";

const five = ["A", "B", "C", "D", "E"];
const view = (changes: Partial<ArenaView>): ArenaView =>
  ({ players: 2, order: [1, 0], draft: "casual", teams: [[], []], brought: [[], []], ...changes }) as ArenaView;
const told = (changes: Partial<ArenaView>, banned: string[][] = [[], []]): string[] =>
  draftSteps(view(changes), banned).map(({ kind, seat, number, state }) => `${kind}${number || ""} ${seat} ${state}`);

it("lets the second player pick first in a casual draft, then by turns", () => {
  expect(told({ teams: [["A"], []] })).toEqual(["pick1 0 done", "pick2 1 now", "pick3 0 next", "pick4 1 next", "pick5 0 next", "pick6 1 next"]);
});

it("lets each choose a whole team in a free draft", () => {
  expect(told({ draft: "free" }).map((step) => step.split(" ")[1])).toEqual(["1", "1", "1", "0", "0", "0"]);
});

it("begins a competitive draft with what is brought and banned, which stays counted", () => {
  const bans = told({ draft: "competitive", brought: [five.slice(1), five] }, [["A"], []]).slice(0, 5);
  expect(bans).toEqual(["bring 1 done", "bring 0 done", "ban 1 done", "ban 0 now", "pick1 1 next"]);
  expect(told({ draft: "competitive", brought: [[], five] })[1]).toBe("bring 0 now");
});

it("bans teams of a league before champions, the second player first", () => {
  const ten = [...five, "F", "G", "H", "I", "J"];
  const steps = told({ draft: "league", brought: [ten, five] }, [[], five]).slice(0, 6);
  expect(steps).toEqual(["bring 1 done", "bring 0 done", "ban-team 0 done", "ban-team 1 now", "ban 1 next", "ban 0 next"]);
});

it("goes round all four seats, two champions each, and shows nothing where chance deals", () => {
  const four = { players: 4, order: [0, 3, 2, 1], teams: [[], [], [], []], brought: [[], [], [], []] };
  expect(told(four).map((step) => step.split(" ")[1])).toEqual(["1", "2", "3", "0", "1", "2", "3", "0"]);
  expect(told({ draft: "random" })).toEqual([]);
});
