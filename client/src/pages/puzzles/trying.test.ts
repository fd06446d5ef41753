import { beforeEach, expect, it, vi } from "vitest";

import { api } from "../../net/api";
import type { Decision, PuzzleMove, PuzzleState } from "../../net/protocol";
import { solved } from "./solved.svelte";
import { linked, shelved, Trying } from "./trying.svelte";

const goal = { en: "Win this turn." };
const asked = (number: number): Decision => ({ number, player: 0, mine: true, card: null, clause: null, window: false, unasked: false, prompt: goal, options: [], even: false });
const stateAfter = (line: number[], more: Partial<PuzzleState> = {}): PuzzleState => ({
  shelf: "a-pack",
  number: 3,
  info: { number: 3, goal, grade: 1 },
  game: "plain",
  seat: 0,
  players: 2,
  line,
  verdict: "open",
  view: {},
  decision: asked(line.length),
  log: [],
  opened: [],
  hint: null,
  lost: false,
  ...more,
});
const sent: PuzzleMove[] = [];
let answers: ((move: PuzzleMove) => PuzzleState) = (move) => stateAfter(move.option == null ? move.line : [...move.line, move.option]);

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(api, "cards").mockResolvedValue([]);
  vi.spyOn(api, "tryPuzzle").mockImplementation((_shelf, _number, move) => {
    sent.push(move);
    return Promise.resolve(answers(move));
  });
});

const settled = (trying: Trying): Promise<void> => vi.waitFor(() => expect(trying.busy || !trying.now).toBe(false));

it("answers, and takes answers back one by one", async () => {
  const trying = new Trying(shelved("a-pack", 3));
  await settled(trying);
  await trying.answer(5);
  await trying.answer(7);
  expect(trying.now?.line).toEqual([5, 7]);
  await trying.takeBack();
  expect(trying.now?.line).toEqual([5]);
  await trying.takeBack();
  expect(trying.canTakeBack).toBe(false);
  expect(sent.map(({ line }) => line)).toEqual([[], [], [5], [5], []]);
});

it("lights the option that a hint names, or tells to take back", async () => {
  const trying = new Trying(shelved("a-pack", 3));
  await settled(trying);
  answers = (move) => stateAfter(move.line, move.hint ? { hint: 9 } : {});
  await trying.hint();
  expect([trying.stage.hinted, trying.told]).toEqual([9, null]);
  answers = (move) => stateAfter(move.line, { lost: true });
  await trying.hint();
  expect([trying.stage.hinted, trying.told]).toEqual([null, "lost"]);
});

it("tries what somebody has made, and keeps nothing of it", async () => {
  const made: PuzzleMove[] = [];
  vi.spyOn(api, "tryMade").mockImplementation((game, { text, goal: asked }, move) => {
    expect([game, text, asked]).toEqual(["plain", "a position", "gain 3"]);
    made.push(move);
    return Promise.resolve(stateAfter(move.line, move.option == null ? {} : { verdict: "solved", decision: null }));
  });
  const kept = vi.spyOn(solved, "add");
  const trying = new Trying(linked("plain", "a position", "gain 3"));
  await settled(trying);
  await trying.hint();
  expect(trying.told).toBe("unknown");
  await trying.answer(1);
  expect(trying.now?.verdict).toBe("solved");
  expect(made).toHaveLength(3);
  expect(sent).toEqual([]);
  expect(kept).not.toHaveBeenCalled();
});

it("keeps in the browser what has been solved", async () => {
  let kept = "[]";
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) });
  answers = (move) => stateAfter(move.line, move.option == null ? {} : { verdict: "solved", decision: null });
  const trying = new Trying(shelved("a-pack", 3));
  await settled(trying);
  expect(solved.has("a-pack", 3)).toBe(false);
  await trying.answer(1);
  expect(solved.has("a-pack", 3)).toBe(true);
  expect(JSON.parse(kept)).toEqual(["a-pack/3"]);
});
