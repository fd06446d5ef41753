import { t } from "../lib/i18n.svelte";
import type { Look, Stage } from "./stage.svelte";

/** What readers of the screen hear of a thing, with whether it may be chosen, or is. */
export const withState = (said: string, look: Look): string =>
  look === "legal" ? `${said}, ${t("can-choose")}` : look === "chosen" ? `${said}, ${t("chosen")}` : said;

/** What they hear of the hand: how many cards, and how many of them may be chosen. */
export function handSaid(stage: Stage, hand: ({ handle: number } | null)[], isOpen = (handle: number): boolean => stage.opens(handle)): string {
  const open = hand.filter((card) => card && isOpen(card.handle)).length;
  return t("my-hand", { count: hand.length, open });
}
