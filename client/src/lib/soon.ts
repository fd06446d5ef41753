/** What may be drawn a little later than the rest: each change of the page after a frame of its own, so that none has all to draw. */

type Change = () => void;

const LATEST = 250; // milliseconds: a page that is hidden draws no frames
const due = new Set<Change>();
let runs = false;

/** Changes the page soon. Returns what calls it off. */
export function soon(change: Change): () => void {
  due.add(change);
  if (!runs) awaitFrame();
  return () => void due.delete(change);
}

/** Once the next frame has been drawn there is time until the one that follows. */
function awaitFrame(): void {
  runs = true;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(changeOne);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    changeOne();
  }, LATEST);
}

function changeOne(): void {
  const [change] = due;
  if (change) due.delete(change);
  if (due.size > 0) awaitFrame();
  else runs = false;
  change?.();
}
