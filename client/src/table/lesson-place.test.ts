import { expect, test } from "vitest";

import { type Box, freePlace, hides, type Place } from "./lesson-place";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const places: [Place, Box][] = [
  ["foot", box(0, 200, 300, 100)],
  ["head", box(0, 0, 300, 100)],
];

test("a thing is hidden by what lies on its middle, or on much of it", () => {
  expect(hides(box(0, 0, 100, 100), box(80, 80, 30, 30))).toBe(true);
  expect(hides(box(0, 0, 100, 100), box(90, 90, 30, 30))).toBe(false);
  expect(hides(box(0, 200, 300, 100), box(0, 0, 300, 300)), "a whole board can be pressed above").toBe(false);
  expect(hides(box(0, 0, 100, 100), box(0, 0, 0, 0)), "what is not shown").toBe(false);
});

test("the words lie at the first place where they hide nothing that may be pressed", () => {
  expect(freePlace(places, [])).toBe("foot");
  expect(freePlace(places, [box(100, 220, 40, 40)])).toBe("head");
  expect(freePlace(places, [box(100, 220, 40, 40), box(10, 10, 40, 40)])).toBeNull();
});
