import { expect, it } from "vitest";

import { besideCard } from "./preview";

const CARD = { width: 236, height: 330 };
const at = (left: number, top: number): DOMRect => ({ left, top, right: left + 100, bottom: top + 140 }) as DOMRect;

it("a large card stands beside the small one, right of it if there is room", () => {
  const page = { width: 900, height: 700 };
  expect(besideCard(at(200, 300), CARD, page)).toEqual({ x: 314, y: 205 });
  expect(besideCard(at(780, 300), CARD, page)).toEqual({ x: 530, y: 205 });
  expect(besideCard(at(200, 550), CARD, page).y).toBe(360);
});

it.each([[390, 844], [512, 384], [360, 640]])("in a window of %d by %d it hangs over no edge, wherever the small one is", (width, height) => {
  for (let left = 0; left <= width - 100; left += 20) {
    for (let top = 0; top <= height - 140; top += 20) {
      const { x, y } = besideCard(at(left, top), CARD, { width, height });
      expect(Math.min(x, y), `${left} ${top}`).toBeGreaterThanOrEqual(10);
      expect(x + CARD.width).toBeLessThanOrEqual(width - 10);
      expect(y + CARD.height).toBeLessThanOrEqual(height - 10);
    }
  }
});

it("in a narrow window it leaves the small one in sight where it can", () => {
  const { y } = besideCard(at(145, 650), CARD, { width: 390, height: 844 });
  expect(y + CARD.height).toBeLessThan(650);
});
