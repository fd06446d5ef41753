/** What a hand does is carried out in a task of its own: a page that is busy is told of it within a frame, which would then do everything at once. */

import { inTask } from "./ahead";

const PRESSED = "button, [role='gridcell']";
const waiting: (() => void)[] = [];
let isPressed = false; // what has been pressed waits

/** Does it in a task of its own, but before anything else that the page is told or shows: nobody meets what is yet to change. */
export function apart(change: () => void): void {
  waiting.push(change);
  inTask(catchUp);
}

/** Does what waits for its task. */
export function catchUp(): void {
  isPressed = false;
  for (let change = waiting.shift(); change; change = waiting.shift()) change();
}

/** From now on what is pressed on the page is done apart. Returns what ends that. */
export function pressApart(page: HTMLElement): () => void {
  const turn = (change: "addEventListener" | "removeEventListener"): void => {
    for (const name of ["pointerdown", "keydown"]) window[change](name, catchUp, { capture: true });
    window[change]("pointermove", moves, { capture: true });
    window[change]("click", putOff, { capture: true });
    page[change]("mouseup", leaveLetters);
  };
  turn("addEventListener");
  return () => turn("removeEventListener");
}

/** What listens is told of the press a task later. */
function putOff(event: Event): void {
  catchUp();
  const { target } = event;
  if (!event.isTrusted || !(target as Element).closest(PRESSED)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  isPressed = true;
  apart(() => target?.dispatchEvent(new PointerEvent("click", event)));
}

/** Where a mouse goes after a press there may be something to be pressed by then: a browser looks before it tells of the next press. */
function moves(): void {
  if (isPressed) catchUp();
}

/**
 * After a press a browser lays the page out within the same task, to see which letters may have been selected: none are on what is pressed. It does so
 * after whatever it is told, too, as long as a caret stands among letters that cannot be written: a press on a hex, or beside what can be pressed, leaves one.
 */
function leaveLetters(event: Event): void {
  if (!(event.target as Element).closest(PRESSED)) return;
  event.preventDefault();
  const selection = getSelection();
  if (selection?.type === "Caret" && !document.activeElement?.matches("input, textarea")) selection.removeAllRanges();
}
