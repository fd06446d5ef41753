import { expect, it } from "vitest";

import type { Decision, State } from "../net/protocol";
import { HandOver } from "./hand-over.svelte";

const seen = (seat: number, number: number, asked: boolean): [number, State] => [seat, { seat, number, decision: { mine: asked } as Decision } as State];

it("hands the screen to another seat here that is asked", () => {
  const handOver = new HandOver();
  expect(handOver.check(0, new Map([seen(0, 5, false), seen(1, 5, true)]))).toBe(true);
  expect(handOver.seat).toBe(1);
  expect([handOver.take(), handOver.seat, handOver.take()]).toEqual([1, null, null]);
});

it("leaves it with whoever is asked, and with whoever nobody else is asked after", () => {
  const handOver = new HandOver();
  expect(handOver.check(0, new Map([seen(0, 5, true), seen(1, 5, true)]))).toBe(false);
  expect(handOver.check(0, new Map([seen(0, 5, false), seen(1, 5, false)]))).toBe(false);
  expect(handOver.seat).toBeNull();
});

it("waits for what the other seat sees to be as new as what is shown", () => {
  const handOver = new HandOver();
  expect(handOver.check(0, new Map([seen(0, 6, false), seen(1, 5, true)]))).toBe(false);
  expect(handOver.check(0, new Map([seen(0, 6, false), seen(1, 6, true)]))).toBe(true);
});

it("does nothing before the seat that has the screen is shown anything", () => {
  expect(new HandOver().check(0, new Map([seen(1, 5, true)]))).toBe(false);
});
