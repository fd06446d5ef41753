export const FACTIONS = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"];

/** The option `factions` for the picks by seat; what was left open is drawn at random from what is left. */
export function fillFactions(picks: string[][], copies: number, random: () => number = Math.random): string {
  const left = FACTIONS.flatMap((faction) => {
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
