/** What may be drawn a little later than the rest: each change of the page after a frame of its own, so that none has all to draw. */

import { inTask } from "./ahead";
import { settings } from "./settings.svelte";

type Change = () => void;

const LATEST = 250; // milliseconds: a page that is hidden draws no frames
const first = new Set<Change>();
const due = new Set<Change>();
let runs = false;

/** Changes the page soon. Returns what calls it off. */
export function soon(change: Change): () => void {
  return wait(due, change);
}

/** Likewise, before all that is only to be drawn soon: right after a frame there is time to lay it out before the next. */
export function afterFrame(change: Change): () => void {
  return wait(first, change);
}

/** Likewise, after so many milliseconds. */
export function afterFrameIn(milliseconds: number, change: Change): () => void {
  const timer = setTimeout(() => (callOff = afterFrame(change)), milliseconds);
  let callOff = (): void => clearTimeout(timer);
  return () => callOff();
}

/** `afterFrame`, one change after the other; where nothing takes time, and where no frames are drawn, at once. */
export function inTurn(change: Change): void {
  if (first.size === 0 && (settings.speed === 0 || document.hidden)) change();
  else afterFrame(change);
}

function wait(among: Set<Change>, change: Change): () => void {
  among.add(change);
  if (!runs) awaitFrame();
  return () => void among.delete(change);
}

/** Once the next frame has been drawn there is time until the one that follows. */
function awaitFrame(): void {
  runs = true;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    inTask(changeOne);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    changeOne();
  }, LATEST);
}

function changeOne(): void {
  const from = first.size > 0 ? first : due;
  const [change] = from;
  if (change) from.delete(change);
  if (first.size + due.size > 0) awaitFrame();
  else runs = false;
  change?.();
}
