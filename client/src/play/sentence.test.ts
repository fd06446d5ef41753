import { describe, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { CardInfo } from "../net/cards";
import { logged } from "../boards/smashup/logged";
import { beginsRound, EXTRA, isPeriod, type Part, Reader, scoredIn, turnOf } from "./sentence";

const card = (id: string, name: string, name_fr: string): CardInfo => ({
  id,
  name,
  name_fr,
  kind: "minion",
  set: "core",
  faction: "pirates",
  copies: 1,
  power: 2,
  breakpoint: null,
  vp: null,
  text: "",
  text_fr: "",
});
const NAMES = ["Ada", "Brigitte"];
const reader = new Reader([
  card("ninja", "Ninja", "Ninja"),
  card("ninja_dojo", "Ninja Dojo", "Dojo des ninjas"),
  card("claw", "Tooth and Claw... and Guns", "Crocs et griffes"),
]);
const read = (text: string, you?: number): Part[] => reader.read(text, (seat) => NAMES[seat] ?? "", you);

describe("a sentence of the server", () => {
  it("is taken apart into seats and cards, the longest name first", () => {
    expect(read("Player 2 plays Ninja on Ninja Dojo.")).toEqual([
      { seat: 1, text: "Brigitte" },
      { text: " plays " },
      { card: "ninja", text: "Ninja" },
      { text: " on " },
      { card: "ninja_dojo", text: "Ninja Dojo" },
      { text: "." },
    ]);
  });

  it("is understood in French, which shortens de before a vowel", () => {
    expect(read("Joueur 1 joue Crocs et griffes.")[0]).toEqual({ seat: 0, text: "Ada" });
    expect(read("Ninja (Joueur 2, Dojo des ninjas)").slice(1, 3)).toEqual([{ text: " (" }, { seat: 1, text: "Brigitte" }]);
    expect(read("Ninja va dans la main de Joueur 1.").slice(1, 3)).toEqual([{ text: " va dans la main d’" }, { seat: 0, text: "Ada" }]);
    expect(read("Ninja va dans la main de Joueur 2.")[1]).toEqual({ text: " va dans la main de " });
  });

  it("shows the seat that it speaks to where it begins with it", () => {
    expect(read("You play Ninja.", 1).slice(0, 2)).toEqual([{ seat: 1, text: "You" }, { text: " play " }]);
    expect(read("Tu joues Ninja.", 0)[0]).toEqual({ seat: 0, text: "Tu" });
    expect(read("You play Ninja.")[0]).toEqual({ text: "You play " });
    expect(read("Ninja attacks you.", 0).at(-1)).toEqual({ text: " attacks you." });
  });

  it("keeps words that only begin like a name", () => {
    expect(read("Ninjas")).toEqual([{ text: "Ninjas" }]);
  });
});

it("names cards in the language of the page, with three dots or with one sign for them", () => {
  settings.lang = "fr";
  expect(reader.localised("Ninja Dojo and Tooth and Claw… and Guns, player 2")).toBe("Dojo des ninjas and Crocs et griffes, player 2");
  settings.lang = "en";
  expect(reader.localised("Ninja Dojo")).toBe("Ninja Dojo");
});

it("tells where a turn begins and what scores, as the log words it", () => {
  expect(turnOf(logged("turn", { amount: 12, seat: 2 }))).toEqual({ turn: 12, seat: 1, inRound: false });
  expect(turnOf("Round 3: Player 1's turn.")).toEqual({ turn: 3, seat: 0, inRound: true });
  expect(turnOf(logged("first", { seat: 2 }))).toBeNull();
  expect(scoredIn(logged("score", { where: "Ninja Dojo" }))).toBe("Ninja Dojo");
  expect(beginsRound(logged("round", { first: 2, second: 3, seat: 1 }))).toBe(true);
  expect(beginsRound(logged("turn", { amount: 12, seat: 2 }))).toBe(false);
  const period = scoredIn(logged("scores-mat", { amount: 2 })) ?? "";
  expect([period, isPeriod(period), isPeriod("Ninja Dojo")]).toEqual(["2", true, false]);
  expect(beginsRound(logged("extra-round", { seat: 2 }))).toBe(true);
  expect([scoredIn(logged("scores-extra", {})), isPeriod(EXTRA)]).toEqual([EXTRA, true]);
  expect(scoredIn(logged("total", { seat: 1, amount: 20, where: "Ninja Dojo" }))).toBeNull();
});
