/** What is measured of the page waits until all that changes has changed: the page is then laid out once, not again for each who asks. */

import { inTask } from "./ahead";

type Change = () => void;
type Look = () => Change | undefined;

const beforeTheFrame = new Set<Look>();
const atOnce = new Set<Look>();
let waits = false;
let frame = 0; // for which all wait
let looking = false;

/**
 * Looks at where things lie before the next frame is painted, when all that has changed is in its place. What it returns may change the page: it is
 * called when all have looked. Who asks for it while others look does so in the next frame. Returns what calls it off.
 */
export function onceLaidOut(look: Look): () => void {
  beforeTheFrame.add(look);
  if (!waits) lookSoon();
  return () => void beforeTheFrame.delete(look);
}

/**
 * In a task after the one that lays the page out (lib/ahead.ts), or in the next frame if that comes first. A page that nobody sees has none: there, and
 * where nobody sees it any more, without one.
 */
function lookSoon(): void {
  waits = true;
  if (globalThis.document?.hidden) {
    setTimeout(lookNow);
    return;
  }
  frame = requestAnimationFrame(lookNow);
  if (!looking) inTask(() => inTask(lookNow));
  globalThis.document?.addEventListener("visibilitychange", lookNow);
}

function lookNow(): void {
  globalThis.document?.removeEventListener("visibilitychange", lookNow);
  if (!waits) return; // all have looked already
  waits = false;
  cancelAnimationFrame(frame);
  looking = true;
  lookAll(beforeTheFrame);
  looking = false;
}

const SETTLED = 600; // milliseconds until what travels lies where it belongs

/** Likewise, and once more when what travels has arrived: who looks at once asks where that will lie (lib/travel.ts). */
export function nowAndSettled(look: Look): () => void {
  let callOff = onceLaidOut(look);
  const later = setTimeout(() => (callOff = onceLaidOut(look)), SETTLED);
  return () => {
    clearTimeout(later);
    callOff();
  };
}

/** Likewise, as soon as what changes the page now has changed it: before a frame begins, in which a browser may see things lie elsewhere first. */
export function onceChanged(look: Look): void {
  if (atOnce.size === 0) queueMicrotask(() => lookAll(atOnce));
  atOnce.add(look);
}

function lookAll(looks: Set<Look>): void {
  const due = [...looks];
  looks.clear();
  for (const change of due.map((look) => look())) change?.();
}

/** Scrolls there what holds it, as little as need be. */
export const seeOnceLaidOut = (found: () => Element | null | undefined): (() => void) =>
  onceLaidOut(() => {
    found()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return undefined;
  });
