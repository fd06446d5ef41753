import { expect, test } from "vitest";

import { wayTo } from "./focus";

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, right: left + width, bottom: top + height });
const RIGHT: [number, number] = [1, 0];
const UP: [number, number] = [0, -1];

test("what lies straight in the direction is nearer than what lies aside", () => {
  const from = box(0, 100);
  expect(wayTo(from, box(60, 100), RIGHT)).toBeLessThan(wayTo(from, box(40, 130), RIGHT));
  expect(wayTo(from, box(0, 60), UP)).toBeLessThan(wayTo(from, box(30, 60), UP));
});

test("an arrow does not lead back, nor far aside, nor into what one is on", () => {
  const from = box(100, 100, 50, 50);
  expect(wayTo(from, box(0, 100), RIGHT)).toBe(Infinity);
  expect(wayTo(from, box(160, 400), RIGHT)).toBe(Infinity);
  expect(wayTo(from, box(140, 110, 5, 5), RIGHT)).toBe(Infinity);
});
