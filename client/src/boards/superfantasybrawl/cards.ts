import { t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { CardInfo } from "../../net/cards";
import type { RuleInfo } from "../../net/protocol";
import { nameOf, textOf } from "../../play/cards";
import { terms } from "../../play/clauses";
import type { Shelf } from "../board";
import type { Stage } from "../../play/stage.svelte";
import icons from "./icons.json";
import { type ArenaView, type Champion, championOf, type Core, left, type Slot } from "./view";

/** An entry of this game's catalog: a champion, an action card, a standard action, a challenge or a trap. */
export interface Printed extends Omit<CardInfo, "power" | "vp"> {
  champion?: string;
  core?: Core;
  move?: number;
  strength?: number;
  box?: "none" | "melee" | "direct" | "indirect" | "area";
  reach?: string | null;
  defense?: number | number[];
  hit_points?: number[];
  gender_fr?: "f" | "m";
}

const drawings = icons as Record<string, string>;

export const iconOf = (id: string): string => drawings[id] ?? "card-play";
export const coreTheme: Record<Core, string> = { red: "core_destruction", yellow: "core_creation", blue: "core_manipulation" };
export const printedOf = (stage: Stage, id: string): Printed | undefined => stage.catalog.get(id) as unknown as Printed | undefined;
/** The gender that French words about a champion agree with. */
export const genderOf = (stage: Stage, champion: Champion): string => printedOf(stage, champion.champion)?.gender_fr ?? "m";
export const cardName = (stage: Stage, id: string): string => {
  const card = printedOf(stage, id);
  return card ? nameOf(card) : id;
};
export const slotName = (slot: Slot): string => (settings.lang === "fr" ? slot.name_fr : slot.name) ?? "";
export const slotText = (slot: Slot): string => (settings.lang === "fr" ? slot.text_fr : slot.text) ?? "";
export const slotGist = (slot: Slot): string => (settings.lang === "fr" ? slot.gist_fr : slot.gist) || slotText(slot);
export const cardsOf = (stage: Stage, champion: string): Printed[] =>
  ([...stage.catalog.values()] as unknown as Printed[]).filter((card) => card.champion === champion);

/** The clauses that explain the keywords of a card's text; of a champion, those of all its cards too. */
export function keywordsOf(stage: Stage, card: Printed, rules: RuleInfo[]): RuleInfo[] {
  const printed = [card, ...(card.kind === "champion" ? cardsOf(stage, card.id) : [])];
  return terms(printed.map(({ text }) => text ?? "").join("\n"), rules, "Keywords");
}

/** A champion's name; with its player where both teams have the same one. */
export function championName(stage: Stage, view: ArenaView, champion: Champion): string {
  const name = cardName(stage, champion.champion);
  const twice = view.champions.filter((other) => other.champion === champion.champion).length > 1;
  return twice ? `${name} (${stage.nameOf(champion.seat)})` : name;
}

/** Action cards lie with their champion, the others with those of their kind. */
export function shelf(info: CardInfo, cards: CardInfo[]): Shelf {
  const card = info as unknown as Printed;
  const owner = card.kind === "champion" ? info : cards.find((one) => one.id === card.champion);
  if (owner) return { id: owner.id, name: nameOf(owner as unknown as Printed), icon: iconOf(owner.id) };
  return { id: card.kind, name: t(`sfb-kind-${card.kind}`), icon: iconOf(card.kind) };
}

/** The target box in a word: how far, or which hexes. */
export function boxOf(card: Printed): string {
  if (!card.box || card.box === "none") return "";
  if (card.box === "melee") return t("sfb-box-melee");
  if (card.box === "area") return t("sfb-box-area", { shape: t(`sfb-shape-${card.reach ?? ""}`) });
  return t(`sfb-box-${card.box}`, { reach: card.reach ?? "" });
}

/** All that a reader needs to know of a card as printed. */
export function spoken(stage: Stage, card: Printed): string {
  const parts = [nameOf(card), t(`sfb-kind-${card.kind}`)];
  if (card.champion) parts.push(cardName(stage, card.champion));
  if (card.core) parts.push(t(`sfb-core-${card.core}`));
  if (card.move) parts.push(t("sfb-moves", { move: card.move }));
  if (boxOf(card)) parts.push(boxOf(card));
  if (card.kind === "attack") parts.push(t("sfb-strength", { strength: card.strength ?? 0 }));
  if (card.kind === "reaction") parts.push(t("sfb-guards", { defense: Number(card.defense ?? 0) }));
  return `${parts.join(", ")}${textOf(card) && `. ${textOf(card)}`}`;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What a lasting change of a champion is called, with its amount where it has one, and against whom. */
export function lastingOf(stage: Stage, view: ArenaView, champion: Champion, [kind, amount, about]: Champion["lasting"][number]): string {
  const target = kind === "strength-against" ? championOf(view, about) : undefined;
  const against = target ? championName(stage, view, target) : "";
  return t(`sfb-lasting-${kind}`, { amount: signed(amount), gender: genderOf(stage, champion), target: against });
}

/** How a champion comes to its defense: printed, what lasts this turn, whose levelled side changes it. Empty if as printed. */
export function defenseOf(stage: Stage, view: ArenaView, champion: Champion): { name: string; amount: string }[] {
  const printed = (printedOf(stage, champion.champion)?.defense as number[] | undefined)?.[Number(champion.levelled)] ?? 0;
  const lasts = champion.lasting.filter(([kind]) => kind === "defense").reduce((sum, [, amount]) => sum + amount, 0);
  const given = champion.defense_givers.flatMap(([handle, amount]) => {
    const giver = championOf(view, handle);
    return giver ? [{ name: championName(stage, view, giver), amount: signed(amount) }] : [];
  });
  const changes = [...(lasts ? [{ name: t("sfb-this-turn"), amount: signed(lasts) }] : []), ...given];
  return changes.length ? [{ name: t("sfb-printed-defense"), amount: String(printed) }, ...changes] : [];
}

/** A champion and its state, in the order in which one asks for them. */
export function stateOf(stage: Stage, view: ArenaView, champion: Champion): string {
  const whose = champion.seat === view.seat ? "mine" : view.seat !== null && champion.side === view.seat % 2 ? "mate" : "rival";
  const parts = [
    championName(stage, view, champion),
    stage.about(champion.seat, `sfb-whose-${whose}`),
    t("sfb-hit-points", { left: left(champion), all: champion.hit_points }),
    t("sfb-defense", { defense: champion.defense }),
  ];
  if (champion.levelled) parts.push(t("sfb-levelled"));
  const gender = genderOf(stage, champion);
  if (champion.bloodied) parts.push(t("sfb-bloodied", { gender }));
  if (champion.hex === null) parts.push(t("sfb-on-gate"));
  return [...parts, ...champion.lasting.map((one) => lastingOf(stage, view, champion, one))].join(", ");
}
