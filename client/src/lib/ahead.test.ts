import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { inTask, layOutAhead } from "./ahead";

let change = (): void => undefined; // of the page
let laidOut = 0;
const page = {
  get offsetHeight() {
    laidOut += 1;
    return 0;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
} as unknown as HTMLElement;

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
