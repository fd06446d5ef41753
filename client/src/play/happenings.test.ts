import { describe, expect, it } from "vitest";

import type { Line, LogEvent } from "../net/protocol";
import { happeningsIn, timeOf } from "./happenings";

const line = (en: string, kind?: LogEvent["kind"], seat = 1): Line => ({ number: 5, en, ...(kind && { event: { kind, seats: [seat], number: 1 } }) });

describe("what an answer has led to", () => {
  it("is told one thing after the other, each for its time", () => {
    const happenings = happeningsIn([line("Ada plays Zapbot.", "played"), line("Gnome is destroyed.", "destroyed"), line("Ada draws 2 cards.", "drawn")], 0);
    expect(happenings.map(({ lines, time }) => [lines[0]?.en, time])).toEqual([
      ["Ada plays Zapbot.", 750],
      ["Gnome is destroyed.", 750],
      ["Ada draws 2 cards.", 300],
    ]);
    expect(timeOf(happenings)).toBe(1800);
  });

  it("is told once where several lines say the same", () => {
    expect(happeningsIn([line("Gnome: +1 power."), line("Gnome: +1 power."), line("Ada draws.")], 0).map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it("keeps nobody waiting for what they have done themselves, nor for a turn that begins", () => {
    const done = [line("You play Zapbot.", "played", 0), line("You draw 2 cards.", "drawn", 0), line("Turn 8: Ada.", "turn")];
    expect(timeOf(happeningsIn(done, 0))).toBe(0);
    expect(timeOf(happeningsIn([...done, line("Gnome is destroyed.", "destroyed")], 0))).toBe(750);
    expect(timeOf(happeningsIn(done, null))).toBe(1050);
  });
});
