import { expect, test } from "vitest";

import { lineBetween, type Rect } from "./spoken";

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height });

const words = rect(1150, 50, 280, 150);

test("from the column a line goes down the edge of the board, then to the thing from above, or straight to what lies beside", () => {
  expect(lineBetween(words, rect(250, 700, 700, 180))).toEqual([
    { x: 1150, y: 185 },
    { x: 1135, y: 185 },
    { x: 1135, y: 688 },
    { x: 926, y: 688 },
    { x: 926, y: 700 },
  ]);
  expect(lineBetween(words, rect(20, 100, 340, 130))).toEqual([{ x: 1150, y: 185 }, { x: 360, y: 185 }]);
});

test("from words over the board it goes down or up their edge", () => {
  expect(lineBetween(rect(6, 150, 378, 140), rect(3, 632, 384, 160))).toEqual([{ x: 379, y: 290 }, { x: 379, y: 632 }]);
  expect(lineBetween(rect(6, 400, 378, 140), rect(8, 100, 120, 50))?.at(-1)).toEqual({ x: 104, y: 150 });
});

test("side by side, or over it, they need none", () => {
  expect(lineBetween(words, rect(0, 140, 1130, 500))).toBeNull();
  expect(lineBetween(rect(10, 300, 300, 100), rect(0, 100, 390, 320))).toBeNull();
});
