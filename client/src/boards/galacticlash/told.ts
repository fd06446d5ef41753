import { t } from "../../lib/i18n.svelte";
import type { Choice } from "../../net/protocol";
import type { Stage } from "../../play/stage.svelte";
import { type ClashView, unitAt } from "./view";

/** What an answer would change once all has resolved, as the server reckons it: see `galacticlash/presentation/answer_foresight.py`. */
export interface Told {
  option: number;
  known: boolean; // else something hidden decides, and nothing more is told
  asks?: boolean; // it depends on what is asked next
  units?: { handle: number; attack: number | null; left: number | null }[]; // null: it would be gone
  enter?: string[]; // printed cards that would come into play
  draw?: number[]; // by seat: how many cards it would draw
  life?: number[];
}

/** What the server has told of the answers to the present question. */
export function toldOf(stage: Stage): Map<number, Told> {
  const outlooks = [...stage.foreseen.values()] as { answers?: Told[] }[];
  return new Map(outlooks.flatMap(({ answers: told = [] }) => told.map((one): [number, Told] => [one.option, one])));
}

/** What would become of a unit by this answer: "→ 1/2", "→ dies"; empty if nothing. */
export function unitTold(told: Told | undefined, handle: number): string {
  const unit = told?.units?.find((one) => one.handle === handle);
  if (!unit) return "";
  return unit.attack === null || unit.left === null ? t("gc-told-dies") : t("gc-told-figures", { attack: unit.attack, left: unit.left });
}

/** What would become of a player's life points by this answer: "→ 17"; empty if nothing. */
export function lifeTold(told: Told | undefined, view: ClashView, seat: number): string {
  const points = told?.life?.[seat];
  return points === undefined || points === view.life[seat] ? "" : t("gc-told-points", { points });
}

/** All that an answer would change, each in a few words. */
export function changesOf(stage: Stage, view: ClashView, told: Told): string[] {
  if (!told.known) return [t("gc-told-hidden")];
  if (told.asks) return [t("gc-told-asks")];
  const units = (told.units ?? []).map(({ handle }) => `${stage.cardName(unitAt(view, handle)?.card ?? "")} ${unitTold(told, handle)}`);
  const life = (told.life ?? []).flatMap((points, seat) => {
    const sharesLife = view.sides.indexOf(view.sides[seat] ?? 0) !== seat; // with a partner, whose line it is
    return points === view.life[seat] || sharesLife ? [] : [t("gc-told-life", { name: stage.nameOf(seat), before: view.life[seat] ?? 0, after: points })];
  });
  const entering = (told.enter ?? []).map((card) => t("gc-told-enters", { card: stage.cardName(card) }));
  const drawing = (told.draw ?? []).flatMap((count, seat) => (count ? [stage.about(seat, "gc-told-draws", { count })] : []));
  const all = [...entering, ...units, ...life, ...drawing];
  return all.length ? all : [t("gc-told-nothing")];
}

/** What is told of each answer; nothing where all of them leave everything as it is, unless one tells what comes if nobody acts. */
export function tellings(stage: Stage, view: ClashView): { choice: Choice; changes: string[] }[] {
  const told = toldOf(stage);
  const rows = stage.options.flatMap((choice) => {
    const one = told.get(choice.option);
    return one ? [{ choice, changes: changesOf(stage, view, one) }] : [];
  });
  const nothing = t("gc-told-nothing");
  return rows.some(({ choice, changes }) => choice.pass || changes[0] !== nothing) ? rows : [];
}
