import type { Stage } from "./stage.svelte";

const LONG = 450; // milliseconds of a press that opens the sheet

/** What all drawn cards share: the sheet by right click or a long press, the large card by hovering. */
export function inspectable(node: HTMLElement, what: { stage: Stage; card: string; handle: number | null }) {
  let subject = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const open = (): void => {
    subject.stage.sheet = { card: subject.card, handle: subject.handle };
    subject.stage.hover = null;
  };
  const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
    contextmenu: (event) => {
      event.preventDefault();
      open();
    },
    pointerdown: (event) => {
      held = false;
      if ((event as PointerEvent).pointerType !== "touch") return;
      timer = setTimeout(() => {
        held = true;
        open();
      }, LONG);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    pointermove: (event) => {
      if (Math.abs((event as PointerEvent).movementX) + Math.abs((event as PointerEvent).movementY) > 6) clearTimeout(timer);
    },
    click: (event) => {
      if (held) event.stopImmediatePropagation();
      held = false;
    },
    mouseenter: () => {
      if (!matchMedia("(hover: hover)").matches) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        subject.stage.hover = { card: subject.card, handle: subject.handle, at: node.getBoundingClientRect() };
      }, LONG);
    },
    mouseleave: () => {
      clearTimeout(timer);
      subject.stage.hover = null;
    },
    keydown: (event) => {
      if ((event as KeyboardEvent).key.toLowerCase() === "i") open();
    },
  };
  for (const [name, handler] of Object.entries(on)) node.addEventListener(name, handler, name === "click");
  return {
    update(next: typeof what) {
      subject = next;
    },
    destroy() {
      clearTimeout(timer);
      if (subject.stage.hover?.handle === subject.handle) subject.stage.hover = null;
    },
  };
}
