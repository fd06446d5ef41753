import { factionName, t } from "../../lib/i18n.svelte";
import type { CardInfo } from "../../net/cards";
import { nameOf, textOf } from "../../play/cards";
import icons from "./icons.json";
import { ENERGIES, FLYERS, type Unit } from "./view";

/** A card as `baston cards galacticlash --json` prints it. */
export interface ClashCard extends CardInfo {
  factions: string[];
  cost: Record<string, number>; // by component: the kinds of energy, and `star` for either side
  total_cost: number;
  attack: number | null;
  defense: number | null;
  energy: string | null;
  keywords: string[]; // what its reader may want to be reminded of
}

const drawings = icons as Record<string, string>;
const OF_TEXTS = ["engage", "action_capacity", "instant_capacity", "non_cumulative"]; // keywords that units do not have
const HUES: Record<string, string> = {
  dark: "force_dark",
  light: "force_light",
  force_mastery: "mastery_force",
  tech_mastery: "mastery_tech",
  star: "mastery_neutral",
};
export const COMPONENTS = [...ENERGIES, "star"] as const;

export const asClash = (card: CardInfo): ClashCard => card as ClashCard;
export const iconOf = (id: string): string => drawings[id] ?? "card-play";
export const hueOfEnergy = (component: string): string => HUES[component] ?? "mastery_neutral";

/** The colour of a card: that of its energy, or of the greatest part of its cost. */
export function hueOf(card: ClashCard): string {
  if (card.energy) return hueOfEnergy(card.energy);
  const greatest = Math.max(...COMPONENTS.map((component) => card.cost[component] ?? 0));
  return hueOfEnergy(COMPONENTS.find((component) => card.cost[component] === greatest) ?? "star");
}

/** The parts of a cost that are not nothing. */
export const costOf = (card: ClashCard): { component: string; points: number }[] =>
  COMPONENTS.map((component) => ({ component, points: card.cost[component] ?? 0 })).filter(({ points }) => points > 0);

export const spokenCost = (card: ClashCard): string =>
  costOf(card)
    .map(({ component, points }) => t(`gc-cost-${component}`, { points }))
    .join(", ") || t("gc-free");

export const familyOf = (card: ClashCard): string => (card.factions.length ? card.factions.map(factionName).join(" · ") : factionName(card.faction));

/** The keywords that a unit has now, with those of its text that no unit has; of a card that is not in play, all in its text. */
export function wordsOf(card: ClashCard, unit: Unit | undefined): string[] {
  if (!unit) return card.keywords;
  const now = [...(unit.factions.includes(FLYERS) ? ["flying"] : []), ...unit.keywords];
  return [...now, ...card.keywords.filter((word) => OF_TEXTS.includes(word))];
}

/** All that a reader needs to know of a card as printed. */
export function spoken(card: ClashCard): string {
  const figures = card.attack === null ? "" : `, ${t("gc-figures", { attack: card.attack, defense: card.defense ?? 0 })}`;
  const text = textOf(card);
  return `${nameOf(card)}, ${t(`gc-kind-${card.kind}`)}, ${spokenCost(card)}${figures}, ${familyOf(card)}${text && `. ${text}`}`;
}

/** What changes the figures of a unit: a card's name, and what it adds to attack and defense, such as +1/−2. */
export function changesOf(unit: Unit, cardName: (id: string) => string): { name: string; bonus: string }[] {
  return unit.why.map(([card, ...sums]) => ({
    name: card === null ? t("gc-why-other") : cardName(card),
    bonus: sums.map((sum) => (sum < 0 ? `−${-sum}` : `+${sum}`)).join("/"),
  }));
}

/** A unit in play for a reader: who, state, figures. */
export function spokenUnit(unit: Unit, card: ClashCard, whose: string): string {
  const parts = [nameOf(card), whose, t("gc-figures", { attack: unit.attack, defense: unit.defense })];
  if (unit.wounds) parts.push(t("gc-wounded", { count: unit.wounds }));
  if (unit.factions.includes(FLYERS)) parts.push(t("keyword-flying"));
  if (unit.engaged) parts.push(t("gc-engaged"));
  if (unit.delayed) parts.push(t("gc-delayed"));
  if (unit.stuck) parts.push(t("gc-stuck"));
  if (unit.shield) parts.push(t("gc-shielded", { count: unit.shield }));
  if (unit.harmless) parts.push(t("gc-harmless"));
  for (const keyword of unit.keywords) parts.push(t(`keyword-${keyword}`));
  return parts.join(", ");
}
