import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { makeFontsReady } from "./fonts";
import fonts from "./fonts.json";

interface Line {
  style: Record<string, string>;
  textContent: string;
  offsetWidth: number;
}

let used: string[] = []; // fonts in which something was laid out
let idle: (() => void)[] = [];
let shown = false;

/** An element that notes in which font it is laid out. */
function line(): Line {
  const style: Record<string, string> = {};
  return {
    style,
    textContent: "",
    get offsetWidth() {
      used.push([style.fontFamily, style.fontSize, style.fontWeight, style.fontStretch].join(" "));
      return 0;
    },
  };
}

/** There is nothing to be done, once. */
function rest(): void {
  idle.splice(0).forEach((work) => work());
}

beforeEach(() => {
  used = [];
  idle = [];
  shown = false;
  const box = { style: {}, attachShadow: () => ({ appendChild: (one: Line) => one }), remove: () => (shown = false) };
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("document", {
    createElement: (name: string) => (name === "div" ? box : line()),
    fonts: { ready: Promise.resolve() },
    body: { append: () => (shown = true) },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("one font is made ready each time there is nothing to be done, and nothing is left behind", async () => {
  makeFontsReady();
  await vi.waitFor(() => expect(shown).toBe(true));
  const all = [...fonts.ui.map((font) => `var(--font-ui) ${font}`), ...fonts.display.map((font) => `var(--font-display) ${font}`)];
  for (const number of all.keys()) {
    expect(used).toHaveLength(number);
    rest();
  }
  expect(used).toEqual(all);
  rest();
  expect([shown, idle.length]).toEqual([false, 0]);
});

it("who leaves the table leaves the rest of them", async () => {
  const stop = makeFontsReady();
  await vi.waitFor(() => expect(shown).toBe(true));
  rest();
  stop();
  rest();
  expect([used.length, shown, idle.length]).toEqual([1, false, 0]);
});

it("where a browser does not say when there is nothing to be done, nothing is", async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("document", { createElement: () => ({ remove: () => undefined }) });
  makeFontsReady();
  await Promise.resolve();
  expect(used).toEqual([]);
});
