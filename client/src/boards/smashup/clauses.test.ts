import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { CardInfo } from "../../net/cards";
import type { RuleInfo } from "../../net/protocol";
import { about, terms, titleOf } from "./clauses";

const rule = (id: string, section: string, text: string, ...cards: string[]): RuleInfo => ({
  id, section, section_fr: "", text, text_fr: "", mentions: { en: cards.map((card) => [0, 1, card]), fr: [] },
});
const card = (name: string, text: string): CardInfo => ({ name, text }) as CardInfo;
const ids = (rules: RuleInfo[]): string[] => rules.map((one) => one.id);

const RULES = [
  rule("SU-13", "The turn", "Destroying a minion is not playing it."),
  rule("SU-87", "Terms", "Destroy. A card in play is put in its owner's discard pile."),
  rule("SU-89", "Terms", "Move. A card goes from one base to another."),
  rule("SU-92", "Terms", "To. B happens only if A was done completely."),
  rule("SU-101", "Terms", "Look / reveal. What you look at stays secret."),
  rule("SU-140", "Hard interactions", "Ninja Dojo scores, and Ninja Master is destroyed.", "ninja_dojo", "ninja_master"),
];

describe("the clauses of a card", () => {
  it("are those that name it, whole", () => {
    expect(ids(about({ id: "ninja_dojo" } as CardInfo, RULES))).toEqual(["SU-140"]);
    expect(about({ id: "ninja" } as CardInfo, RULES)).toEqual([]);
  });

  it("explain the words of its text, in all their forms, but none that every card uses", () => {
    expect(ids(terms(card("A", "Reveal a card, then move a minion to another base."), RULES))).toEqual(["SU-89", "SU-101"]);
    expect(ids(terms(card("B", "Nothing is destroyed."), RULES))).toEqual(["SU-87"]);
    expect(terms(card("C", "Draw a card."), RULES)).toEqual([]);
  });
});

it("the rules themselves begin their terms with a title", () => {
  const text = readFileSync("../docs/rules/smashup.md", "utf8");
  expect(text).toMatch(/## Terms\n- \*\*SU-\d+ Affect\*\*/);
  expect(titleOf("Look / reveal. What you look at")).toBe("Look / reveal");
});
