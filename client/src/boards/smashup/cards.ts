import { factionName, isOurs, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { CardInfo } from "../../net/cards";
import { nameOf, textOf } from "../../play/cards";
import icons from "./icons.json";

const drawings = icons as Record<string, string>;

/** The English name, to be told beside a French one that no edition gives; else empty. */
export const englishBeside = (card: CardInfo): string =>
  settings.lang === "fr" && card.name !== card.name_fr && isOurs(`card-${card.id.replaceAll("_", "-")}`) ? card.name : "";
export const iconOf = (id: string): string => drawings[id] ?? "card-play";

/** All that a reader needs to know of a card as printed. */
export function spoken(card: CardInfo): string {
  const power = card.power === null ? "" : `, ${t("power-of", { power: card.power })}`;
  const text = textOf(card);
  return `${nameOf(card)}, ${t(`kind-${card.kind}`)}${power}, ${factionName(card.faction)}${text && `. ${text}`}`;
}
