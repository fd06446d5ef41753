import type { ClashCard } from "./cards";

const OF_KEYWORDS: Record<string, string> = {
  flying: "G-57",
  steadfast: "G-41",
  reach: "G-89",
  trample: "G-60",
  unblockable: "G-55",
  cannot_block: "G-55",
  extra_block: "G-59",
  untargetable: "G-51",
  lethal: "G-61",
  action_capacity: "G-76",
  instant_capacity: "G-76",
  non_cumulative: "G-80",
};

/** The clauses that a reader of the card may want: how it is played, and what its words rest on. */
export function clausesFor(card: ClashCard): string[] {
  if (card.kind === "energy") return ["G-33", "G-26"];
  const found = ["G-48"];
  if (card.kind === "hero") found.push("G-12");
  if (card.kind === "presence") found.push("G-45");
  if (card.attack !== null) found.push("G-46");
  if (card.kind === "instant") found.push("G-65");
  if ((card.cost.star ?? 0) > 0) found.push("G-36");
  return [...new Set([...found, ...card.keywords.flatMap((word) => OF_KEYWORDS[word] ?? [])])];
}
