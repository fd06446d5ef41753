import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { afterFrame, afterFrameIn, inTurn, soon } from "./soon";

let frames: (() => void)[] = [];

/** A frame is drawn, and what waits for that runs. */
function nextFrame(): void {
  frames.splice(0).forEach((frame) => frame());
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("each change comes after a frame of its own", () => {
  const changed: string[] = [];
  soon(() => changed.push("log"));
  soon(() => changed.push("card"));
  expect(changed).toEqual([]);
  nextFrame();
  expect(changed).toEqual(["log"]);
  nextFrame();
  expect(changed).toEqual(["log", "card"]);
  soon(() => changed.push("thread"));
  nextFrame();
  expect(changed).toEqual(["log", "card", "thread"]);
});

it("what is called off does not come, and nothing waits for it", () => {
  const changed: string[] = [];
  soon(() => changed.push("two"))();
  soon(() => changed.push("three"));
  nextFrame();
  expect(changed).toEqual(["three"]);
  soon(() => changed.push("four"))();
  nextFrame();
  expect([changed, frames]).toEqual([["three"], []]);
});

it("what has its time comes after a frame then, unless it is called off before either", () => {
  const changed: string[] = [];
  const [, beforeItsTime, beforeItsFrame] = ["told", "early", "late"].map((what) => afterFrameIn(1000, () => changed.push(what)));
  nextFrame();
  beforeItsTime?.();
  vi.advanceTimersByTime(1000);
  expect(changed).toEqual([]);
  beforeItsFrame?.();
  nextFrame();
  expect(changed).toEqual(["told"]);
  nextFrame();
  expect([changed, frames]).toEqual([["told"], []]);
});

it("a page that draws no frames changes all the same", () => {
  const changed: string[] = [];
  soon(() => changed.push("log"));
  vi.advanceTimersByTime(250);
  expect([changed, frames]).toEqual([["log"], []]);
});

it("what has happened comes before what is only drawn soon, in order, each after a frame", () => {
  vi.stubGlobal("document", { hidden: false });
  const changed: string[] = [];
  soon(() => changed.push("log"));
  inTurn(() => changed.push("first"));
  inTurn(() => changed.push("second"));
  afterFrame(() => changed.push("third"));
  expect(changed).toEqual([]);
  for (let frame = 0; frame < 4; frame++) nextFrame();
  expect(changed).toEqual(["first", "second", "third", "log"]);
});

it("what has happened is shown at once where nothing takes time and where nobody looks, but never before what waits", () => {
  const changed: string[] = [];
  vi.stubGlobal("document", { hidden: true });
  inTurn(() => changed.push("hidden"));
  vi.stubGlobal("document", { hidden: false });
  const { speed } = settings;
  settings.speed = 0;
  inTurn(() => changed.push("at once"));
  expect(changed).toEqual(["hidden", "at once"]);
  settings.speed = speed;
  inTurn(() => changed.push("waits"));
  settings.speed = 0;
  inTurn(() => changed.push("after it"));
  expect(changed).toEqual(["hidden", "at once"]);
  settings.speed = speed;
  nextFrame();
  nextFrame();
  expect(changed).toEqual(["hidden", "at once", "waits", "after it"]);
});
