import type { ClashCard } from "./cards";
import { FLYERS } from "./view";

/** The clauses that a reader of the card may want: how it is played, and what its words rest on. */
export function clausesFor(card: ClashCard): string[] {
  if (card.kind === "energy") return ["G-33", "G-26"];
  const found = ["G-48"];
  if (card.kind === "hero") found.push("G-12");
  if (card.kind === "presence") found.push("G-45");
  if (card.attack !== null) found.push("G-46");
  if (card.kind === "instant") found.push("G-65");
  if (card.factions.includes(FLYERS)) found.push("G-57");
  if ((card.cost.star ?? 0) > 0) found.push("G-36");
  if (/non-cumulative/i.test(card.text ?? "")) found.push("G-80");
  return found;
}
