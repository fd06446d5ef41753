import type { CardInfo } from "../../../net/cards";

export const ALL = "all";

/** The boxes that have cards, in the order of the catalog. */
export const boxesOf = (cards: CardInfo[]): string[] => [...new Set(cards.map((card) => card.set))];

/** The factions that can be played, of one box or of all. */
export function factionsOf(cards: CardInfo[], boxes: string): string[] {
  const inUse = cards.filter((card) => card.kind !== "base" && (boxes === ALL || boxes.split(",").includes(card.set)));
  return [...new Set(inUse.map((card) => card.faction))];
}

/** For how many players these boxes have factions, two for each. */
export const seatsFor = (cards: CardInfo[], boxes: string, copies: number): number =>
  Math.floor((copies * factionsOf(cards, boxes).length) / 2);

/** The option `factions` for the picks by seat; what was left open is drawn at random from what is left. */
export function fillFactions(picks: string[][], factions: string[], copies: number, random: () => number = Math.random): string {
  const left = factions.flatMap((faction) => {
    const used = picks.flat().filter((other) => other === faction).length;
    return Array.from({ length: Math.max(0, copies - used) }, () => faction);
  });
  const seats = picks.map((own) => {
    const both = [...own];
    while (both.length < 2) {
      const free = left.filter((faction) => !both.includes(faction));
      const drawn = free[Math.floor(random() * free.length)];
      if (drawn === undefined) break;
      left.splice(left.indexOf(drawn), 1);
      both.push(drawn);
    }
    return both.join("+");
  });
  return seats.join(",");
}
