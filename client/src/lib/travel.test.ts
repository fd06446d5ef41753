import { afterEach, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { still, travelTime } from "./travel";

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
