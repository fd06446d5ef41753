import { expect, test } from "vitest";

import { amountsOf, coresOf, leastOf, marksOf, withAmount, withCore, withMark } from "./amounts";
import { added, cardIn, type Lane, lanesOf, marksIn, placed, type Spot } from "./lanes";

const TABLE = `brawl 2017 players=2 turn=2 number=7 vp=3,5 plays=1,1,2@any played=1,0 boxes=core round=2.1.2+
base tar_pits: 1:invader 2<1:king_rex+2-1*^1(2:upgrade) | 1:overrun*
hand 1: zapbot
`;
const CLASH = `duel flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
play: 1:acolyte_cendre-2!
energies 1: force_obscure*3 maitrise_force!
`;
const ARENA = `arena players=2 turn=1 round=3 phase=activation order=1,2 home=west,east vp=1,0 cores=red+blue,none
champions 1: DUG+@e5-2(root) GOL@f3 GWA
traps: c5:root! e7:damage1
`;

const spot = (text: string, name: string, index: number, part = 0): Spot => {
  const lane = lanesOf(text).find((one: Lane) => one.name === name && one.part === part);
  if (!lane) throw new Error(name);
  return { lane, index };
};
const head = (text: string): string => text.split("\n")[0] ?? "";
const told = (text: string): string[] => amountsOf(text).map(({ name, part, value }) => `${name} ${part} ${value}`);

test("the numbers of the first line are found, and what belongs to the rules is left", () => {
  expect(told(TABLE)).toEqual(["turn 0 2", "number 0 7", "vp 0 3", "vp 1 5", "plays 0 1", "plays 1 1", "played 0 1", "played 1 0", "round 0 2", "round 1 1", "round 2 2"]);
  expect(told(ARENA)).toEqual(["turn 0 1", "round 0 3", "vp 0 1", "vp 1 0"]);
  expect(amountsOf(TABLE).map(leastOf)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
});

test("one number is changed, and nothing else", () => {
  const [, , , second] = amountsOf(TABLE);
  if (!second) throw new Error("none");
  expect(withAmount(TABLE, second, 14)).toBe(TABLE.replace("vp=3,5", "vp=3,14"));
  const plays = amountsOf(TABLE).find(({ name, part }) => name === "plays" && part === 1);
  if (plays) expect(head(withAmount(TABLE, plays, 0))).toContain("plays=1,0,2@any ");
  const period = amountsOf(TABLE).find(({ name, part }) => name === "round" && part === 0);
  if (period) expect(head(withAmount(TABLE, period, 3))).toMatch(/round=3\.1\.2\+$/);
});

test("Cores are spent and made ready one by one", () => {
  expect(coresOf(ARENA)).toEqual([["red", "blue"], []]);
  expect(coresOf(TABLE)).toEqual([]);
  expect(head(withCore(ARENA, 0, "red"))).toContain("cores=blue,none");
  expect(head(withCore(ARENA, 1, "yellow"))).toContain("cores=red+blue,yellow");
  expect(head(withCore(withCore(ARENA, 0, "red"), 0, "blue"))).toContain("cores=none,none");
});

test.each([
  [TABLE, "base tar_pits", 0, 0, "base-plus", 1, "1:invader+1"],
  [TABLE, "base tar_pits", 1, 0, "base-plus", 0, "2<1:king_rex-1*^1(2:upgrade)"],
  [TABLE, "base tar_pits", 1, 0, "base-minus", 3, "2<1:king_rex+2-3*^1(2:upgrade)"],
  [TABLE, "base tar_pits", 1, 0, "base-used", 0, "2<1:king_rex+2-1^1(2:upgrade)"],
  [TABLE, "base tar_pits", 0, 1, "base-used", 0, "1:overrun"],
  [CLASH, "play", 0, 0, "play-minus", 0, "1:acolyte_cendre!"],
  [CLASH, "play", 0, 0, "play-delayed", 1, "1:acolyte_cendre-2!~"],
  [CLASH, "energies 1", 0, 0, "energies-copies", 1, "force_obscure"],
  [CLASH, "energies 1", 1, 0, "energies-copies", 2, "maitrise_force!*2"],
  [CLASH, "energies 1", 0, 0, "energies-engaged", 1, "force_obscure!*3"],
  [ARENA, "champions 1", 0, 0, "pieces-minus", 3, "DUG+@e5-3(root)"],
  [ARENA, "champions 1", 0, 0, "pieces-level", 0, "DUG@e5-2(root)"],
  [ARENA, "champions 1", 1, 0, "pieces-minus", 1, "GOL@f3-1"],
])("a mark on a card is changed alone: %#", (text, name, index, part, key, value, word) => {
  const at = spot(text, name, index, part);
  const mark = marksOf(at).find((one) => one.key === key);
  if (!mark) throw new Error(key);
  const after = withMark(text, at, mark, value);
  expect(spot(after, name, index, part).lane.words[index]).toBe(word);
  expect(after.length - text.length).toBe(word.length - (at.lane.words[index] ?? "").length);
});

test("what lies in a hand, or stands on its Gate, has no marks", () => {
  expect(marksOf(spot(TABLE, "hand 1", 0))).toEqual([]);
  expect(marksOf(spot(ARENA, "champions 1", 2))).toEqual([]);
});

test("traps lie on hexes", () => {
  const trap = spot(ARENA, "traps", 0);
  expect([cardIn("c5:root!"), marksIn("c5:root!")]).toEqual(["trap_root", "c5"]);
  expect(placed(ARENA, trap, "g3")).toContain("traps: g3:root! e7:damage1\n");
  expect(placed(ARENA, trap, null)).toBe(ARENA);
  expect(added(ARENA, trap.lane, "trap_stun", "d4")).toContain("traps: c5:root! e7:damage1 d4:stun\n");
});
