/** What the words of a lesson speak of, as it is drawn: a region of the table, a part that its board names so, or a card by its id wherever it lies open. */
export function drawnAbout(about: string, cardAt: (handle: number) => string | null): Element[] {
  const regions = REGIONS[about];
  if (regions) return regions.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isSeen).slice(0, 1);
  const named = [...document.querySelectorAll(`[data-spoken="${about}"]`)].filter(isSeen);
  if (named.length) return named;
  const lying = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-handle], .board [data-at]")];
  const found = lying.filter((one) => cardAt(Number(one.dataset["handle"] ?? one.dataset["at"])) === about && isSeen(one));
  // Of places that show one at a time, what leads to it.
  const ways = [...document.querySelectorAll<HTMLElement>("[data-leads]")].filter((one) => cardAt(Number(one.dataset["leads"])) === about && isSeen(one));
  return found.length ? found : ways;
}

// Of each the first that is seen: where the log is a drawer, the button that opens it.
const REGIONS: Record<string, string[]> = {
  prompt: [".prompt"],
  hand: [".hand"],
  board: [".board"],
  log: [".side .log", ".bar .icon-btn.only-narrow"],
};

const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

/**
 * The corners of a line that leads from words to what they speak of, along the edges of the table, where it lies on little; null where they lie
 * side by side, and need none.
 */
export function lineBetween(from: Rect, to: Rect): Point[] | null {
  const [right, bottom] = [to.left + to.width, to.top + to.height];
  const [across, down] = [Math.max(to.left - from.left - from.width, from.left - right, 0), Math.max(to.top - from.top - from.height, from.top - bottom, 0)];
  if (Math.hypot(across, down) < SIDE_BY_SIDE) return null;
  const beside = from.left >= right; // the words have a column on its right
  const isBelow = to.top > from.top + from.height;
  const x = beside ? from.left - MARGIN : from.left + from.width - EDGE;
  const y = beside ? from.top + from.height - MARGIN : isBelow ? from.top + from.height : from.top;
  const start = beside ? [{ x: from.left, y }, { x, y }] : [{ x, y }];
  const near = isBelow ? to.top : bottom;
  if (beside && y >= to.top && y <= bottom) return [{ x: from.left, y }, { x: right, y }];
  if (!beside && x >= to.left && x <= right) return [...start, { x, y: near }];
  const [over, at] = [near + (isBelow ? -GAP : GAP), Math.max(right - 2 * GAP, to.left + to.width / 2)];
  return [...start, { x, y: over }, { x: at, y: over }, { x: at, y: near }];
}

const SIDE_BY_SIDE = 30; // pixels
const MARGIN = 15; // at the edge of the board
const EDGE = 5; // within that of the words
const GAP = 12; // before the thing

interface Point {
  x: number;
  y: number;
}

export type Rect = Pick<DOMRect, "left" | "top" | "width" | "height">;
