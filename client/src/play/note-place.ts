const GAP = 6; // pixels between a term and what explains it
const EDGE = 8; // and to the edge of the window
const SEEN = { contentVisibilityAuto: true }; // who asks where turns of the log lie that are scrolled away has each of them laid out

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of a box another one covers, in square pixels. */
export function covered(box: Box, other: Box): number {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Of the places beside a term, within the window, the first where a note of this size covers none of these boxes, else least of them. */
export function bestPlace(term: DOMRect, note: { width: number; height: number }, window: { width: number; height: number }, kept: Box[]): { left: number; top: number } {
  const lefts = [term.left, term.right - note.width, term.left + (term.width - note.width) / 2];
  const tops = [term.top - note.height - GAP, term.bottom + GAP];
  const beside = [term.left - note.width - GAP, term.right + GAP].map((left) => ({ left, top: term.top }));
  const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const places = [...tops.flatMap((top) => lefts.map((left) => ({ left, top }))), ...beside].map(({ left, top }) => ({ left: within(left, note.width, window.width), top: within(top, note.height, window.height) }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + note.width, bottom: top + note.height };
    return kept.reduce((sum, one) => sum + covered(box, one), 0) + 4 * covered(box, term);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Where a note goes on the page: beside its term, over no button that can be pressed. */
export function placed(term: DOMRect, note: DOMRect): { left: number; top: number } {
  const seen = [...document.querySelectorAll("button:not(:disabled), .is-legal, a.btn")].filter((one) => one.checkVisibility(SEEN));
  const buttons = seen.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  return bestPlace(term, note, { width: innerWidth, height: innerHeight }, buttons);
}
