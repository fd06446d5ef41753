import { describe, expect, it } from "vitest";

import type { CardInfo } from "../net/cards";
import type { RuleInfo } from "../net/protocol";
import { about, meaningOf, terms, titleOf } from "./clauses";

const rule = (id: string, section: string, text: string, ...cards: string[]): RuleInfo => ({
  id, section, section_fr: "", text, text_fr: "", mentions: { en: cards.map((card) => [0, 1, card]), fr: [] },
});
const ids = (rules: RuleInfo[]): string[] => rules.map((one) => one.id);

const RULES = [
  rule("SU-13", "The turn", "Destroying a minion is not playing it."),
  rule("SU-87", "Terms", "Destroy. A card in play is put in its owner's discard pile."),
  rule("SU-89", "Terms", "Move. A card goes from one base to another."),
  rule("SU-92", "Terms", "To. B happens only if A was done completely."),
  rule("SU-101", "Terms", "Look / reveal. What you look at stays secret."),
  rule("SU-200", "Terms", "Jump X. (Saut) Move up to X hexes."),
  rule("SU-201", "Terms", "Ignores defense. It counts as 0."),
  rule("SU-140", "Hard interactions", "Ninja Dojo scores, and Ninja Master is destroyed.", "ninja_dojo", "ninja_master"),
];

describe("the clauses of a card", () => {
  it("are those that name it, whole", () => {
    expect(ids(about({ id: "ninja_dojo" } as CardInfo, RULES))).toEqual(["SU-140"]);
    expect(about({ id: "ninja" } as CardInfo, RULES)).toEqual([]);
  });

  const explained = (text: string): string[] => ids(terms(text, RULES, "Terms", new Set(["to"])));

  it("explain the words of its text, in all their forms, but none that every player knows", () => {
    expect(explained("Reveal a card, then move a minion to another base.")).toEqual(["SU-89", "SU-101"]);
    expect(explained("Nothing is destroyed.")).toEqual(["SU-87"]);
    expect(explained("Draw a card.")).toEqual([]);
  });

  it("explain a word with any figure, and several with others between them", () => {
    expect(explained("First, Jump 3.")).toEqual(["SU-200"]);
    expect(explained("This attack ignores defense.")).toEqual(["SU-201"]);
    expect(explained("Ignore the target's defense.")).toEqual(["SU-201"]);
    expect(explained("Ignore it. More defense.")).toEqual([]);
  });
});

it("a clause begins with its title, then perhaps what that is in the other language", () => {
  expect(titleOf("Look / reveal. What you look at")).toBe("Look / reveal");
  expect(meaningOf("Look / reveal. What you look at")).toBe(". What you look at");
  expect(meaningOf("Jump X. (Saut) Move up to X hexes.")).toBe(". Move up to X hexes.");
});
