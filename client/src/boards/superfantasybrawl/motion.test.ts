import { expect, it } from "vitest";

import type { Line } from "../../net/protocol";
import { trail, walk } from "./motion";
import type { ArenaView, Champion } from "./view";

// Two columns of four hexes: a1 to a4, and b1 to b4 beside them.
const hexes = ["a", "b"].flatMap((column, q) => [0, 1, 2, 3].map((r) => [10 * q + r + 11, q, r, `${column}${r + 1}`]));
const champion = { champion: "TAZ", handle: 1, seat: 0, side: 0, hex: 14 } as Champion;
const arena = (change: Partial<ArenaView> = {}): ArenaView =>
  ({ board: { hexes, statues: {} }, traps: [], champions: [champion], ...change }) as unknown as ArenaView;
type Step = [thing: number, kind: "walked" | "displaced", place: number];
const lines = (...steps: Step[]): Line[] => steps.map(([thing, kind, place], number) => ({ number, en: "", event: { kind, seats: [], number: 0, thing, place } }));

it("an own way is gone hex by hex, round a trap that it does not end on", () => {
  expect(walk(arena(), champion, 11, 14)).toEqual([12, 13, 14]);
  const way = walk(arena({ traps: [{ hex: 12, token: null }] }), champion, 11, 14);
  expect(way).toHaveLength(4);
  expect(way).not.toContain(12);
  expect(walk(arena({ traps: [{ hex: 12, token: null }] }), champion, 11, 12)).toEqual([12]);
});

it("enemies are in the way, team-mates are not", () => {
  const on = (side: number): ArenaView => arena({ champions: [champion, { ...champion, handle: 2, side, hex: 12 }] });
  expect(walk(on(0), champion, 11, 13)).toEqual([12, 13]);
  expect(walk(on(1), champion, 11, 13)).not.toContain(12);
});

it("a displacement is shown over each hex that the log names, and after it the own way", () => {
  const log = lines([1, "walked", 11], [1, "displaced", 21], [2, "walked", 12], [1, "displaced", 22], [1, "walked", 24]);
  expect(trail(arena(), { ...champion, hex: 24 }, 11, log)).toEqual([21, 22, 23, 24]);
});

it("a Jump goes straight, and where the log does not tell the way there is none", () => {
  expect(trail(arena(), champion, 11, lines([1, "displaced", 14]))).toEqual([14]);
  expect(trail(arena(), champion, 11, lines([1, "displaced", 12]))).toEqual([14]);
});
