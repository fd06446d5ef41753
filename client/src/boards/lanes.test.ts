import { expect, test } from "vitest";

import { added, cardIn, gameOf, type Lane, lanesOf, marksIn, moved, placed, removed, shufflesIn, withShuffle } from "./lanes";

const TABLE = `brawl 2017 players=2 turn=2 number=7 vp=3,5 plays=1,1
base tar_pits: 1:invader 2:king_rex+2(2:upgrade,1:poison) | 1:overrun
base tortuga:
hand 1: zapbot hoverbot
hand 2:
discard 1:
discard 2: seeing_stars
`;
const CLASH = `duel flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
play: 1:acolyte_cendre!
energies 1: force_obscure*3 maitrise_force
hand 1: sursaut
`;

const lane = (text: string, name: string, part = 0): Lane => {
  const found = lanesOf(text).find((one) => one.name === name && one.part === part);
  if (!found) throw new Error(name);
  return found;
};

const lineOf = (text: string, name: string): string | undefined => text.split("\n").find((line) => line.startsWith(`${name}:`));

test("a text has lanes, and its words name cards", () => {
  expect(gameOf(TABLE)).toBe("brawl");
  expect(lane(TABLE, "base tar_pits").words.map(cardIn)).toEqual(["invader", "king_rex"]);
  expect(lane(TABLE, "base tar_pits", 1).words).toEqual(["1:overrun"]);
  expect(marksIn("2<1:king_rex+2*")).toBe("+2*");
});

test("a card of a hand comes into play as its owner's", () => {
  const after = moved(TABLE, { lane: lane(TABLE, "hand 1"), index: 1 }, lane(TABLE, "base tortuga"));
  expect(lineOf(after, "base tortuga")).toBe("base tortuga: 1:hoverbot");
  expect(lineOf(after, "hand 1")).toBe("hand 1: zapbot");
});

test("what is moved between bases keeps all that lies on it", () => {
  const after = moved(TABLE, { lane: lane(TABLE, "base tar_pits"), index: 1 }, lane(TABLE, "base tortuga"));
  expect(lineOf(after, "base tortuga")).toBe("base tortuga: 2:king_rex+2(2:upgrade,1:poison)");
  expect(lineOf(after, "base tar_pits")).toBe("base tar_pits: 1:invader | 1:overrun");
});

test("what was attached to a minion that leaves play is discarded", () => {
  const after = moved(TABLE, { lane: lane(TABLE, "base tar_pits"), index: 1 }, lane(TABLE, "hand 2"));
  expect(lineOf(after, "hand 2")).toBe("hand 2: king_rex");
  expect(lineOf(after, "discard 1")).toBe("discard 1: poison");
  expect(lineOf(after, "discard 2")).toBe("discard 2: seeing_stars upgrade");
});

test("of several energies one is moved", () => {
  const after = moved(CLASH, { lane: lane(CLASH, "energies 1"), index: 0 }, lane(CLASH, "hand 1"));
  expect(lineOf(after, "energies 1")).toBe("energies 1: force_obscure*2 maitrise_force");
  expect(lineOf(after, "hand 1")).toBe("hand 1: sursaut force_obscure");
  expect(lineOf(removed(CLASH, { lane: lane(CLASH, "energies 1"), index: 1 }), "energies 1")).toBe("energies 1: force_obscure*3");
});

test("cards are added as the lane writes them", () => {
  expect(lineOf(added(TABLE, lane(TABLE, "base tortuga", 1), "overrun", "2"), "base tortuga")).toBe("base tortuga:  | 2:overrun");
  expect(lineOf(added(TABLE, lane(TABLE, "hand 2"), "shinobi", "2"), "hand 2")).toBe("hand 2: shinobi");
});

test("the decks are shuffled by a word of the first line", () => {
  expect(shufflesIn(TABLE)).toBe(false);
  const shuffled = withShuffle(TABLE, true);
  expect(shufflesIn(shuffled)).toBe(true);
  expect(withShuffle(shuffled, false)).toBe(TABLE);
  expect(withShuffle(TABLE.replace("plays=1,1", "plays=1,1 round=2.1.3"), true)).toContain("plays=1,1 shuffle=true round=2.1.3\n");
});

test("a champion is put on a hex, and back on its Gate", () => {
  const arena = "arena players=2\nchampions 1: DUG+@e5-2(root) GOL@f3 GWA\nhand 1: DUG02\n";
  const team = lane(arena, "champions 1");
  expect(lineOf(placed(arena, { lane: team, index: 0 }, "c5"), "champions 1")).toBe("champions 1: DUG+@c5-2(root) GOL@f3 GWA");
  expect(lineOf(placed(arena, { lane: team, index: 2 }, "c5"), "champions 1")).toBe("champions 1: DUG+@e5-2(root) GOL@f3 GWA@c5");
  expect(lineOf(placed(arena, { lane: team, index: 1 }, null), "champions 1")).toBe("champions 1: DUG+@e5-2(root) GOL GWA");
  expect(moved(arena, { lane: team, index: 0 }, lane(arena, "hand 1"))).toBe(arena);
  expect(moved(arena, { lane: lane(arena, "hand 1"), index: 0 }, team)).toBe(arena);
});
