import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Tale, Telling } from "./telling.svelte";

vi.mock("../lib/soon", () => import("../lib/no-frames.test-util"));

const tale = (en: string): Tale => ({ lines: [{ number: 1, en }], time: 750, before: null, after: null, all: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0.5, 1500],
  [1, 750],
  [2, 375],
])("at speed %s each thing is told for %s milliseconds", (speed, time) => {
  const telling = new Telling();
  telling.begin([tale("One."), tale("Other.")], speed);
  vi.advanceTimersByTime(time - 1);
  expect(telling.now?.lines[0]?.en).toBe("One.");
  vi.advanceTimersByTime(1);
  expect(telling.now?.lines[0]?.en).toBe("Other.");
  vi.advanceTimersByTime(time);
  expect(telling.now).toBeNull();
});
