import { expect, it } from "vitest";

import { clockFace, isLow, leftOf, LOW, windowLeft } from "./clock";

const timing = { left: [90, 60, null], running: 0, window: 8, at: 1_000 };

it("counts down only the clock that runs, to nothing and no further", () => {
  expect(leftOf(timing, 0, 31_000)).toBe(60);
  expect(leftOf(timing, 1, 31_000)).toBe(60);
  expect(leftOf(timing, 0, 200_000)).toBe(0);
});

it("knows seats and tables without a clock", () => {
  expect(leftOf(timing, 2, 5_000)).toBeNull();
  expect(leftOf(null, 0, 5_000)).toBeNull();
});

it("warns from the moment on that it names, also a clock that begins there", () => {
  expect([LOW + 0.1, LOW, 0].map(isLow)).toEqual([false, true, true]);
  expect(isLow(null)).toBe(false);
});

it("counts down a response that takes its time", () => {
  expect(windowLeft(timing, 4_000)).toBe(5);
  expect(windowLeft({ ...timing, window: null }, 4_000)).toBeNull();
});

it("reads as a clock", () => {
  expect([0, 0.2, 59.1, 60, 725, 3_725].map(clockFace)).toEqual(["0:00", "0:01", "1:00", "1:00", "12:05", "1:02:05"]);
});
