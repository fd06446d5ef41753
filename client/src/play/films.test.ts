import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { Line } from "../net/protocol";
import { type Film, Films } from "./films.svelte";

vi.mock("../lib/soon", () => import("../lib/no-frames.test-util"));

const LINE = { number: 3, en: "Tortuga scores" } as unknown as Line;
const step = (says: string) => ({ at: 1, milliseconds: 1000, says, shows: null });
const FILM: Film = { id: "7:1", line: LINE, title: "Tortuga", names: ["before", "points"], steps: [step("points"), step("discard"), step("new")] };

let calm = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  settings.speed = 1;
});
afterEach(() => {
  calm = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function shown(): { films: Films; ends: number[] } {
  const films = new Films();
  const ends: number[] = [];
  films.ended = () => ends.push(Date.now());
  films.begin(FILM);
  return { films, ends };
}

describe("a film", () => {
  it("goes through its steps by itself and ends", () => {
    const { films, ends } = shown();
    const said = [films.now?.says];
    vi.advanceTimersByTime(1000);
    said.push(films.now?.says);
    vi.advanceTimersByTime(1000);
    said.push(films.now?.says);
    expect([said, ends]).toEqual([["points", "discard", "new"], []]);
    vi.advanceTimersByTime(1000);
    expect([films.showing, ends.length]).toEqual([null, 1]);
  });

  it("takes half the time at twice the speed", () => {
    settings.speed = 2;
    expect(new Films().begin(FILM)).toBe(1500);
  });

  it("goes on by a press and ends by two in a row", () => {
    const { films, ends } = shown();
    films.press();
    expect(films.now?.says).toBe("discard");
    vi.advanceTimersByTime(500);
    films.press();
    expect(films.now?.says).toBe("new");
    films.press();
    expect([films.showing, ends.length]).toEqual([null, 1]);
  });

  it("stands still where nothing is to move, until it is gone on from", () => {
    calm = true;
    const films = new Films();
    expect(films.begin(FILM)).toBeGreaterThan(3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(films.now?.says).toBe("points");
    films.next();
    expect(films.now?.says).toBe("discard");
  });

  it("says which step shows, and that none does any more", () => {
    const films = new Films();
    const seen: (string | null)[] = [];
    films.shows = (now) => seen.push(now?.says ?? null);
    films.begin(FILM);
    films.press();
    films.end();
    expect(seen).toEqual(["points", "discard", null]);
  });

  it("can be seen again from its line in the log", () => {
    const { films } = shown();
    films.end();
    expect(films.of(LINE)).toBeUndefined();
    films.keep(FILM);
    expect(films.of(LINE)).toBe(FILM);
  });

  it("is seen again with all that came of the same thing later", () => {
    const films = new Films();
    const later = { ...FILM, line: { number: 5 } as unknown as Line, steps: [step("new")] };
    films.keep({ ...FILM, steps: [step("points")] });
    films.keep(later);
    expect(films.of(LINE)?.steps.map(({ says }) => says)).toEqual(["points", "new"]);
    expect(films.of(later.line)).toBeUndefined();
    films.keep({ ...later, id: "8:1" });
    expect(films.of(later.line)?.steps.length).toBe(1);
  });
});
