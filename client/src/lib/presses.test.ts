import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { apart, catchUp } from "./presses";
import { settings } from "./settings.svelte";
import { afterFrame, inTurn } from "./soon";

let done: string[] = [];

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.speed = 1;
});

it("what is pressed is done in the next task, in order", () => {
  apart(() => done.push("press"));
  apart(() => done.push("another"));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["press", "another"]);
});

it("what comes before that task finds it done, and nothing is done twice", () => {
  apart(() => done.push("press"));
  catchUp();
  expect(done).toEqual(["press"]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["press"]);
});

it("what was pressed was meant for the table before a message", () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = 0;
  apart(() => done.push("press"));
  inTurn(() => done.push("message"));
  expect(done).toEqual(["press", "message"]);
});

it("a message comes even if what was pressed goes wrong", () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = 0;
  apart(() => {
    throw new Error("gone");
  });
  expect(() => inTurn(() => done.push("message"))).toThrow("gone");
  expect(done).toEqual(["message"]);
});

it("and before whatever waits for a frame", () => {
  let frame = (): void => undefined;
  vi.stubGlobal("requestAnimationFrame", (one: () => void) => (frame = one));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  afterFrame(() => done.push("message"));
  frame();
  apart(() => done.push("press"));
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["press", "message"]);
});

it("what goes wrong in one leaves the others", () => {
  apart(() => {
    throw new Error("gone");
  });
  apart(() => done.push("another"));
  expect(() => vi.advanceTimersByTime(0)).toThrow("gone");
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["another"]);
});
