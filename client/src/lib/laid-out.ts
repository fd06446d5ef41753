/** What is measured of the page waits until all that changes has changed: the page is then laid out once, not again for each who asks. */

type Change = () => void;
type Look = () => Change | undefined;

const looks = new Set<Look>();
let waits = false;

/**
 * Looks at where things lie, in the next frame, when all that has changed is in its place. What it returns may change the page: it is called when
 * all have looked. Returns what calls it off.
 */
export function onceLaidOut(look: Look): () => void {
  looks.add(look);
  if (!waits) requestAnimationFrame(lookAll);
  waits = true;
  return () => void looks.delete(look);
}

/** Likewise, as soon as what changes the page now has changed it: before a frame begins, in which a browser may see things lie elsewhere first. */
export function onceChanged(look: Look): void {
  looks.add(look);
  queueMicrotask(lookAll);
}

function lookAll(): void {
  const due = [...looks];
  looks.clear();
  waits = false;
  for (const change of due.map((look) => look())) change?.();
}

/** Scrolls there what holds it, as little as need be. */
export const seeOnceLaidOut = (found: () => Element | null | undefined): (() => void) =>
  onceLaidOut(() => {
    found()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return undefined;
  });
