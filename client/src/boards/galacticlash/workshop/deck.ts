import type { ClashCard } from "../cards";
import { ENERGIES } from "../view";
import type { DeckFormat } from "../../../net/protocol";

/** A deck being built: copies by card. */
export type Cards = Record<string, number>;

export interface Draft {
  id: string; // of this browser alone
  name: string;
  format: string;
  cards: Cards;
  edition?: number | undefined; // of the pool of cards, for which it was made; decks of the first have none
}

export const FIRST_EDITION = 1;

/** The format to play with so many: the one that is wished for, if they can, else the first that they can. */
export const formatFor = (formats: DeckFormat[], players: number, wished: string | undefined): string | undefined => {
  const playable = formats.filter((format) => format.players.includes(players));
  return playable.find(({ name }) => name === wished)?.name ?? playable[0]?.name ?? wished;
};

export const HAND = 8; // cards of the first hand
export const FEWEST_ENERGIES = 3; // with fewer it is drawn anew
const LAST_COLUMN = 7; // costs from here on share a column

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** With one copy more or fewer; never fewer than none. */
export function withCopies(cards: Cards, card: string, change: number): Cards {
  const count = Math.max(0, Math.min(99, (cards[card] ?? 0) + change));
  const rest = Object.entries(cards).filter(([id]) => id !== card);
  return Object.fromEntries(count ? [...rest, [card, count]] : rest);
}

export interface Column {
  cost: string;
  units: number;
  others: number;
}

/** How many cards of each total cost there are, energies left out: creatures and heroes, and the rest. */
export function curve(cards: Cards, catalog: Map<string, ClashCard>): Column[] {
  const columns = Array.from({ length: LAST_COLUMN + 1 }, (_, i): Column => ({ cost: i === LAST_COLUMN ? `${i}+` : String(i), units: 0, others: 0 }));
  for (const [id, count] of Object.entries(cards)) {
    const card = catalog.get(id);
    const column = card && columns[Math.min(card.total_cost, LAST_COLUMN)];
    if (!column || card.kind === "energy") continue;
    if (card.attack === null) column.others += count;
    else column.units += count;
  }
  return columns;
}

/** The mean total cost of what is not an energy; 0 for none. */
export function meanCost(cards: Cards, catalog: Map<string, ClashCard>): number {
  let [sum, count] = [0, 0];
  for (const [id, copies] of Object.entries(cards)) {
    const card = catalog.get(id);
    if (!card || card.kind === "energy") continue;
    sum += card.total_cost * copies;
    count += copies;
  }
  return count ? sum / count : 0;
}

export interface Balance {
  energy: string;
  have: number; // percent of the energies
  need: number; // percent of the costs
}

/** The kinds of energy among the energies and among the costs; star points, of either side, are left out. */
export function balance(cards: Cards, catalog: Map<string, ClashCard>): Balance[] {
  const have = new Map<string, number>();
  const need = new Map<string, number>();
  for (const [id, count] of Object.entries(cards)) {
    const card = catalog.get(id);
    if (card?.energy) have.set(card.energy, (have.get(card.energy) ?? 0) + count);
    for (const energy of ENERGIES) if (card?.cost[energy]) need.set(energy, (need.get(energy) ?? 0) + card.cost[energy] * count);
  }
  const share = (found: Map<string, number>, energy: string): number => {
    const all = [...found.values()].reduce((sum, one) => sum + one, 0);
    return all ? Math.round((100 * (found.get(energy) ?? 0)) / all) : 0;
  };
  return ENERGIES.filter((energy) => have.has(energy) || need.has(energy)).map((energy) => ({ energy, have: share(have, energy), need: share(need, energy) }));
}

export const energiesOf = (cards: Cards, catalog: Map<string, ClashCard>): number =>
  Object.entries(cards).reduce((sum, [id, count]) => sum + (catalog.get(id)?.kind === "energy" ? count : 0), 0);

export const heroesOf = (cards: Cards, catalog: Map<string, ClashCard>): number =>
  Object.keys(cards).filter((id) => catalog.get(id)?.kind === "hero").length;

/** The chance that the first eight cards hold three energies or more. */
export function chanceToKeep(size: number, energies: number): number {
  if (size < HAND) return 0;
  let few = 0;
  for (let drawn = 0; drawn < FEWEST_ENERGIES; drawn += 1) few += Math.exp(choose(energies, drawn) + choose(size - energies, HAND - drawn) - choose(size, HAND));
  return Math.min(1, Math.max(0, 1 - few));
}

/** The logarithm of the number of ways to choose so many of so many. */
function choose(from: number, count: number): number {
  if (count > from || count < 0) return -Infinity;
  let log = 0;
  for (let i = 0; i < count; i += 1) log += Math.log(from - i) - Math.log(i + 1);
  return log;
}

/** A first hand by these chances (each from 0 to 1), drawn anew until it holds enough energies; null where it never can. */
export function sampleHand(cards: Cards, catalog: Map<string, ClashCard>, chance: () => number): { hand: string[]; redrawn: number } | null {
  if (total(cards) < HAND || energiesOf(cards, catalog) < FEWEST_ENERGIES) return null;
  for (let redrawn = 0; ; redrawn += 1) {
    const library = Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
    for (let i = library.length - 1; i > 0; i -= 1) {
      const j = Math.min(i, Math.floor(chance() * (i + 1)));
      [library[i], library[j]] = [library[j] ?? "", library[i] ?? ""];
    }
    const hand = library.slice(0, HAND);
    if (hand.filter((id) => catalog.get(id)?.kind === "energy").length >= FEWEST_ENERGIES) return { hand, redrawn };
  }
}

/** The deck as people write it, which can be pasted again. */
export const asText = ({ name, cards, edition = FIRST_EDITION }: Draft, nameOf: (id: string) => string): string =>
  [`# ${name}`, `// edition ${edition}`, ...Object.entries(cards).map(([id, count]) => `${count} ${nameOf(id)}`)].join("\n") + "\n";

/** The deck on one line, as a table's option takes it. */
export const codeOf = (cards: Cards): string => Object.entries(cards).map(([id, count]) => `${id}*${count}`).join("+");
