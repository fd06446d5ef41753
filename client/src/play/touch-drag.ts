/** Fingers drag what a mouse drags: browsers take their moves for scrolling, and tell of drags by a mouse alone. */

const FAR = 12; // pixels that a finger moves until it drags
const DWELL = 350; // milliseconds over a tab until its place is shown, to be dropped on
const DRAGGABLE = '[draggable="true"]';

interface Drag {
  source: HTMLElement;
  from: PointerEvent;
  ghost: HTMLElement | null; // what follows the finger, once it drags
  tab: Element | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let drag: Drag | null = null;
let touches = false; // the last press was by a finger

/** Tells one of the element's own handlers, as the browser does of a mouse. */
const tell = (what: string, element: Element): boolean => element.dispatchEvent(new DragEvent(what, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));

function press(event: PointerEvent): void {
  end();
  touches = event.pointerType === "touch";
  const source = touches && event.isPrimary ? (event.target as Element).closest<HTMLElement>(DRAGGABLE) : null;
  if (source) drag = { source, from: event, ghost: null, tab: null, timer: undefined };
}

function move(event: PointerEvent): void {
  if (!drag || !event.isPrimary) return;
  const [x, y] = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY];
  if (!drag.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    tell("dragstart", drag.source);
    drag.ghost = ghostOf(drag.source);
  }
  drag.ghost.style.translate = `${x}px ${y}px`;
  dwell(document.elementFromPoint(event.clientX, event.clientY)?.closest('[role="tab"]') ?? null);
}

/** A finger that rests on a tab has its place shown. */
function dwell(tab: Element | null): void {
  if (!drag || drag.tab === tab) return;
  clearTimeout(drag.timer);
  drag.tab = tab;
  if (tab) drag.timer = setTimeout(() => (tab as HTMLElement).click(), DWELL);
}

function ghostOf(source: HTMLElement): HTMLElement {
  const ghost = source.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = source.getBoundingClientRect();
  ghost.classList.add("dragged");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  (source.closest<HTMLElement>(".hand") ?? source.parentElement ?? document.body).append(ghost);
  return ghost;
}

function release(event: PointerEvent): void {
  if (!drag?.ghost || !event.isPrimary) return end();
  const { source } = drag;
  const over = document.elementFromPoint(event.clientX, event.clientY);
  if (over && !source.contains(over)) tell("drop", over);
  end();
}

function end(): void {
  if (!drag) return;
  const { source, ghost, timer } = drag;
  drag = null;
  clearTimeout(timer);
  ghost?.remove();
  if (ghost) tell("dragend", source);
}

/** A browser's own drag, which begins by a long press, would stop the finger from doing anything else. */
const refuse = (event: DragEvent): void => {
  if (event.isTrusted && touches) event.preventDefault();
};

export function dragByTouch(): void {
  addEventListener("pointerdown", press, { capture: true });
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", end);
  addEventListener("dragstart", refuse, { capture: true });
}
