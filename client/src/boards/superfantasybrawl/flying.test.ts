import { afterEach, expect, it, vi } from "vitest";

import { Flying } from "./flying.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([false, true])("figures are seen and go again, whether or not anything moves (reduced motion: %s)", (matches) => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches }));
  const flying = new Flying();
  flying.add(-2);
  vi.advanceTimersByTime(600);
  flying.add(1);
  expect(flying.figures.map(({ amount }) => amount)).toEqual([-2, 1]);
  vi.advanceTimersByTime(1_500);
  expect(flying.figures.map(({ amount }) => amount)).toEqual(matches ? [1] : []);
  vi.runAllTimers();
  expect(flying.figures).toEqual([]);
});
