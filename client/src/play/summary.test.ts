import { expect, it } from "vitest";

import { logged } from "../boards/smashup/logged";
import { taleOf } from "./summary";

const lines = (...said: string[]) => said.map((en, number) => ({ number, en, fr: "" }));
const turn = (amount: number, seat: number) => logged("turn", { amount, seat });
const gain = (seat: number, amount: number, source = "none") => logged("vp", { seat, amount, source });
const destroyed = (card: string, source: string) => logged("destroy", { card, source });

const GAME = lines(
  turn(1, 1),
  gain(1, 1, "Invader"),
  turn(2, 2),
  destroyed("Gremlin", "Nukebot"),
  destroyed("Zapbot", "Nukebot"),
  destroyed("Gnome", "none"),
  destroyed("Shinobi", "Cannon"),
  logged("score", { where: "Tar Pits" }),
  gain(2, 4),
  gain(1, 2),
  turn(3, 1),
  gain(1, 1, "Invader"),
);

it("adds up the points at the end of each turn", () => {
  expect(taleOf(GAME, 2).turns).toEqual([
    [0, 0],
    [1, 0],
    [3, 4],
    [4, 4],
  ]);
});

it("tells what each scoring brought to whom, and nothing of later turns", () => {
  expect(taleOf(GAME, 2).scorings).toEqual([{ base: "Tar Pits", gains: [2, 4] }]);
});

it("names the cards that destroyed several", () => {
  expect(taleOf(GAME, 2).blows).toEqual([{ card: "Nukebot", count: 2 }]);
});

it("gives the points of a team to both who play in it", () => {
  const told = taleOf(lines("Round 1: Player 1's turn.", "Player 1 and Player 3 gain 1 VP.", "Round 2: Player 2's turn.", "Player 2 and Player 4 gain 2 VP."), 4);
  expect(told.turns.at(-1)).toEqual([1, 2, 1, 2]);
});
