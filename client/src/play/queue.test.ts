import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Queue } from "./queue";

vi.mock("../lib/soon", () => import("../lib/no-frames.test-util"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function queue(hold: number): { shown: number[]; queue: Queue<number> } {
  const shown: number[] = [];
  return { shown, queue: new Queue<number>((item) => shown.push(item), () => hold) };
}

it("shows the first at once and each other when its time has come, in order", () => {
  const { shown, queue: q } = queue(100);
  for (const item of [1, 2, 3]) q.push(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

it("goes on at once where what is shown need not be held any longer", () => {
  const { shown, queue: q } = queue(100);
  for (const item of [1, 2, 3]) q.push(item);
  q.goOn();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  q.goOn();
  q.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("shows all at once when hurried, and goes on as before", () => {
  const { shown, queue: q } = queue(100);
  for (const item of [1, 2, 3]) q.push(item);
  q.hurry();
  expect(shown).toEqual([1, 2, 3]);
  q.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("waits for nothing when nothing is to be held", () => {
  const { shown, queue: q } = queue(0);
  for (const item of [1, 2, 3]) q.push(item);
  expect(shown).toEqual([1, 2, 3]);
});

it("holds what comes after a hurry for its whole time, whatever was held before", () => {
  const { shown, queue: q } = queue(100);
  for (const item of [1, 2]) q.push(item);
  vi.advanceTimersByTime(60);
  q.hurry();
  for (const item of [3, 4]) q.push(item);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("shows nothing more once cleared", () => {
  const { shown, queue: q } = queue(100);
  for (const item of [1, 2]) q.push(item);
  q.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
});
