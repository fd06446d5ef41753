import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { playOn, SPEEDS } from "./playing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows so many steps in so much time at each speed, until it is stopped", () => {
  const steps = SPEEDS.map(([speed, name]) => {
    const step = vi.fn();
    const stop = playOn(step, speed);
    vi.advanceTimersByTime(3_600);
    stop();
    vi.advanceTimersByTime(3_600);
    return [name, step.mock.calls.length];
  });
  expect(steps).toEqual([["½", 2], ["×1", 4], ["×2", 8], ["×4", 16]]);
});
