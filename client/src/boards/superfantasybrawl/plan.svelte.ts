import { say, t } from "../../lib/i18n.svelte";
import type { Choice } from "../../net/protocol";
import { sourceOf } from "../../play/choice";
import type { Plan } from "../../play/plan";
import type { Stage } from "../../play/stage.svelte";
import { type Branch, follow, MOVEMENTS, reached, settle, targetsOf, treeOf, wayTo } from "./tree";
import { type ArenaView, championAt, championOf } from "./view";
import { cardName } from "./cards";
import { planWords } from "./plan-words";

/** Whether what is asked is an action or a Reaction, which is held before it is aimed and paid for. */
export const asksDeed = (stage: Stage): boolean => stage.options.some((choice) => choice.card !== null);

/** What is put together on the arena before anything is sent: a way down the tree of answers. */
class Planning {
  places = $state.raw<number[]>([]); // the hexes that the challenge speaks of which is looked at
  private made = $state.raw<{ decision: number; path: number[] } | null>(null);
  private seen = $state.raw<{ decision: number; path: number[] } | null>(null); // under the pointer or the focus
  private due: Branch[] = []; // what is still to be sent of a plan that is paid for

  /** The answers that have been put together. */
  path(stage: Stage): number[] {
    return this.of(stage, this.made);
  }

  /** What is drawn: what is looked at, else what is planned, else what is hinted at. */
  shown(stage: Stage): number[] {
    const seen = this.of(stage, this.seen);
    const path = this.path(stage);
    if (seen.length) return seen;
    return path.length || !stage.hint ? path : [stage.hint.option];
  }

  set(stage: Stage, path: number[]): void {
    this.made = this.at(stage, path);
    this.seen = null;
    const [first] = path;
    const card = stage.options.find(({ option }) => option === first)?.card ?? null;
    stage.letGo();
    if (card !== null) stage.pickUp(card); // it is the one that is read, and stands out in the hand
    if (first !== undefined) stage.foresee([first]);
  }

  look(stage: Stage, path: number[]): void {
    this.seen = this.at(stage, path);
    const [first] = path;
    if (first !== undefined && asksDeed(stage)) stage.foresee([first]);
  }

  /** Sends the first answer of a plan; the others follow as they are asked for. */
  give(stage: Stage, way: Branch[]): void {
    const [first, ...rest] = way;
    if (!first) return;
    this.due = [first, ...rest];
    stage.choose(first.option);
  }

  /** The next answer of a plan that is paid for, if it is what was foreseen that is asked. */
  goOn(stage: Stage): void {
    const [given, next] = this.due;
    if (!given || !stage.open) return;
    const asked = new Set(stage.options.map(({ option }) => option));
    const foreseen = given.next.length === asked.size && given.next.every(({ option }) => asked.has(option));
    this.due = next && foreseen ? this.due.slice(1) : [];
    if (next && foreseen) stage.choose(next.option);
  }

  private at(stage: Stage, path: number[]): { decision: number; path: number[] } | null {
    const decision = stage.decision?.number;
    return path.length && decision !== undefined ? { decision, path } : null;
  }

  private of(stage: Stage, one: { decision: number; path: number[] } | null): number[] {
    return one && stage.open && one.decision === stage.decision?.number ? one.path : [];
  }
}

export const planning = new Planning();

/** The tree below what is held: of the action, or of the question itself. */
export function ground(stage: Stage, view: ArenaView): { branch: Branch; held: number[] } {
  const tree = treeOf(view, stage.foreseen);
  const held = asksDeed(stage) ? planning.path(stage).slice(0, 1) : [];
  return { branch: follow(tree, held).at(-1) ?? tree, held };
}

/** The branches of what is drawn: with all that would follow unasked, as the button would send it. */
export function shownWay(stage: Stage, view: ArenaView): Branch[] {
  const shown = follow(treeOf(view, stage.foreseen), planning.shown(stage));
  const way = ready(shown, asksDeed(stage) ? 1 : 0);
  return way.length ? way : shown;
}

/** Who acts in what is drawn. */
export const actorOf = (stage: Stage, view: ArenaView): number | null | undefined =>
  heldChampion(stage, planning.shown(stage)) ?? view.decision?.mover ?? view.decision?.champion ?? view.action?.champion;

/** The champions that what is drawn would strike, at whom an arrow points; an area is drawn by itself, a Reaction strikes nobody unasked. */
export function struckBy(stage: Stage, view: ArenaView, drawn: Branch[]): number[] {
  const last = drawn.at(-1);
  if (!last || last.area) return [];
  return targetsOf(last.way ? [last] : drawn, stage.decision?.window ? null : actorOf(stage, view));
}

/** The things that can be pressed on the arena now. */
export function legal(stage: Stage, view: ArenaView): Set<number> {
  const { branch, held } = ground(stage, view);
  if (asksDeed(stage) && !held.length) return stage.holds ? stage.pressable.targets : new Set();
  return reached(branch);
}

/** The answers that pressing a hex would put together; empty if it stands for none. `far`: how far an area lies from the pointer. */
export function pathAt(stage: Stage, view: ArenaView, hex: number, far: (area: number[]) => number): number[] {
  const { branch, held } = ground(stage, view);
  if (asksDeed(stage) && !held.length) return [];
  const champion = championAt(view, hex)?.handle;
  const mover = championOf(view, heldChampion(stage, held) ?? view.decision?.mover ?? 0);
  const meant = (one: Branch, above: Branch): boolean =>
    (one.thing !== undefined && (one.thing === hex || one.thing === champion)) ||
    (champion !== undefined && one.inside?.includes(champion) === true) ||
    (one.option === 0 && above.next.length > 1 && MOVEMENTS.includes(above.asks ?? "") && mover?.hex === hex);
  const nearest = (end: Branch): number => (end.area ? far(end.area) : 0);
  const path = planning.path(stage);
  const made = follow(branch, path.slice(held.length));
  const end = made.at(-1);
  const on = end && wayTo(end, meant, nearest);
  if (on) return [...path, ...on.map(({ option }) => option)];
  const way = wayTo(branch, meant, nearest);
  if (way) return [...held, ...way.map(({ option }) => option)];
  // No champion stands there to be caught: an area that lies over the hex.
  const over = wayTo(end ?? branch, (one) => one.area?.includes(hex) === true, nearest);
  return over ? [...(end ? path : held), ...over.map(({ option }) => option)] : [];
}

/** The champion of the action that is held. */
export const heldChampion = (stage: Stage, held: readonly number[]): number | null =>
  stage.options.find((choice) => choice.option === held[0] && choice.card !== null)?.target ?? null;

/** The ways to lay the area in the place of the one that is planned, or the first that there are. */
export function areas(stage: Stage, view: ArenaView): { all: Branch[]; now: number; path: number[] } {
  const { branch, held } = ground(stage, view);
  const path = planning.path(stage);
  const made = follow(branch, path.slice(held.length));
  const above = made.at(-1)?.area ? (made.at(-2) ?? branch) : (made.at(-1) ?? branch);
  const all = above.next.filter(({ area }) => area);
  return { all, now: all.findIndex(({ option }) => option === path.at(-1)), path: made.at(-1)?.area ? path.slice(0, -1) : path };
}

/** Turns the area that is planned to the next way, or the one before. */
export function turnArea(stage: Stage, view: ArenaView, by: 1 | -1): boolean {
  const { all, now, path } = areas(stage, view);
  const next = all[now < 0 ? 0 : (now + by + all.length) % all.length];
  if (next) planning.set(stage, [...path, next.option]);
  return next !== undefined;
}

/** The answer that a card of the hand is by itself, as one to be discarded: no action. */
const chosenCard = (stage: Stage, handle: number): Choice | undefined =>
  stage.options.find((choice) => choice.card === null && choice.thing === handle);

/** Takes an action up, or puts it back: a card of the hand, a standard action; asks whose or with which Core if that is open. */
export function take(stage: Stage, handle: number, card: string | null): void {
  const meant = stage.options.filter((choice) => choice.card === handle);
  const [first] = meant;
  const held = meant.some((choice) => choice.option === planning.path(stage)[0]);
  const again = stage.holds && stage.picked === handle;
  const lone = chosenCard(stage, handle);
  if (lone) planning.set(stage, planning.path(stage)[0] === lone.option ? [] : [lone.option]);
  else if (!first) stage.touch(handle, card);
  else if (held || again) planning.set(stage, []);
  else if (meant.every((choice) => choice.target === first.target)) settleOn(stage, meant);
  else {
    planning.set(stage, []);
    stage.pickUp(handle);
  }
}

/** Takes up what can be meant in one way only; else asks. */
export function settleOn(stage: Stage, meant: Choice[]): void {
  const [first] = meant;
  planning.set(stage, []);
  if (first && meant.length === 1) planning.set(stage, [first.option]);
  else stage.asking = meant;
}

/** The actions of the champion on a hex, once a standard action or a card has been picked up. */
export function aimedAt(stage: Stage, view: ArenaView, hex: number): Choice[] {
  const champion = championAt(view, hex)?.handle;
  const { picked } = stage;
  if (!stage.holds || champion === undefined || planning.path(stage).length) return [];
  return stage.options.filter((choice) => sourceOf(choice) === picked && choice.target === champion);
}

/** The plan as the prompt says it, and what its button sends; null while nothing is taken up. */
export function planOf(stage: Stage, view: ArenaView): Plan | null {
  const path = planning.path(stage);
  if (!path.length) return null;
  const card = cardPlan(stage, view, path);
  if (card) return card;
  const tree = treeOf(view, stage.foreseen);
  const made = follow(tree, path);
  const held = asksDeed(stage) ? 1 : 0;
  const way = ready(made, held);
  return {
    ...planWords(stage, view, made, way, held > 0),
    held: path.join(" "),
    give: () => planning.give(stage, way),
    takeBack: () => planning.set(stage, path.length > held ? path.slice(0, held) : []),
  };
}

/** A card of the hand that is chosen for what is asked: it goes only by the button. */
function cardPlan(stage: Stage, view: ArenaView, path: number[]): Plan | null {
  const choice = stage.options.find(({ option }) => option === path[0]);
  const known = view.hands[stage.seat ?? 0]?.find((one) => one !== null && one.handle === choice?.thing);
  if (!choice || choice.card !== null || !known) return null;
  return {
    says: stage.decision?.prompt ? say(stage.decision.prompt) : "",
    note: t("sfb-plan-card", { card: cardName(stage, known.card) }),
    button: t("sfb-button-choose", { card: cardName(stage, known.card) }),
    held: path.join(" "),
    give: () => planning.give(stage, [{ option: choice.option, next: [] }]),
    takeBack: () => planning.set(stage, []),
  };
}

/** The answers that the button sends: those planned, with what follows from them; none while there is still to aim. */
export function ready(made: Branch[], held: number): Branch[] {
  const last = made.at(-1);
  if (!last) return [];
  if (made.length > held) return settle(made);
  if (!last.asks) return made;
  if (settle(made).length > made.length) return settle(made);
  const stays = last.next.find(({ option }) => option === 0);
  const used = stays && MOVEMENTS.includes(last.asks) ? settle([...made, stays]) : [];
  return used.length > made.length + 1 ? used : [];
}
