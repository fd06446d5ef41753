import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../play/cards";
import type { Stage } from "../../play/stage.svelte";
import { basesOf, cardOf, minionOf, numberOf, signed, type SmashUpView } from "./view";

/** What is just about to happen to cards in play, for everybody who waits for an answer to it; empty if the question says it all. */
export function contextOf(stage: Stage, view: SmashUpView): string {
  const about = view.affecting;
  if (!about) return "";
  // Who is asked reads in the question about whom it is: all, where the order of protections is chosen.
  const asked = stage.open ? (view.decision?.about ?? []) : [];
  const others = stage.open && !asked.length ? [] : about.victims.filter((victim) => !asked.includes(victim));
  const names = (handles: number[]): string => handles.map((handle) => placed(stage, view, handle)).filter(Boolean).join(", ");
  const said: string[] = [];
  if (names(others)) said.push(asked.length ? t("affected-too", { victims: names(others) }) : t("affecting", { ...effectOf(stage, view, about), victims: names(others) }));
  if (about.stand_ins.length) said.push(t("stands-in-for", { names: names(about.stand_ins) }));
  return said.join(" ");
}

const printed = (stage: Stage, id: string | null): string => {
  const card = id === null ? undefined : stage.catalog.get(id);
  return card ? nameOf(card) : "";
};

function effectOf(stage: Stage, view: SmashUpView, about: NonNullable<SmashUpView["affecting"]>): { source: string; way: string } {
  const way = t(`way-${about.way}`, {
    place: printed(stage, basesOf(view).find((base) => base.place === about.place)?.base ?? null),
    name: about.seat === null ? "" : stage.nameOf(about.seat),
    action: printed(stage, about.action),
    amount: signed(about.amount ?? 0),
  });
  return { source: printed(stage, about.card) || stage.nameOf(about.player), way };
}

/** A card with its base, and its number among its namesakes there. */
function placed(stage: Stage, view: SmashUpView, handle: number): string {
  const found = minionOf(view, handle);
  const name = printed(stage, cardOf(view, handle));
  if (!found) return name;
  return t("on-base", { name, base: printed(stage, found.base.base), number: numberOf(view, handle) });
}
