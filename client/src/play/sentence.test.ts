import "../pages/replay/words";

import { afterEach, describe, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { Words } from "../net/protocol";
import { cardIn, type Part, partsOf, partsWithin } from "./sentence";

const NAMES = ["Ada", "Brigitte"];
const read = (words: Words, you?: number): Part[] => partsOf(words, (seat) => NAMES[seat] ?? "", you);

afterEach(() => {
  settings.lang = "en";
});

describe("a sentence of the server", () => {
  const PLAYS: Words = {
    en: "Player 2 plays Ninja on Ninja Dojo.",
    fr: "Joueur 2 joue Ninja sur Dojo ninja.",
    mentions: { en: [[0, 8, 1], [15, 5, "ninja"], [24, 10, "ninja_dojo"]], fr: [[0, 8, 1], [14, 5, "ninja"], [24, 10, "ninja_dojo"]] },
  };

  it("is taken apart where it names seats and cards", () => {
    expect(read(PLAYS)).toEqual([
      { seat: 1, text: "Brigitte" },
      { text: " plays " },
      { card: "ninja", text: "Ninja" },
      { text: " on " },
      { card: "ninja_dojo", text: "Ninja Dojo" },
      { text: "." },
    ]);
  });

  it("is taken apart in the language of the page, in English until its French has come", () => {
    settings.lang = "fr";
    expect(read(PLAYS)[4]).toEqual({ card: "ninja_dojo", text: "Dojo ninja" });
    expect(read({ en: PLAYS.en, mentions: { en: PLAYS.mentions?.en ?? [] } })[4]).toEqual({ card: "ninja_dojo", text: "Ninja Dojo" });
  });

  it("has its French de shortened before a name that begins with a vowel", () => {
    settings.lang = "fr";
    const words = (seat: number): Words => ({ en: "", fr: `Va dans la main de Joueur ${seat + 1}.`, mentions: { en: [], fr: [[19, 8, seat]] } });
    expect(read(words(0)).slice(0, 2)).toEqual([{ text: "Va dans la main d’" }, { seat: 0, text: "Ada" }]);
    expect(read(words(1))[0]).toEqual({ text: "Va dans la main de " });
  });

  it("keeps the pronoun of the seat that it speaks to", () => {
    const spoken: Words = { en: "You play Ninja.", mentions: { en: [[0, 3, 1], [9, 5, "ninja"]] } };
    expect(read(spoken, 1).slice(0, 2)).toEqual([{ seat: 1, text: "You" }, { text: " play " }]);
  });

  it("stays as it is where it names nothing, whatever it looks like", () => {
    expect(read({ en: "Player 1 and Ninja" })).toEqual([{ text: "Player 1 and Ninja" }]);
  });

  it("tells the first card that it names", () => {
    expect(cardIn(PLAYS)).toBe("ninja");
    expect(cardIn({ en: "Pass" })).toBeUndefined();
  });
});

it("sentences keep their names within a message of the page", () => {
  const one: Part = { card: "ninja", text: "Ninja" };
  const other: Part = { seat: 0, text: "Ada" };
  expect(partsWithin("instead", { taken: [one, { text: " here" }], best: [other] })).toEqual([one, { text: " here" }, { text: ". Better: " }, other, { text: "." }]);
});
