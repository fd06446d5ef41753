import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { inspectable } from "./inspectable";
import { pointer } from "./pointer";
import type { Stage } from "./stage.svelte";

const LONG = 500; // milliseconds, more than a long press needs
const SHORT = 100;
const REST = 100; // more than a card needs under the pointer
const FRAME = 8; // between two events of a mouse
const LEFT = 100; // the cards lie side by side from here on, each so wide
const WIDTH = 80;

const ZAPBOT = { card: "zapbot", handle: 7 };
const HOVERBOT = { card: "hoverbot", handle: 8 };

/** A stage with two cards side by side, a hand that moves a mouse over them, and a keyboard. */
function cards() {
  const stage = { sheet: null, hover: null } as unknown as Stage;
  const nodes = [ZAPBOT, HOVERBOT].map((what) => {
    const node = Object.assign(new EventTarget(), { matches: () => keyboard, getBoundingClientRect: () => ({}) });
    const { destroy } = inspectable(node as unknown as HTMLElement, { stage, ...what });
    return { node, destroy };
  });
  let keyboard = false;
  let over = -1;
  let at = 0;

  const tell = (index: number, type: string, clientX: number, pointerType = "mouse"): void => {
    nodes[index]?.node.dispatchEvent(Object.assign(new Event(type), { clientX, clientY: 50, pointerType }));
  };
  const lands = (clientX: number): void => {
    const next = Math.floor((clientX - LEFT) / WIDTH);
    if (next === over) return;
    tell(over, "pointerleave", clientX);
    over = next;
    tell(over, "pointerenter", clientX);
  };
  /** An event of the mouse: as a browser says it, first what it has come to, then that it has moved. */
  const event = (clientX: number): void => {
    lands(clientX);
    pointer.moved({ clientX, clientY: 50 });
    tell(over, "pointermove", clientX);
    at = clientX;
    vi.advanceTimersByTime(FRAME);
  };
  /** Move the mouse there in steps of so many pixels. */
  const moveTo = (clientX: number, step: number): void => {
    const from = at;
    for (let i = 1; i * step < Math.abs(clientX - from); i++) event(from + Math.sign(clientX - from) * i * step);
    event(clientX);
  };
  /** The cards come to lie under a mouse that does not move. */
  const slideUnder = (): void => lands(at);
  const hover = () => stage.hover && { card: stage.hover.card, handle: stage.hover.handle };
  const tab = (index: number): void => {
    keyboard = true;
    nodes[index]?.node.dispatchEvent(new Event("focus"));
  };
  return { stage, nodes, event, moveTo, slideUnder, hover, tab, at: (x: number) => (at = x) };
}

/** A card that can be pressed: what of it has been opened, and how often it has been clicked. */
function card() {
  const { stage, nodes } = cards();
  const node = nodes[0]?.node as EventTarget;
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  const press = (pointerType: string, milliseconds: number, moves: number[] = []): void => {
    const tell = (type: string, clientX: number) =>
      node.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY: 0 }));
    tell("pointerdown", 0);
    for (const clientX of moves) tell("pointermove", clientX);
    vi.advanceTimersByTime(milliseconds);
    tell("pointerup", 0);
    node.dispatchEvent(new Event("click"));
  };
  return { stage, clicked, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  pointer.moved({ clientX: 0, clientY: 50 });
});
afterEach(() => void vi.useRealTimers());

describe("a card under a finger", () => {
  it("shows its sheet when it is held, and is not chosen by that", () => {
    const { stage, clicked, press } = card();
    press("touch", LONG);
    expect(stage.sheet).toEqual(ZAPBOT);
    expect(clicked).not.toHaveBeenCalled();
  });

  it("shows its sheet though the finger trembles", () => {
    const { stage, press } = card();
    press("touch", LONG, [2, 4, 1, 5, 8, 3]);
    expect(stage.sheet).toEqual(ZAPBOT);
  });

  it("is chosen by the next tap", () => {
    const { clicked, press } = card();
    press("touch", LONG);
    press("touch", SHORT);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("is chosen by a tap, which opens nothing", () => {
    const { stage, clicked, press } = card();
    press("touch", SHORT);
    vi.advanceTimersByTime(LONG);
    expect(stage.sheet).toBeNull();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("stays closed while the finger scrolls, however slowly", () => {
    const { stage, press } = card();
    press("touch", LONG, [3, 6, 9, 12, 15]);
    expect(stage.sheet).toBeNull();
  });

  it("is chosen by a mouse however long its button is down", () => {
    const { stage, clicked, press } = card();
    press("mouse", LONG);
    expect(stage.sheet).toBeNull();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe("a card under the pointer", () => {
  it.each([1, 5, 7, 20, 60, 300])("is shown when a hand comes to rest on it by %i pixels an event", (step) => {
    const { moveTo, hover } = cards();
    moveTo(140, step);
    vi.advanceTimersByTime(REST);
    expect(hover()).toEqual(ZAPBOT);
  });

  it("is shown while the hand goes on moving over it, fast or slowly", () => {
    const { event, hover } = cards();
    for (let i = 0; i < 20; i++) event(i % 2 ? 110 : 170);
    expect(hover()).toEqual(ZAPBOT);
    for (let x = 170; x > 160; x--) event(x);
    expect(hover()).toEqual(ZAPBOT);
  });

  it("gives way to the next one at once", () => {
    const { moveTo, hover } = cards();
    moveTo(140, 10);
    vi.advanceTimersByTime(REST);
    moveTo(220, 30);
    vi.advanceTimersByTime(REST);
    expect(hover()).toEqual(HOVERBOT);
  });

  it("is not shown to a hand that sweeps over it", () => {
    const { moveTo, hover } = cards();
    moveTo(600, 60);
    vi.advanceTimersByTime(REST);
    expect(hover()).toBeNull();
  });

  it("is not shown when it has come under a pointer at rest, nor to a hand that trembles there", () => {
    const { slideUnder, event, hover, at } = cards();
    at(140);
    pointer.moved({ clientX: 140, clientY: 50 });
    slideUnder();
    vi.advanceTimersByTime(1_000);
    expect(hover()).toBeNull();
    event(141);
    event(140);
    vi.advanceTimersByTime(1_000);
    expect(hover()).toBeNull();
  });

  it("is shown when the hand moves then", () => {
    const { slideUnder, moveTo, hover, at } = cards();
    at(140);
    pointer.moved({ clientX: 140, clientY: 50 });
    slideUnder();
    moveTo(146, 2);
    vi.advanceTimersByTime(REST);
    expect(hover()).toEqual(ZAPBOT);
  });

  it("is gone when it leaves the table", () => {
    const { moveTo, nodes, hover } = cards();
    moveTo(140, 10);
    vi.advanceTimersByTime(REST);
    nodes[0]?.destroy();
    expect(hover()).toBeNull();
  });
});

it("shows the card that the keyboard comes to, at once", () => {
  const { tab, nodes, hover } = cards();
  tab(1);
  expect(hover()).toEqual(HOVERBOT);
  nodes[1]?.node.dispatchEvent(new Event("blur"));
  expect(hover()).toBeNull();
});

it("shows nothing for the focus that a press brings", () => {
  const { nodes, hover } = cards();
  nodes[0]?.node.dispatchEvent(new Event("focus"));
  expect(hover()).toBeNull();
});
