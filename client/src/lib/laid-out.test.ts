import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { inTask } from "./ahead";
import { nowAndSettled, onceLaidOut } from "./laid-out";

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  nextFrame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("all look in one frame before anything is changed", () => {
  const order: string[] = [];
  for (const name of ["one", "other"]) {
    onceLaidOut(() => {
      order.push(`${name} looks`);
      return () => void order.push(`${name} changes`);
    });
  }
  expect(frames).toHaveLength(1);
  nextFrame();
  expect(order).toEqual(["one looks", "other looks", "one changes", "other changes"]);
});

it("who is called off does not look, and who looks may look again in the next frame", () => {
  const looks = vi.fn(() => undefined);
  onceLaidOut(looks)();
  onceLaidOut(() => {
    onceLaidOut(looks);
    return undefined;
  });
  nextFrame();
  expect(looks).not.toHaveBeenCalled();
  nextFrame();
  expect(looks).toHaveBeenCalledOnce();
});

it("all look before the frame where there is time, once the page has been laid out, and not again in it", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const order: string[] = [];
  onceLaidOut(() => {
    order.push("looks");
    onceLaidOut(() => void order.push("looks again"));
    return undefined;
  });
  inTask(() => order.push("is laid out")); // as it is asked for when what has changed is seen
  vi.advanceTimersByTime(2);
  expect(order).toEqual(["is laid out", "looks"]);
  nextFrame();
  expect(order).toEqual(["is laid out", "looks", "looks again"]);
});

it("what follows what travels looks once now and once when that has arrived, and in no frame between", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const looks = vi.fn(() => undefined);
  const callOff = nowAndSettled(looks);
  nextFrame();
  vi.advanceTimersByTime(500);
  nextFrame();
  expect(looks).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500);
  nextFrame();
  expect(looks).toHaveBeenCalledTimes(2);
  callOff();
  nowAndSettled(looks)();
  vi.advanceTimersByTime(2_000);
  nextFrame();
  expect(looks).toHaveBeenCalledTimes(2);
});

it("on a page that nobody sees, which has no frames, all look nevertheless", () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  const looks = vi.fn(() => undefined);
  onceLaidOut(looks);
  expect(looks).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([looks.mock.calls.length, frames.length]).toEqual([1, 0]);
});

it("where a page is hidden before its next frame, nobody waits for that", () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const looks = vi.fn(() => undefined);
  onceLaidOut(looks);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(looks).toHaveBeenCalledOnce();
  nextFrame();
  expect(looks).toHaveBeenCalledOnce();
});
