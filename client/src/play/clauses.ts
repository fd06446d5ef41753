import type { CardInfo } from "../net/cards";
import type { RuleInfo } from "../net/protocol";

/** The title of a clause, which its text begins with. */
export const titleOf = (text: string): string => text.slice(0, text.indexOf(". ")).replace(/\.$/, "");

/** What a clause says after its title, but for what the word is called in the other language. */
export const meaningOf = (text: string): string => text.slice(titleOf(text).length).replace(/^\. \([^)]*\)/, ".");

/** The clauses that name the card: decisions about it, and situations that it has a part in. */
export const about = (card: CardInfo, rules: RuleInfo[]): RuleInfo[] => rules.filter((rule) => rule.mentions?.en.some(([, , named]) => named === card.id));

/** The clauses of the section that explain the words of an English text; `known`: words that every player knows. */
export function terms(text: string, rules: RuleInfo[], section: string, known: Set<string> = new Set()): RuleInfo[] {
  return rules.filter((rule) => {
    if (rule.section !== section) return false;
    const words = titleOf(rule.text).replace(/ X$/, "").toLowerCase().split(" / ");
    return words.some((word) => !known.has(word) && inAnyForm(word).test(text));
  });
}

/** The words of a term one after the other, others between them: ignores defense, ignore the target's defense. */
const inAnyForm = (term: string): RegExp => new RegExp(term.split(" ").map(stemmed).join("[^.:;]*?"), "i");

/** The word in any of its forms: destroy, destroys, destroyed; move, moving. */
const stemmed = (word: string): string => `\\b${escaped(word.replace(/es?$/, ""))}(e|es|ed|s|ing|er)?\\b`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
