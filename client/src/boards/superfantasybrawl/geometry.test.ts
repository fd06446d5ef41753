import { expect, it } from "vitest";

import { type Cell, compass, corners, distance, frame, gateSpot, neighbour, outline, place, type Turn, turnFor } from "./geometry";

/** All hexes around the middle, as they are shownHandles after so many quarter turns. */
function field(turn: Turn, radius = 2): Cell[] {
  const cells: Cell[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) {
      if (Math.abs(q + r) <= radius) cells.push({ hex: cells.length + 1, q, r, name: `${q},${r}`, ...place(q, r, turn) });
    }
  }
  return cells;
}
const at = (cells: Cell[], q: number, r: number): Cell => cells.find((cell) => cell.q === q && cell.r === r) as Cell;

it.each([0, 1, 2, 3] as const)("neighbours stand apart by as much as a hex is high, turn %i", (turn) => {
  const cells = field(turn);
  for (const one of cells) {
    for (const other of cells) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance(one, other) === 1) expect(apart).toBeCloseTo(Math.sqrt(3));
      else if (one !== other) expect(apart).toBeGreaterThan(2.9);
    }
  }
});

it.each([0, 1, 2, 3] as const)("hexes beside each other share two corners, turn %i", (turn) => {
  const cells = field(turn, 1);
  const near = (cell: Cell): string[] => corners(cell, 1, turn).split(" ").map((point) => point.split(",").map((x) => (Number(x) + 10).toFixed(2)).join());
  const middle = near(at(cells, 0, 0));
  for (const cell of cells) if (cell.q || cell.r) expect(near(cell).filter((point) => middle.includes(point))).toHaveLength(2);
});

it("one's own side is at the left, on a phone below, whichever side it is", () => {
  for (const home of [0, 1]) {
    const [q, r] = home === 0 ? [-5, 3] : [5, -3];
    expect(place(q, r, turnFor(home, false)).x).toBeLessThan(-5);
    expect(place(q, r, turnFor(home, true)).y).toBeGreaterThan(5);
  }
});

it("arrows lead to the neighbour that is seen there, Shift to the other of two", () => {
  const wide = field(0);
  const go = (cells: Cell[], key: string, shift = false): string | undefined => neighbour(cells, at(cells, 0, 0), key, shift)?.name;
  expect([go(wide, "ArrowUp"), go(wide, "ArrowDown")]).toEqual(["0,-1", "0,1"]);
  expect([go(wide, "ArrowLeft"), go(wide, "ArrowLeft", true)]).toEqual(["-1,0", "-1,1"]);
  expect([go(wide, "ArrowRight"), go(wide, "ArrowRight", true)]).toEqual(["1,-1", "1,0"]);
  const turned = field(1);
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) expect(go(turned, key)).toBeDefined();
  expect(go(turned, "ArrowUp")).not.toBe(go(turned, "ArrowUp", true));
  expect(go(wide, "Enter")).toBeUndefined();
});

it("at the edge no arrow leads out, and the frame holds all", () => {
  const cells = field(0);
  expect(neighbour(cells, at(cells, 0, -2), "ArrowUp", false)).toBeUndefined();
  const box = frame(cells, 1);
  for (const { x, y } of cells) {
    expect(x).toBeGreaterThanOrEqual(box.x + 1);
    expect(y).toBeLessThanOrEqual(box.y + box.height - 1);
  }
});

it.each([0, 1, 2, 3] as const)("the line round all hexes has the sides that none shares, turn %i", (turn) => {
  const sides = (radius: number): number => outline(field(turn, radius).map((cell) => ({ x: cell.x * 40, y: cell.y * 40 })), 40, turn).split("M").length - 1;
  expect([0, 1, 2, 4].map(sides)).toEqual([6, 18, 30, 54]); // of a field of that radius: 12 r + 6
});

it("directions are told by the compass", () => {
  const from = { x: 0, y: 0 };
  expect(compass(from, { x: 0, y: -3 })).toBe("n");
  expect(compass(from, { x: 3, y: 3 })).toBe("se");
  expect(compass(from, { x: -3, y: 0 })).toBe("w");
  expect(compass(from, { x: -3, y: -0.1 })).toBe("w");
});

it.each([0, 1, 2, 3] as const)("a Gate lies in a corner on its own side that no hex reaches, turn %i", (turn) => {
  const cells = field(turn, 4);
  const west = cells.filter(({ q }) => q === -4);
  const spot = gateSpot(cells, west, 1, { width: 2, height: 1 });
  const box = frame(cells, 1);
  expect(Math.hypot(spot.x - at(cells, -4, 2).x, spot.y - at(cells, -4, 2).y)).toBeLessThan(Math.hypot(spot.x - at(cells, 4, -2).x, spot.y - at(cells, 4, -2).y));
  expect(spot.x - 1).toBeGreaterThanOrEqual(box.x - 0.01);
  expect(spot.y + 0.5).toBeLessThanOrEqual(box.y + box.height + 0.01);
  for (const { x, y } of cells) expect(Math.abs(x - spot.x) > 1.5 || Math.abs(y - spot.y) > 1).toBe(true);
});

it("where hexes reach all corners, the Gate lies outside on its side", () => {
  const square = Array.from({ length: 25 }, (_, i) => ({ hex: i, q: 0, r: 0, name: "", x: (i % 5) * 1.5, y: Math.floor(i / 5) * 1.5 }));
  const spot = gateSpot(square, square.filter(({ x }) => x === 0), 1, { width: 2, height: 1 });
  expect(spot.x).toBeLessThan(-1);
  expect(spot.y).toBeCloseTo(3);
});
