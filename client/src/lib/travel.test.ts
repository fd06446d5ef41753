import { afterEach, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { glide, receive, send, still, travelTime } from "./travel";

const machineWishes = (reduced: boolean): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query === "(prefers-reduced-motion: reduce)" }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  settings.speed = 1;
});

it("takes half as long where it is wished so, and no time where nothing is to move", () => {
  machineWishes(false);
  const usual = travelTime();
  expect(usual).toBeGreaterThan(0);
  settings.speed = 2;
  expect(travelTime()).toBe(usual / 2);
  settings.speed = 0;
  expect(travelTime()).toBe(0);
});

it("moves nothing on a machine that asks for reduced motion", () => {
  machineWishes(true);
  expect(still()).toBe(true);
  expect(travelTime()).toBe(0);
});

it("what is not shown glides from nowhere and to nowhere", () => {
  machineWishes(false);
  const [shown, hidden] = [{ width: 60, height: 80 } as DOMRect, { width: 0, height: 0 } as DOMRect];
  expect(glide({} as Element, { from: hidden, to: shown })).toEqual({ duration: 0 });
  expect(glide({} as Element, { from: shown, to: hidden })).toEqual({ duration: 0 });
});

it("cards travel only between places that are shown", () => {
  machineWishes(false);
  vi.stubGlobal("getComputedStyle", () => ({ opacity: "1", transform: "none" }));
  const at = (left: number, width: number): Element => ({ getBoundingClientRect: () => ({ left, top: 0, width, height: width }) }) as unknown as Element;
  const [goes, comes] = [send(at(100, 60), { key: 1 }), receive(at(0, 60), { key: 1 })];
  expect(comes().css?.(0, 1)).toContain("translate(100px, 0px)");
  goes();
  const [unseen, into] = [send(at(100, 60), { key: 2 }), receive(at(0, 0), { key: 2 })];
  expect(into()).toEqual({ duration: 0 });
  unseen();
});
