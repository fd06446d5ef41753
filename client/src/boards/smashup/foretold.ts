import { sourceOf } from "../../play/choice";
import { t } from "../../lib/i18n.svelte";
import type { Choice } from "../../net/protocol";
import type { Stage } from "../../play/stage.svelte";
import { type Base, basesOf, below, minionOf, signed, type SmashUpView } from "./view";

/** A place as it would be: `scores` when the plays are over, `breakpoint` 0 in a camp. */
export interface BaseFigures {
  place: number;
  base: number;
  total: number;
  breakpoint: number;
  totals: number[];
  leaders: number[];
  scores: boolean;
}

/** What an answer would bring about, as the server reckons it: see `smashup/presentation/foresight.py`. */
export interface Foretold {
  option: number;
  known: true;
  bases: BaseFigures[]; // those that would change
  things: [number, number | null][]; // minions whose power would change, null: no longer in play
  asks: boolean; // its player is asked something then, which is left open
  vp: number[];
  chosen: boolean; // further choices would be made for the best
  idle: boolean; // a play by which nothing would happen, now or later
  totals?: number[]; // by which points are awarded, −1 without a minion there; empty if it does not come to that
  over?: boolean;
  winners?: number[];
}

/** Something hidden decides. */
export interface Unknown {
  option: number;
  known: false;
}

const NOBODY = 0; // the answer of who does not act

interface Outlook {
  scoring: "before" | "after" | null; // what moment of a scoring it is
  answers: (Foretold | Unknown)[];
}

/** Whether something is being scored, on a base or on the whole mat. */
export const isScoring = (view: SmashUpView): boolean => view.scoring !== null || view.mat?.scoring === true;

/** The answers whose consequences are asked for now: all while something is scored, else those with a place or a card to aim at, and what a press would play at once. */
export function planOf(stage: Stage, view: SmashUpView): number[] {
  if (!stage.open) return [];
  const aimed = stage.options.filter((choice) => stage.picked !== null && sourceOf(choice) === stage.picked && choice.target !== null);
  if (aimed.length && !isScoring(view)) return aimed.map(({ option }) => option);
  const places = new Set(basesOf(view).map(({ place }) => place));
  const there = stage.options.filter(({ card, thing, target }) => (thing !== null && places.has(thing)) || (card !== null && target === null));
  return (isScoring(view) ? stage.options : there).map(({ option }) => option);
}

/** What the server has told of the answers to the present question. */
export function foretold(stage: Stage): Map<number, Foretold | Unknown> {
  const told = [...stage.foreseen.values()] as Outlook[];
  return new Map(told.flatMap(({ answers }) => answers.map((answer): [number, Foretold | Unknown] => [answer.option, answer])));
}

/** Whether nothing would come of an answer. */
export function isIdle(stage: Stage, { option }: Choice): boolean {
  const told = foretold(stage).get(option);
  return told?.known === true && told.idle;
}

/** Whether the points of the scoring have been given. */
export const isAfter = (stage: Stage): boolean => ([...stage.foreseen.values()] as Outlook[]).some(({ scoring }) => scoring === "after");

/** Whether another is asked if they act, so that only what it comes to can be told. */
export const waits = (stage: Stage): boolean => stage.decision?.window === true && !stage.decision.mine;

/** What it comes to if nobody acts. */
export function ifNobodyActs(stage: Stage): Foretold | null {
  const told = waits(stage) ? foretold(stage).get(NOBODY) : stage.pass && foretold(stage).get(stage.pass.option);
  return told?.known ? told : null;
}

/** Whether an answer comes to the same points and powers as another. */
export const changesNothing = (one: Foretold, other: Foretold): boolean =>
  String(one.vp) === String(other.vp) && String(one.totals ?? []) === String(other.totals ?? []) && String(one.things) === String(other.things);

/** Whether the whole question is laid over the board: a window, or whether one card acts. */
export function isLaidOut(stage: Stage, view: SmashUpView): boolean {
  if (!isScoring(view)) return false;
  if (waits(stage)) return ifNobodyActs(stage) !== null;
  if (!stage.open || !stage.pass || stage.holds) return false;
  const others = stage.options.filter((choice) => !choice.pass);
  return others.length > 0 && (stage.decision?.window === true || others.length === 1) && foretold(stage).has(stage.pass.option);
}

/** The answer that a press on this place, slot or card would give now. */
const answerAt = (stage: Stage, handle: number): Choice | undefined =>
  stage.options.find((choice) => (stage.picked === null ? choice.thing === handle : sourceOf(choice) === stage.picked && choice.target === handle));

/** What is told of a press on this place, slot or card. */
function toldAt(stage: Stage, handle: number): Foretold | Unknown | undefined {
  const choice = answerAt(stage, handle);
  return choice && foretold(stage).get(choice.option);
}

/** A place as it would be if it, or a slot there, were pressed; undefined if it would stay as it is, or nothing is told. */
export function futureOf(stage: Stage, base: Base, handle = base.place): BaseFigures | undefined {
  const told = toldAt(stage, handle);
  return told?.known ? told.bases.find(({ place }) => place === base.place) : undefined;
}

/** What a place would become if it, or a slot there, were pressed: in a few words; empty if nothing is told. */
export function becomes(stage: Stage, view: SmashUpView, base: Base, handle = base.place): string {
  if (toldAt(stage, handle)?.known === false) return t("becomes-unknown");
  const after = futureOf(stage, base, handle);
  return after ? figures(view, base, after) : "";
}

/** "+5, 23/21: scores", in a camp "+5, 12: first". */
export function figures(view: SmashUpView, before: Base, after: BaseFigures): string {
  if (after.breakpoint > 0) {
    const more = after.total - before.total;
    return t("becomes", { change: signed(more), total: after.total, breakpoint: after.breakpoint, scores: after.scores ? "yes" : "no" });
  }
  const mine = below(view);
  const total = after.totals[mine] ?? 0;
  return t("becomes-camp", { change: signed(total - (before.totals[mine] ?? 0)), total, first: after.leaders.includes(mine) ? "yes" : "no" });
}

/** What a minion would become if it were pressed: "→ 6", and whether its base would score by that. */
export function becomesOf(stage: Stage, view: SmashUpView, handle: number): string {
  const told = toldAt(stage, handle);
  if (!told?.known) return "";
  const change = told.things.find(([thing]) => thing === handle);
  if (!change) return "";
  const place = minionOf(view, handle)?.base.place;
  const scores = told.bases.some((base) => base.place === place && base.scores);
  return change[1] === null ? t("becomes-gone") : t("becomes-power", { power: change[1], scores: scores ? "yes" : "no" });
}

/** For the card that is picked up: what each place where it may go would become. */
export function placesFor(stage: Stage, view: SmashUpView, handle: number): { place: number; text: string; hot: boolean }[] {
  if (stage.picked !== handle) return [];
  return basesOf(view).flatMap((base) => {
    const text = becomes(stage, view, base);
    return text ? [{ place: base.place, text, hot: futureOf(stage, base)?.scores === true }] : [];
  });
}

/** Whether the picked card asks something once it is there. */
export function asksThen(stage: Stage): boolean {
  const told = foretold(stage);
  return stage.options.some((choice) => {
    const answer = sourceOf(choice) === stage.picked ? told.get(choice.option) : undefined;
    return answer?.known === true && answer.asks;
  });
}
