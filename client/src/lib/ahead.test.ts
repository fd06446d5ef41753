import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { inTask, layOutAhead, pressInTasks } from "./ahead";

let change = (): void => undefined; // of the page
let laidOut = 0;
const page = {
  get offsetHeight() {
    laidOut += 1;
    return 0;
  },
} as HTMLElement;

beforeEach(() => {
  laidOut = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(private readonly changed: () => void) {}
      observe(): void {
        change = () => this.changed();
      }
      disconnect(): void {
        change = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lays the page out once for all that one task has changed, after it", () => {
  layOutAhead(page);
  change();
  change();
  expect(laidOut).toBe(0);
  vi.advanceTimersByTime(0);
  expect(laidOut).toBe(1);
  change();
  vi.advanceTimersByTime(0);
  expect(laidOut).toBe(2);
});

it("lets a page lie that nobody asks for any more", () => {
  layOutAhead(page)();
  change();
  vi.advanceTimersByTime(0);
  expect(laidOut).toBe(0);
});

it("asks a browser that knows what is urgent to do it before the next frame", () => {
  const postTask = vi.fn();
  vi.stubGlobal("scheduler", { postTask });
  const work = (): void => undefined;
  inTask(work);
  expect(postTask).toHaveBeenCalledWith(work, { priority: "user-blocking" });
});

/** Something that can be pressed: it lies in what these selectors name. */
class Thing extends EventTarget {
  constructor(private readonly within: string[]) {
    super();
  }

  closest(selectors: string): Thing | null {
    return selectors.split(", ").some((one) => this.within.includes(one)) ? this : null;
  }
}

/** What a page does with a press: whether it is kept from those who wait for it, and how often it has been done. */
function pressed(thing: Thing, end = false): { kept: boolean; done: number } {
  let press: (event: object) => void = () => undefined;
  const page = { addEventListener: (_type: string, listener: typeof press) => void (press = listener), removeEventListener: () => void (press = () => undefined) };
  vi.stubGlobal("PointerEvent", Event);
  const found = { kept: false, done: 0 };
  thing.addEventListener("click", () => (found.done += 1));
  const stop = pressInTasks(page as unknown as HTMLElement);
  if (end) stop();
  press({ isTrusted: true, target: thing, stopImmediatePropagation: () => (found.kept = true) });
  expect(found.done).toBe(0);
  vi.advanceTimersByTime(0);
  press({ isTrusted: false, target: thing, stopImmediatePropagation: () => (found.done = NaN) }); // as it is done then
  return found;
}

it("does what is pressed at the table in a task after that of the press, once", () => {
  expect(pressed(new Thing(["button", ".board"]))).toEqual({ kept: true, done: 1 });
});

it("leaves alone what is pressed elsewhere, what a browser does something with, and all once that has ended", () => {
  for (const one of [new Thing(["button", ".bar"]), new Thing(["input", "label", ".prompt"]), new Thing(["a", ".board"])]) {
    expect(pressed(one)).toEqual({ kept: false, done: 0 });
  }
  expect(pressed(new Thing(["button", ".board"]), true)).toEqual({ kept: false, done: 0 });
});
