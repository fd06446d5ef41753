import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { inspectable } from "./inspectable";
import type { Stage } from "./stage.svelte";

const LONG = 500; // milliseconds, more than a long press needs
const SHORT = 100;

/** A card that can be pressed: what of it has been opened, and how often it has been clicked. */
function card() {
  const stage = { sheet: null, hover: null } as unknown as Stage;
  const node = new EventTarget() as HTMLElement;
  const clicked = vi.fn();
  inspectable(node, { stage, card: "zapbot", handle: 7 });
  node.addEventListener("click", clicked);
  const press = (pointerType: string, milliseconds: number, moved = 0): void => {
    node.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
    if (moved) node.dispatchEvent(Object.assign(new Event("pointermove"), { movementX: moved, movementY: 0 }));
    vi.advanceTimersByTime(milliseconds);
    node.dispatchEvent(new Event("pointerup"));
    node.dispatchEvent(new Event("click"));
  };
  return { stage, clicked, press };
}

describe("a card under a finger", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows its sheet when it is held, and is not chosen by that", () => {
    const { stage, clicked, press } = card();
    press("touch", LONG);
    expect(stage.sheet).toEqual({ card: "zapbot", handle: 7 });
    expect(clicked).not.toHaveBeenCalled();
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

  it("stays closed while the finger scrolls", () => {
    const { stage, press } = card();
    press("touch", LONG, 20);
    expect(stage.sheet).toBeNull();
  });

  it("is chosen by a mouse however long its button is down", () => {
    const { stage, clicked, press } = card();
    press("mouse", LONG);
    expect(stage.sheet).toBeNull();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
