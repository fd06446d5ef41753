/** Two factions for the poster of the home page, others each day. */
const FIGHTERS = [
  { faction: "pirates", icon: "pirate-captain" },
  { faction: "dinosaurs", icon: "dinosaur-rex" },
  { faction: "ninjas", icon: "ninja-heroic-stance" },
  { faction: "robots", icon: "battle-mech" },
  { faction: "wizards", icon: "wizard-face" },
  { faction: "zombies", icon: "raise-zombie" },
  { faction: "tricksters", icon: "goblin-head" },
  { faction: "aliens", icon: "alien-skull" },
] as const;

export type Fighter = (typeof FIGHTERS)[number];

export function pairOfTheDay(now = new Date()): [Fighter, Fighter] {
  const day = Math.floor(now.getTime() / 86_400_000);
  const left = day % FIGHTERS.length;
  const right = (left + 1 + (Math.floor(day / FIGHTERS.length) % (FIGHTERS.length - 1))) % FIGHTERS.length;
  return [FIGHTERS[left] ?? FIGHTERS[0], FIGHTERS[right] ?? FIGHTERS[1]];
}
