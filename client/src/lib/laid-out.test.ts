import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { onceLaidOut } from "./laid-out";

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

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
