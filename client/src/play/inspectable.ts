import { untrack } from "svelte";

import { isAway, pointer } from "./pointer";
import type { Hover, Stage } from "./stage.svelte";

const LONG = 450; // milliseconds of a press that opens the sheet
const SLIP = 10; // pixels that a finger may move while it presses
const REST = 80; // milliseconds on a card until it is shown: a hand that sweeps over several shows none of them

interface Subject {
  stage: Stage;
  card: string;
  handle: number | null;
}

/** What all drawn cards share: the sheet by right click or a long press, the card in full under a pointer or the focus. */
export function inspectable(node: HTMLElement, subject: Subject) {
  let { stage, card, handle } = subject;
  let shown: Hover | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let pressed: PointerEvent | null = null; // where a finger came down
  let under: PointerEvent | null = null; // where the pointer was when the card came under it; null once it is pointed at

  const open = (): void => {
    stage.sheet = { card, handle };
    stage.hover = null;
  };
  const show = (): void => {
    stage.hover = shown = { card, handle, at: node.getBoundingClientRect() };
  };
  const leave = (): void => {
    clearTimeout(timer);
    under = null;
    if (shown && stage.hover === shown) stage.hover = null;
    shown = null;
  };
  const pointAt = (): void => {
    under = null;
    clearTimeout(timer);
    timer = setTimeout(show, REST);
  };
  const press = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType !== "touch") return;
    pressed = event;
    timer = setTimeout(() => {
      held = true;
      open();
    }, LONG);
  };
  const release = (): void => {
    if (pressed) clearTimeout(timer);
    pressed = null;
  };
  const move = (event: PointerEvent): void => {
    if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLIP) release();
    if (under && isAway(under, event)) pointAt();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    if (pointer.comes(event)) pointAt();
    else under = event;
  };
  const on: Record<string, (event: never) => void> = {
    contextmenu: (event: Event) => {
      event.preventDefault();
      open();
    },
    pointerdown: press,
    pointerup: release,
    pointercancel: release,
    pointermove: move,
    pointerenter: enter,
    pointerleave: (event: PointerEvent) => event.pointerType !== "touch" && leave(),
    focus: () => node.matches(":focus-visible") && show(),
    blur: () => untrack(leave), // a card that goes while it has the focus is left in the middle of drawing
    click: (event: Event) => {
      if (held) event.stopImmediatePropagation();
      held = false;
    },
    keydown: (event: KeyboardEvent) => event.key.toLowerCase() === "i" && open(),
  };
  for (const [name, handler] of Object.entries(on)) node.addEventListener(name, handler as EventListener, name === "click");
  return {
    update(next: Subject) {
      ({ stage, card, handle } = next);
    },
    destroy: leave,
  };
}
