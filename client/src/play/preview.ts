/** Where a card that is drawn large stands beside a small one. */

const GAP = 14; // pixels between the two
const EDGE = 10; // and to the edge of the window

interface Size {
  width: number;
  height: number;
}

/** Right of it, else left of it, else above or below, where there is more room: over no edge of the window, while it is large enough. */
export function besideCard(at: Pick<DOMRect, "left" | "top" | "right" | "bottom">, { width, height }: Size, page: Size): { x: number; y: number } {
  const across = (x: number): number => Math.max(EDGE, Math.min(page.width - width - EDGE, x));
  const down = (y: number): number => Math.max(EDGE, Math.min(page.height - height - EDGE, y));
  const level = down((at.top + at.bottom - height) / 2);
  if (at.right + GAP + width + EDGE <= page.width) return { x: at.right + GAP, y: level };
  if (at.left - GAP - width >= EDGE) return { x: at.left - GAP - width, y: level };
  const above = at.top > page.height - at.bottom;
  return { x: across((at.left + at.right - width) / 2), y: down(above ? at.top - GAP - height : at.bottom + GAP) };
}
