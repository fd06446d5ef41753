import { expect, it } from "vitest";

import type { Line, LogEvent } from "../net/protocol";
import { summaryOf } from "./summary";

const lines = (...events: LogEvent[]): Line[] => events.map((event, number) => ({ number, en: "", event }));
const turn = (number: number, seat: number): LogEvent => ({ kind: "turn", seats: [seat], number });
const gain = (seat: number, number: number): LogEvent => ({ kind: "points", seats: [seat], number });
const destroyed = (card: string, source?: string): LogEvent => ({ kind: "destroyed", seats: [], number: 0, card, ...(source && { source }) });

const GAME = lines(
  turn(1, 0),
  gain(0, 1),
  turn(2, 1),
  destroyed("gremlin", "nukebot"),
  destroyed("zapbot", "nukebot"),
  destroyed("gnome"),
  destroyed("shinobi", "cannon"),
  { kind: "scoring", seats: [], number: 0, card: "tar_pits" },
  gain(1, 4),
  gain(0, 2),
  turn(3, 0),
  gain(0, 1),
);

it("adds up the points at the end of each turn", () => {
  expect(summaryOf(GAME, 2).turns).toEqual([
    [0, 0],
    [1, 0],
    [3, 4],
    [4, 4],
  ]);
});

it("tells what each scoring brought to whom, and nothing of later turns", () => {
  expect(summaryOf(GAME, 2).scorings).toEqual([{ card: "tar_pits", period: 0, gains: [2, 4] }]);
});

it("names the cards that destroyed several", () => {
  expect(summaryOf(GAME, 2).destroyers).toEqual([{ card: "nukebot", count: 2 }]);
});

it("gives the points of a team to both who play in it, and counts rounds as turns", () => {
  const round = (number: number, seat: number): LogEvent => ({ kind: "turn-of-round", seats: [seat], number });
  const told = summaryOf(lines(round(1, 0), { kind: "points", seats: [0, 2], number: 1 }, round(2, 1), { kind: "points", seats: [1, 3], number: 2 }), 4);
  expect(told.turns.at(-1)).toEqual([1, 2, 1, 2]);
  expect(told.turns.length).toBe(3);
});
