import { expect, it } from "vitest";

import type { Draft } from "./deck";
import { History } from "./history.svelte";

const deck = (count: number, id = "a"): Draft => ({ id, name: "", format: "flash", cards: count ? { x: count } : {} });

it("takes steps back and does them again", () => {
  const history = new History();
  expect(history.undo(deck(0))).toBeNull();
  history.note(deck(0));
  history.note(deck(1));
  expect(history.undo(deck(2))).toEqual(deck(1));
  expect(history.undo(deck(1))).toEqual(deck(0));
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
  expect(history.redo(deck(0))).toEqual(deck(1));
  expect(history.redo(deck(1))).toEqual(deck(2));
  expect(history.redo(deck(2))).toBeNull();
});

it("comes back to the deck that was worked at before", () => {
  const history = new History();
  history.note(deck(3, "a"));
  expect(history.undo(deck(0, "b"))).toEqual(deck(3, "a"));
});

it("does nothing again once something else is done", () => {
  const history = new History();
  history.note(deck(0));
  history.undo(deck(1));
  history.note(deck(0));
  expect(history.canRedo).toBe(false);
});

it("keeps so many steps and no more", () => {
  const history = new History();
  for (let i = 0; i < 100; i += 1) history.note(deck(i));
  let steps = 0;
  for (let now: Draft | null = deck(100); (now = history.undo(now)); steps += 1);
  expect(steps).toBe(60);
});
