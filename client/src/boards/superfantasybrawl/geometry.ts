import type { ArenaView } from "./view";

/** Flat-top hexes of radius 1: where they are drawn, for each quarter turn of the board. Words never turn. */

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  hex: number;
  q: number;
  r: number;
  name: string;
}

export type Turn = 0 | 1 | 2 | 3; // 0: the west is left; 1: below; 2: right; 3: above

/** The box of a Gate, in the units of the drawing. */
export const GATE = { width: 122, height: 56 };

const ROOT3 = Math.sqrt(3);

export function place(q: number, r: number, turn: Turn): Point {
  const [x, y] = [1.5 * q, ROOT3 * (r + q / 2)];
  if (turn === 1) return { x: y, y: -x };
  if (turn === 2) return { x: -x, y: -y };
  return turn === 3 ? { x: -y, y: x } : { x, y };
}

/** The corners of a hex round a point, as SVG wants them. */
export function corners({ x, y }: Point, size: number, turn: Turn): string {
  const lean = turn % 2 ? 30 : 0;
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => ((angle + lean) * Math.PI) / 180)
    .map((angle) => `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`)
    .join(" ");
}

/** The lines round all hexes together, as the path of an SVG: every side that no two of them share. */
export function outline(cells: Point[], size: number, turn: Turn): string {
  const sides = cells.flatMap((cell) => {
    const points = corners(cell, size, turn).split(" ");
    return points.map((from, i): [string, string] => [from, points[(i + 1) % points.length] ?? from]);
  });
  const near = (point: string): string => point.split(",").map((value) => Math.round((Number(value) / size) * 20)).join(); // corners that meet differ by rounding
  const keyOf = (side: [string, string]): string => side.map(near).sort().join(" ");
  const times = new Map<string, number>();
  for (const side of sides) times.set(keyOf(side), (times.get(keyOf(side)) ?? 0) + 1);
  return sides.filter((side) => times.get(keyOf(side)) === 1).map(([from, to]) => `M${from}L${to}`).join("");
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

export const cellsOf = ({ board }: Pick<ArenaView, "board">, turn: Turn): Cell[] =>
  board.hexes.map(([hex, q, r, name]) => ({ hex, q, r, name, ...place(q, r, turn) }));

/** One's own side is at the left, on a narrow screen below. */
export const turnFor = (home: number, narrow: boolean): Turn => (home === 0 ? (narrow ? 1 : 0) : narrow ? 3 : 2);

export function distance(one: Cell, other: Cell): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The smallest box with all hexes in it, and some room beside them, and above and below. */
export function frame(cells: Point[], beside: number, above = beside): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - beside, Math.min(...ys) - above];
  return { x, y, width: Math.max(...xs) + beside - x, height: Math.max(...ys) + above - y };
}

/** A box in a corner of the frame that no hex reaches, as near as can be to the hexes at home; else outside beside them. */
export function gateSpot(cells: Cell[], home: Cell[], size: number, box: { width: number; height: number }): Point {
  const around = frame(cells, size);
  const middle = { x: mean(home.map(({ x }) => x)), y: mean(home.map(({ y }) => y)) };
  const [w, h] = [around.width / 2 - box.width / 2, around.height / 2 - box.height / 2];
  const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  const corners = [[-1, -1], [1, 1], [1, -1], [-1, 1]].map(([x = 0, y = 0]) => ({ x: centre.x + x * w, y: centre.y + y * h }));
  const reached = ({ x, y }: Point): boolean =>
    cells.some((cell) => Math.abs(cell.x - x) < box.width / 2 + size * 0.9 && Math.abs(cell.y - y) < box.height / 2 + size * 0.87);
  const far = (spot: Point): number => Math.round(Math.hypot(spot.x - middle.x, spot.y - middle.y));
  const [nearest] = corners.filter((spot) => !reached(spot)).sort((one, other) => far(one) - far(other));
  const sideways = Math.abs(middle.x - centre.x) > Math.abs(middle.y - centre.y);
  if (nearest) return nearest;
  if (sideways) return { x: centre.x + Math.sign(middle.x - centre.x) * (around.width / 2 + box.width / 2), y: middle.y };
  return { x: middle.x, y: centre.y + Math.sign(middle.y - centre.y) * (around.height / 2 + box.height / 2) };
}

/** The corners of a box round a point. */
export const boxAt = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point[] =>
  [-0.5, 0.5].map((part) => ({ x: x + part * width, y: y + part * height }));

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The neighbour that an arrow leads to, as the board is seen; Shift takes the other of two that are as near. */
export function neighbour(cells: Cell[], from: Cell, key: string, shift: boolean): Cell | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const lean = shift ? 0.2 : -0.2;
  const [x, y] = arrow.x ? [arrow.x, lean] : [lean, arrow.y];
  const towards = (cell: Cell): number => (cell.x - from.x) * x + (cell.y - from.y) * y;
  const near = cells.filter((cell) => distance(cell, from) === 1 && towards(cell) > 0.7);
  return near.sort((one, other) => towards(other) - towards(one))[0];
}

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** The eighth of the compass in which another hex is seen. */
export function compass(from: Point, to: Point): (typeof COMPASS)[number] {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8] ?? "e";
}
