/** In place of `lib/soon`: nothing waits for a frame. */

type Change = () => void;

const atOnce = (change: Change): Change => {
  change();
  return () => undefined;
};

export const soon = atOnce;
export const afterFrame = atOnce;
export const inTurn = atOnce;

export function afterFrameIn(milliseconds: number, change: Change): Change {
  const timer = setTimeout(change, milliseconds);
  return () => clearTimeout(timer);
}
