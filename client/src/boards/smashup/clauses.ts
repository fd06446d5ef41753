import type { CardInfo } from "../../net/cards";
import type { RuleInfo } from "../../net/protocol";

const TERMS = "Terms"; // the section that explains the words of cards
const EVERYWHERE = new Set(["after", "in play", "on your turn", "ongoing", "own", "power", "special", "to", "your"]);

/** The title of a clause, which its text begins with. */
export const titleOf = (text: string): string => text.slice(0, text.indexOf(". ")).replace(/\.$/, "");

/** The clauses that name the card: decisions about it, and situations that it has a part in. */
export const about = (card: CardInfo, rules: RuleInfo[]): RuleInfo[] => rules.filter((rule) => rule.mentions?.en.some(([, , named]) => named === card.id));

/** The clauses that explain the words of the card's text. */
export function terms(card: CardInfo, rules: RuleInfo[]): RuleInfo[] {
  const text = card.text ?? "";
  return rules.filter((rule) => {
    if (rule.section !== TERMS) return false;
    const words = titleOf(rule.text).toLowerCase().split(" / ");
    return words.some((word) => !EVERYWHERE.has(word) && stemmed(word).test(text));
  });
}

/** The word in any of its forms: destroy, destroys, destroyed; move, moving. */
const stemmed = (word: string): RegExp => new RegExp(`\\b${escaped(word.replace(/e$/, ""))}(e|es|ed|s|ing|er)?\\b`, "i");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
