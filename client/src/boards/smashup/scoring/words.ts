import "./texts";

import { t } from "../../../lib/i18n.svelte";
import type { Stage } from "../../../play/stage.svelte";
import { type Foretold, figures } from "../foretold";
import { basesOf, type SmashUpView } from "../view";

export const stepNames = (): string[] => ["before", "points", "after", "discard", "new"].map((step) => t(`step-${step}`));

/** What is being scored. */
export function titleOf(stage: Stage, view: SmashUpView): string {
  if (view.mat) return view.mat.extra ? t("scoring-of-extra") : t("scoring-of-period", { period: view.mat.period });
  return t("scoring-of", { base: stage.cardName(basesOf(view).find((base) => base.place === view.scoring)?.base ?? "") });
}

const first = (one: Foretold, seats: number): number[] => {
  const totals = one.totals ?? [];
  const most = Math.max(...totals, 0);
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => totals[seat] === most);
};

/** Who would have most power with this answer, if that is somebody else than without any. */
export function leadSaid(stage: Stage, passing: Foretold, one: Foretold): string {
  if (!one.totals?.length || !passing.totals?.length) return "";
  const [was, is] = [first(passing, one.totals.length), first(one, one.totals.length)];
  return was.join() === is.join() ? "" : stage.aboutAll(is, "forecast-leads", { count: is.length });
}

/** The other places that would change: "Temple of Goju −5, 10/18". */
export function elsewhere(stage: Stage, view: SmashUpView, one: Foretold): string[] {
  if (view.mat) return []; // all of it scores
  return basesOf(view).flatMap((base) => {
    const now = one.bases.find(({ place }) => place === base.place);
    return now && base.place !== view.scoring ? [`${stage.cardName(base.base)} ${figures(view, base, now)}`] : [];
  });
}
