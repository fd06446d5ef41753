import { t } from "../../lib/i18n.svelte";
import type { Choice } from "../../net/protocol";
import type { Plan } from "../../play/plan";
import type { Look, Stage } from "../../play/stage.svelte";
import { type Bounds, type ClashView, drawnLoss, type Fate, incoming, pairOf, targetOf, unitOf } from "./view";

const PASS = 0; // the option that ends a declaration

/** What the engine foretells of a plan. */
export interface Outlook {
  picked: number[]; // what of it is legal
  open: number[]; // what could be added
  together: boolean; // all attack the same opponent
  fates: Fate[];
}

/** Attackers or blockers as they are planned, each a unit with whom it goes for. */
export interface Combat {
  kind: "attack" | "block";
  question: string;
  fixed: number[]; // given already
  picks: number[]; // those and the planned ones
  open: number[];
  held: number | null; // what has been pressed, to be paired with what is pressed next
  outlook: Outlook | undefined;
}

interface Made {
  question: string;
  picks: number[];
  held: number | null;
}

/** What is put together on the battlefield. Nothing of it is sent before it is given as a whole. */
class Planning {
  private made = $state.raw<Made | null>(null);
  private due: { question: string; number: number; options: number[] } | null = null; // still to be sent
  private given: { question: string; picks: number[] } | null = null; // what was sent last

  set({ question }: Combat, picks: number[], held: number | null = null): void {
    this.made = { question, picks, held };
  }

  of(question: string): Made {
    return this.made?.question === question ? this.made : { question, picks: [], held: null };
  }

  /** Sends what is planned, answer by answer: each as soon as it is asked for. */
  give(stage: Stage, combat: Combat): void {
    this.set(combat, combat.picks);
    this.given = { question: combat.question, picks: unsent(combat) };
    this.due = { question: combat.question, number: -1, options: [...unsent(combat), PASS] };
    this.goOn(stage, combat);
  }

  /** Whether something of what was sent last, as one, has still to be taken back. */
  isTakenBackInPart(view: ClashView): boolean {
    const { given } = this;
    return given !== null && given.question === questionOf(view) && (view.decision?.picked ?? []).some((pick) => given.picks.includes(pick));
  }

  /** Sends the next answer that is due, if the same question goes on; a refused one ends it, and the plan stays. */
  goOn(stage: Stage, combat: Combat | null): void {
    const number = stage.decision?.number;
    if (!this.due || !stage.open || number === undefined) return;
    const [next, ...rest] = this.due.options;
    const goesOn = combat?.question === this.due.question && this.due.number !== number;
    const offered = stage.options.some(({ option }) => option === next);
    this.due = goesOn && offered ? { question: combat.question, number, options: rest } : null;
    if (this.due && next !== undefined) stage.choose(next);
  }
}

export const planning = new Planning();

const questionOf = ({ seat, turn_number, combat }: ClashView): string => `${seat} ${turn_number} ${combat ? "block" : "attack"}`;
const unsent = ({ picks, fixed }: Combat): number[] => picks.filter((pick) => !fixed.includes(pick));
const paired = (stage: Stage): Choice[] => (stage.decision?.mine ? stage.decision.options.filter(({ target }) => target !== null) : []);

/** The declaration that this person is asked for, with what is planned; null while there is none. */
export function combatOf(stage: Stage, view: ClashView): Combat | null {
  const fixed = view.decision?.picked ?? null;
  const offered = paired(stage).map(({ option }) => option);
  if (view.phase !== "attack" || fixed === null || offered.length === 0) return null;
  const kind = view.combat ? "block" : "attack";
  const question = questionOf(view);
  const made = planning.of(question);
  const planned = made.picks.filter((pick) => !fixed.includes(pick) && offered.includes(pick));
  const outlook = stage.foreseen.get(planned.join(" ")) as Outlook | undefined;
  const open = planned.length === 0 ? offered : (outlook?.open ?? offered.filter((one) => !planned.some((pick) => unitOf(pick) === unitOf(one))));
  const held = open.some((one) => unitOf(one) === made.held || targetOf(one) === made.held) ? made.held : null;
  return { kind, question, fixed, picks: [...fixed, ...planned], open, held, outlook };
}

/** Asks what the plan comes to; drops what the engine would refuse. */
export function look(stage: Stage, combat: Combat | null): void {
  if (!combat || !stage.open) return;
  stage.foresee(unsent(combat));
  const { outlook } = combat;
  if (outlook && outlook.picked.length < combat.picks.length) planning.set(combat, outlook.picked);
}

/** The position as it is drawn: with the plan, and what would become of the fighters. */
export function planned(view: ClashView, combat: Combat | null): ClashView {
  if (!combat || !view.decision) return view;
  return { ...view, fates: combat.outlook?.fates ?? view.fates, decision: { ...view.decision, picked: combat.picks } };
}

/** How a unit or a player looks while a plan is made; `dragged`: what the pointer has taken along. */
export function lookOf({ kind, picks, open, held }: Combat, handle: number, dragged: number | null): Look {
  const taken = dragged ?? held;
  if (taken !== null) {
    if (open.includes(pairOf(taken, handle)) || (kind === "block" && open.includes(pairOf(handle, taken)))) return "legal";
    if (taken === handle && dragged === null) return "chosen";
  }
  if (picks.some((pick) => unitOf(pick) === handle)) return "chosen";
  return taken === null && open.some((one) => unitOf(one) === handle) ? "legal" : "calm";
}

/** Presses a unit or a player: whether it is part of the plan. */
export function press(stage: Stage, combat: Combat, handle: number): boolean {
  const own = combat.picks.filter((pick) => unitOf(pick) === handle);
  if (combat.kind === "block" && pair(combat, handle)) return true;
  if (own.length) {
    planning.set(combat, combat.picks.filter((pick) => !own.includes(pick) || combat.fixed.includes(pick)));
    return true;
  }
  const ways = combat.open.filter((one) => unitOf(one) === handle);
  return combat.kind === "attack" ? attack(stage, combat, handle, ways) : block(combat, handle, ways);
}

/** A unit goes for whom the last one goes; a player is whom the last one goes for from now on. */
function attack(stage: Stage, combat: Combat, handle: number, ways: number[]): boolean {
  const last = unsent(combat).at(-1);
  const way = ways.find((one) => last !== undefined && targetOf(one) === targetOf(last)) ?? ways[0];
  if (way === undefined) return last !== undefined && aim(stage, combat, unitOf(last), handle);
  planning.set(combat, [...combat.picks, way]);
  return true;
}

/** Lets an attacker go for another player, and with it the others where all attack the same. */
export function aim(stage: Stage, combat: Combat, unit: number, player: number): boolean {
  const option = pairOf(unit, player);
  if (!paired(stage).some((choice) => choice.option === option)) return false;
  const others = combat.picks.filter((pick) => unitOf(pick) !== unit);
  const turned = combat.outlook?.together ? others.map((pick) => pairOf(unitOf(pick), player)) : others;
  planning.set(combat, [...turned, option]);
  return true;
}

/** The players that an attacker may go for. */
export const aims = (stage: Stage, unit: number): number[] =>
  paired(stage).flatMap(({ card, target }) => (card === unit && target !== null ? [target] : []));

/** Lets an attacker go for the next of the players. */
export function aimOn(stage: Stage, combat: Combat, pick: number): void {
  const players = aims(stage, unitOf(pick));
  const next = players[(players.indexOf(targetOf(pick)) + 1) % players.length];
  if (next !== undefined) aim(stage, combat, unitOf(pick), next);
}

/** Pairs what is held with what is pressed, where one may block the other. */
function pair(combat: Combat, handle: number): boolean {
  const { held } = combat;
  if (held === null) return false;
  const way = combat.open.find((one) => one === pairOf(held, handle) || one === pairOf(handle, held));
  if (way === undefined) return false;
  planning.set(combat, [...combat.picks, way], unitOf(way) === held ? held : null);
  return true;
}

/** Takes up a unit that may block, or an attacker that may be blocked; what has but one way goes it at once. */
function block(combat: Combat, handle: number, ways: number[]): boolean {
  const [only, other] = ways;
  if (only !== undefined && other === undefined) planning.set(combat, [...combat.picks, only]);
  else if (combat.open.some((one) => unitOf(one) === handle || targetOf(one) === handle))
    planning.set(combat, combat.picks, combat.held === handle ? null : handle);
  else return false;
  return true;
}

/** What the players lose if nobody answers and nothing more blocks: together, as far as it is foretold for this plan. */
function lossOf(view: ClashView, combat: Combat): Bounds | null {
  const foretold = combat.outlook ?? (combat.picks.length === 0 && combat.kind === "block" ? view : undefined);
  if (!foretold) return null;
  const sums = [...incoming(planned(view, combat)).values()];
  return sums.reduce<Bounds>(([least, most], one) => [least + one[0], most + one[1]], [0, 0]);
}

/** What the prompt says of the plan, and its button. */
export function planOf(stage: Stage, view: ClashView): Plan | null {
  const combat = combatOf(stage, view);
  if (!combat) return null;
  const { kind, picks, held } = combat;
  const loss = lossOf(view, combat);
  const count = new Set(picks.map(unitOf)).size;
  const values = { count, loss: loss && loss[1] > 0 ? drawnLoss(loss) : "none", most: loss?.[1] ?? 0 };
  const card = view.units.find(({ handle }) => handle === held);
  const holding = card && (card.controller === view.seat ? "gc-holding-blocker" : "gc-holding-attacker");
  return {
    says: t(`gc-plan-${kind}`, values),
    note: stage.hint ? stage.hintSays : holding ? t(holding, { name: stage.cardName(card.card) }) : t(`gc-plan-${kind}-how`),
    button: t(`gc-give-${kind}`, values),
    held: [held, ...picks].join(" "),
    untouched: unsent(combat).length === 0 && held === null,
    passes: true,
    give: () => planning.give(stage, combat),
    takeBack: () => takeBack(combat),
  };
}

/** Takes back the last step. */
function takeBack(combat: Combat): void {
  const last = unsent(combat).at(-1);
  planning.set(combat, combat.held === null ? combat.picks.filter((pick) => pick !== last) : combat.picks);
}
