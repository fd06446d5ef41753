import { t } from "../lib/i18n.svelte";
import type { Look, Stage } from "./stage.svelte";

/** What readers of the screen hear of a thing, with whether it may be chosen, or is: of a sentence a sentence more. */
export function withState(said: string, look: Look): string {
  const state = look === "legal" ? t("can-choose") : look === "chosen" ? t("chosen") : "";
  if (!state) return said;
  return /[.!?»)]$/.test(said) ? `${said} ${state.charAt(0).toUpperCase()}${state.slice(1)}.` : `${said}, ${state}`;
}

/** What they hear of the hand: how many cards, and how many of them may be chosen. */
export function handSaid<Held extends { handle: number }>(stage: Stage, hand: (Held | null)[], opens: (held: Held) => boolean): string {
  return t("my-hand", { count: hand.length, open: hand.filter((held) => held && opens(held)).length });
}
