import { t } from "../../lib/i18n.svelte";
import type { Stage } from "../../play/stage.svelte";
import { type ClashView, type Fate, unitAt } from "./view";

/** What becomes of a unit; of an attacker that is planned, also by whom, or why. */
export function fateWords(stage: Stage, view: ClashView, { fate, blockers, killers }: Fate): { what: string; why: string } {
  const what = t(`gc-fate-${fate}`);
  const [one, other] = (killers ?? []).map((handle) => stage.cardName(unitAt(view, handle)?.card ?? ""));
  if (one) return { what, why: other ? t("gc-fate-of-two", { one, other }) : one };
  return { what, why: blockers?.length === 0 ? t("gc-fate-unblocked") : "" };
}

/** The same in a sentence. */
export function saidFate(stage: Stage, view: ClashView, fate: Fate): string {
  const { what, why } = fateWords(stage, view, fate);
  return why ? t("gc-fate-why", { what, why }) : what;
}
