import { afterEach, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import { gistOf, textOf } from "./cards";

const card = { text: "You may return a minion.", text_fr: "Tu peux renvoyer une créature.", gist: "Return a minion", gist_fr: "Renvoie une créature" };

afterEach(() => {
  settings.lang = "en";
});

it("has a card's gist in the language of the page", () => {
  settings.lang = "en";
  expect([textOf(card), gistOf(card)]).toEqual([card.text, "Return a minion"]);
  settings.lang = "fr";
  expect([textOf(card), gistOf(card)]).toEqual([card.text_fr, "Renvoie une créature"]);
});
