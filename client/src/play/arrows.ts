import { destination } from "../lib/travel";

/** A place on the table that an arrow can begin or end at. */
export type Spot = { handle: number } | { place: number } | { seat: number };

/** An arrow that shows for a moment what has just happened. */
export interface Arrow {
  from: Spot;
  to: Spot;
}

export interface Point {
  x: number;
  y: number;
}

const SELECTORS: Record<"handle" | "place" | "seat", string> = { handle: "data-handle", place: "data-at", seat: "data-plate" };

/** What is drawn for the spot, if it can be seen. */
export function drawnAt(spot: Spot): Element | null {
  for (const [kind, value] of Object.entries(spot)) {
    const found = [...document.querySelectorAll(`[${SELECTORS[kind as keyof typeof SELECTORS]}="${value}"]`)];
    return found.find((one) => one.getClientRects().length > 0) ?? null;
  }
  return null;
}

/** The middle of what is drawn, where it comes to lie, or of that part of it at which arrows begin and end. */
export function middle(element: Element): Point {
  const spot = element.querySelector("[data-spot]");
  const box = destination(spot?.getClientRects().length ? spot : element);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A bow from one point to another, which ends before its head: path data of SVG. */
export function bow(from: Point, to: Point, short = 18): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(90, length / 4);
  const control = { x: from.x + dx / 2 - (dy / length) * bend * Math.sign(dx || 1) * 0.5, y: from.y + dy / 2 - bend * 0.6 };
  const [ex, ey] = [to.x - control.x, to.y - control.y];
  const last = Math.hypot(ex, ey) || 1;
  const end = { x: to.x - (ex / last) * short, y: to.y - (ey / last) * short };
  return `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
