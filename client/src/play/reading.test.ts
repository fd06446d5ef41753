import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Line } from "../net/protocol";
import { lastPlayed, type Readable, Reading } from "./reading.svelte";

const HOLD = 400;
const NOTHING: Readable = { pinned: null, chosen: null, asks: null, shown: null, last: null, place: null };
const sheet = (card: string) => ({ card, handle: null });
const EVERYTHING: Readable = {
  pinned: sheet("pinned"),
  chosen: { card: "chosen", handle: 4 },
  asks: sheet("asks"),
  shown: { ...sheet("shown"), seat: 1 },
  last: { card: "last", seat: 1, line: 9 },
  place: sheet("place"),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is read", () => {
  it("is the first that holds", () => {
    const reading = new Reading();
    const left = { ...EVERYTHING };
    reading.point({ card: "pointed", handle: 7 });
    const order = ["pinned", "pointed", "chosen", "asks", "shown", "last", "place"] as const;
    for (const source of order) {
      expect(reading.choose(left)).toMatchObject({ card: source, source });
      if (source === "pointed") reading.stop();
      else left[source] = null;
    }
    expect(reading.choose(left)).toBeNull();
  });

  it("names who played it", () => {
    const reading = new Reading();
    expect(reading.choose({ ...NOTHING, last: EVERYTHING.last })).toMatchObject({ source: "last", seat: 1 });
    expect(reading.choose({ ...NOTHING, last: { card: "last", seat: null, line: 9 } })).not.toHaveProperty("seat");
  });

  it("says that something newer waits once somebody has played since one pointed at it", () => {
    const reading = new Reading();
    reading.point(sheet("pointed"), 9);
    expect(reading.choose(EVERYTHING)?.waits).toBe(false);
    expect(reading.choose({ ...NOTHING, last: EVERYTHING.last })?.waits).toBe(false);
    expect(reading.choose({ ...NOTHING, last: { card: "newer", seat: 1, line: 12 } })).toMatchObject({ card: "pointed", waits: true });
  });
});

describe("a card that is pointed at", () => {
  it("stays for a moment when the pointer leaves it", () => {
    const reading = new Reading();
    reading.point(sheet("pointed"));
    reading.point(null);
    vi.advanceTimersByTime(HOLD - 1);
    expect(reading.choose(NOTHING)?.card).toBe("pointed");
    vi.advanceTimersByTime(1);
    expect(reading.choose(NOTHING)).toBeNull();
  });

  it("gives way at once to another one", () => {
    const reading = new Reading();
    reading.point(sheet("one"));
    reading.point(null);
    reading.point(sheet("other"));
    vi.advanceTimersByTime(HOLD);
    expect(reading.choose(NOTHING)?.card).toBe("other");
  });

  it("stays while the pointer is on the column, and a moment longer", () => {
    const reading = new Reading();
    reading.point(sheet("pointed"));
    reading.point(null);
    vi.advanceTimersByTime(HOLD - 1);
    reading.enter();
    vi.advanceTimersByTime(10 * HOLD);
    expect(reading.choose(NOTHING)?.card).toBe("pointed");
    reading.leave();
    vi.advanceTimersByTime(HOLD);
    expect(reading.choose(NOTHING)).toBeNull();
  });
});

describe("the last card played", () => {
  const line = (number: number, kind?: "played" | "destroyed", card?: string): Line => ({
    number,
    en: "",
    ...(kind && { event: { kind, seats: [1], number: 0, ...(card && { card }) } }),
  });

  it("is the newest that the log tells of", () => {
    expect(lastPlayed([line(1, "played", "a"), line(2, "played", "b"), line(3, "destroyed", "c"), line(4)])).toEqual({ card: "b", seat: 1, line: 2 });
  });

  it("is none that the reader may not know", () => {
    expect(lastPlayed([line(1), line(2, "played")])).toBeNull();
  });
});
