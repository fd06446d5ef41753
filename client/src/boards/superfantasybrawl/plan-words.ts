import { listed, t } from "../../lib/i18n.svelte";
import type { Stage } from "../../play/stage.svelte";
import { cardName, championName, printedOf } from "./cards";
import { bannedOf, championIn, draftSteps } from "./draft";
import { type Branch, harmOf, leapTo, outcomeOf, stepsOf, targetsOf } from "./tree";
import { type ArenaView, cardOf, championOf, isDraft, left, type Outcome, sideOf } from "./view";
import { foretold } from "./words";

/** A plan as the prompt says it: what would be done, what it costs and brings, and the button; `way` is what the button sends. */
export function planWords(stage: Stage, view: ArenaView, made: Branch[], way: Branch[], isHeld: boolean): { says: string; note: string; button: string } {
  const choice = stage.options.find(({ option }) => option === made[0]?.option);
  const outcome = outcomeOf(way.length ? way : made);
  const button = way.length ? buttonOf(stage, view, way, outcome, isHeld) : "";
  const champion = isDraft(view) && choice ? championIn(choice) : null;
  if (champion) return draftWords(stage, view, champion);
  if (!isHeld) {
    const lines = foretold(stage, view, outcome);
    return { says: lines.join(" · ") || (stage.decision?.prompt ? stage.saying(stage.decision.prompt) : ""), note: notes(stage, view, made, outcome, false), button };
  }
  return { says: saysOf(stage, view, made, way), note: way.length ? notes(stage, view, made, outcome, true) : t("sfb-plan-press"), button };
}

/** A champion that is about to be brought, banned or taken. */
function draftWords(stage: Stage, view: ArenaView, id: string): { says: string; note: string; button: string } {
  const now = draftSteps(view, bannedOf(view, stage.log)).find(({ state }) => state === "now")?.kind ?? "pick";
  const champion = printedOf(stage, id);
  const [name, points, guard] = [cardName(stage, id), champion?.hit_points?.[0] ?? 0, (champion?.defense as number[] | undefined)?.[0] ?? 0];
  return { says: name, note: t("sfb-tile-figures", { points, guard }), button: t(`sfb-button-${now}`, { champion: name }) };
}

const hexName = (view: ArenaView, hex: number | undefined): string => view.board.hexes.find(([handle]) => handle === hex)?.[3] ?? "";

const called = (stage: Stage, view: ArenaView, handle: number): string => {
  const champion = championOf(view, handle);
  return champion ? championName(stage, view, champion) : "";
};

/** The action, and whose it is: of the option that is held. */
function deedOf(stage: Stage, view: ArenaView, option: number | undefined): { card: string; kind: string; champion: string; actor: number } {
  const choice = stage.options.find((one) => one.option === option);
  const id = cardOf(view, choice?.card ?? 0) ?? "";
  return { card: cardName(stage, id), kind: String(stage.catalog.get(id)?.kind ?? ""), champion: called(stage, view, choice?.target ?? 0), actor: choice?.target ?? 0 };
}

function saysOf(stage: Stage, view: ArenaView, made: Branch[], way: Branch[]): string {
  const deed = deedOf(stage, view, made[0]?.option);
  const asks = made[0]?.asks;
  if (made.length < 2 && way[1]?.option === 0) return t("sfb-plan-go", deed); // not aimed yet, and to be used on the spot
  if (made.length < 2 && way.length < 2) {
    return t(!asks ? "sfb-plan-alone" : asks.includes("movement") ? "sfb-plan-where" : "sfb-plan-whom", deed);
  }
  const [steps, leap] = [stepsOf(way), leapTo(way)];
  const targets = targetsOf(way, deed.actor).map((handle) => called(stage, view, handle));
  const used = way.at(-1)?.asks === undefined && (targets.length > 0 || way.length > made.length);
  const parts = [
    steps ? t("sfb-plan-moves", { steps }) : "",
    leap ? t("sfb-plan-leaps", { place: hexName(view, leap) }) : "",
    outcomeOf(way).sums.length ? t("sfb-plan-attacks", { targets: listed(targets) }) : "",
    used && !outcomeOf(way).sums.length ? t(targets.length ? "sfb-plan-uses-on" : "sfb-plan-uses", { card: deed.card, targets: listed(targets) }) : "",
  ].filter(Boolean);
  return t("sfb-plan-says", { champion: deed.champion, deeds: parts.length ? listed(parts) : t("sfb-plan-stays") });
}

function notes(stage: Stage, view: ArenaView, made: Branch[], outcome: Outcome, isHeld: boolean): string {
  const said = [...harmOf(outcome)].flatMap(([handle, amount]) => {
    const champion = championOf(view, handle);
    if (!champion || !amount) return [];
    const out = outcome.events.some(([event, whom]) => event === "out" && whom === handle);
    const [from, to] = [left(champion), Math.max(0, left(champion) - amount)];
    return [t(out ? "sfb-plan-falls" : "sfb-plan-left", { champion: called(stage, view, handle), from, to })];
  });
  if (stage.decision?.window) {
    const unhurt = (view.action?.outcome ?? []).filter(({ target }) => !harmOf(outcome).get(target));
    said.unshift(...unhurt.map(({ target }) => t("sfb-plan-unhurt", { champion: called(stage, view, target) })));
  }
  if (outcome.answering.length) said.push(t("sfb-plan-reactions", { count: outcome.reactions.length }));
  if (outcome.trap) said.push(t("sfb-trap-unknown"));
  if (isHeld && made[0]?.core) said.push(t("sfb-plan-costs", { core: made[0].core }));
  return said.join(" ");
}

function buttonOf(stage: Stage, view: ArenaView, way: Branch[], outcome: Outcome, isHeld: boolean): string {
  const mine = sideOf(stage.seat ?? 0);
  if (outcome.sums.length) {
    const mates = outcome.sums.filter(({ target }) => championOf(view, target)?.side === mine).length;
    const damage = outcome.sums.reduce((sum, one) => sum + (championOf(view, one.target)?.side === mine ? 0 : one.damage), 0);
    const count = outcome.sums.length - mates;
    return t(mates ? "sfb-button-attack-mates" : count > 1 ? "sfb-button-attack-several" : "sfb-button-attack", { damage, count, mates });
  }
  const [steps, leap] = [stepsOf(way), leapTo(way)];
  const deed = deedOf(stage, view, way[0]?.option);
  const aimed = targetsOf(way, deed.actor).length > 0;
  if (isHeld && deed.kind === "standard") {
    const parts = [...(steps ? [t("sfb-button-step", { steps })] : []), ...figuresOf(outcome)];
    return parts.join(", ") || t("sfb-button-play", deed);
  }
  const last = way.at(-1);
  if (isHeld && (aimed || way.length === 1 || (last && !last.way && last.option !== 0))) return t("sfb-button-play", deed);
  if (steps) {
    const { mover } = view.decision ?? {};
    const isOther = mover && view.action && mover !== view.action.champion;
    return isOther ? t("sfb-button-lead", { champion: called(stage, view, mover), steps }) : t("sfb-button-move", { steps });
  }
  if (leap) return t("sfb-button-leap", { place: hexName(view, leap) });
  return last?.option === 0 ? t("sfb-button-stay") : choiceOf(stage, view, way, outcome);
}

/** What champions lose and regain, each in one figure. */
function figuresOf(outcome: Outcome): string[] {
  const harm = [...harmOf(outcome).values()];
  const damage = harm.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const healed = harm.reduce((sum, amount) => sum - Math.min(0, amount), 0);
  return [...(damage ? [t("sfb-button-damage", { damage })] : []), ...(healed ? [t("sfb-button-heal", { healed })] : [])];
}

/** An answer that nothing moves or attacks by: whom or what it chooses, and the figures of that; else its own words. */
function choiceOf(stage: Stage, view: ArenaView, way: Branch[], outcome: Outcome): string {
  const aim = way.findLast((branch) => branch.inside !== undefined || branch.thing !== undefined);
  const choice = stage.options.find(({ option }) => option === way[0]?.option);
  const words = choice ? stage.saying(choice.label) : "";
  if (!aim) return words;
  const card = called(stage, view, aim.thing ?? 0) || hexName(view, aim.thing) || words;
  const says = aim.inside ? t("sfb-button-area", { count: aim.inside.length }) : t("sfb-button-choose", { card });
  const figures = figuresOf(outcome);
  return figures.length ? `${says} (${figures.join(", ")})` : says;
}
