/** What is measured of the page waits until all that changes has changed: the page is then laid out once, not again for each who asks. */

type Change = () => void;
type Look = () => Change | undefined;

const inTheNextFrame = new Set<Look>();
const atOnce = new Set<Look>();
let waits = false;

/**
 * Looks at where things lie, in the next frame, when all that has changed is in its place. What it returns may change the page: it is called when
 * all have looked. Returns what calls it off.
 */
export function onceLaidOut(look: Look): () => void {
  inTheNextFrame.add(look);
  if (!waits) lookSoon();
  return () => void inTheNextFrame.delete(look);
}

/** In the next frame. A page that nobody sees has none: there, and where nobody sees it any more, without one. */
function lookSoon(): void {
  waits = true;
  if (globalThis.document?.hidden) {
    setTimeout(lookNow);
    return;
  }
  requestAnimationFrame(lookNow);
  globalThis.document?.addEventListener("visibilitychange", lookNow);
}

function lookNow(): void {
  globalThis.document?.removeEventListener("visibilitychange", lookNow);
  if (!waits) return; // without waiting for the frame
  waits = false;
  lookAll(inTheNextFrame);
}

const SETTLED = 600; // milliseconds until what travels lies where it belongs

/** Likewise, frame by frame, until what travels has arrived. */
export function untilSettled(look: Look): () => void {
  const since = performance.now();
  let callOff = onceLaidOut(function follow() {
    const change = look();
    if (performance.now() - since < SETTLED) callOff = onceLaidOut(follow);
    return change;
  });
  return () => callOff();
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
