import type { ClashCard } from "../cards";

/** What cards are looked for: within a group any will do, between groups all must. */
export interface Wanted {
  words: string;
  kinds: string[];
  energies: string[];
  costs: number[];
  factions: string[];
  payable: string[] | null; // the energies of the deck, if only what they pay is wanted
}

export const MOST_SHOWN = 8; // costs from here on share a button
const FIGURE = /^(co[uû]t|cost|att|attaque|attack|d[eé]f|d[eé]fense|def|defen[cs]e)(<=|>=|<|>|=)(\d+)$/i;

/** Without case and accents, as people type. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The cards that are wanted; `told` has all the words that stand on a card. */
export function found(cards: ClashCard[], wanted: Wanted, told: (card: ClashCard) => string): ClashCard[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      isAny(wanted.kinds, [card.kind]) &&
      isAny(wanted.energies, energiesIn(card)) &&
      isAny(wanted.costs, [Math.min(card.total_cost, MOST_SHOWN)]) &&
      isAny(wanted.factions, card.factions.length ? card.factions : [card.faction]) &&
      isPaid(card, wanted.payable) &&
      words.every((word) => hasWord(card, word, told)),
  );
}

const isAny = <T>(wanted: T[], own: T[]): boolean => wanted.length === 0 || own.some((one) => wanted.includes(one));

/** The kinds of energy that a card gives or costs; `star` stands for either side of the Force. */
export const energiesIn = (card: ClashCard): string[] =>
  card.energy ? [card.energy] : Object.entries(card.cost).flatMap(([energy, points]) => (points > 0 ? [energy] : []));

function isPaid(card: ClashCard, energies: string[] | null): boolean {
  if (energies === null || card.kind === "energy") return true;
  const has = (energy: string): boolean => (energy === "star" ? energies.includes("dark") || energies.includes("light") : energies.includes(energy));
  return energiesIn(card).every(has);
}

function hasWord(card: ClashCard, word: string, told: (card: ClashCard) => string): boolean {
  const [, name, sign, figure] = FIGURE.exec(word) ?? [];
  if (!name || !sign) return folded(told(card)).includes(word);
  const value = name.startsWith("co") ? card.total_cost : name.startsWith("a") ? card.attack : card.defense;
  if (value === null) return false;
  const limit = Number(figure);
  if (sign === "<") return value < limit;
  if (sign === ">") return value > limit;
  if (sign === "<=") return value <= limit;
  return sign === ">=" ? value >= limit : value === limit;
}

const KINDS = ["energy", "creature", "hero", "presence", "action", "instant"];

/** In the order of the gallery: energies first, then by cost, then by name. */
export const ordered = (cards: ClashCard[], nameOf: (card: ClashCard) => string): ClashCard[] =>
  [...cards].sort((a, b) => Number(b.kind === "energy") - Number(a.kind === "energy") || a.total_cost - b.total_cost || nameOf(a).localeCompare(nameOf(b)));

/** The cards of a deck by their type, types without any left out. */
export const byKind = (cards: ClashCard[]): { kind: string; cards: ClashCard[] }[] =>
  KINDS.map((kind) => ({ kind, cards: cards.filter((card) => card.kind === kind) })).filter(({ cards: all }) => all.length > 0);
