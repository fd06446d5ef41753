import { t } from "../../../lib/i18n.svelte";
import type { Line } from "../../../net/protocol";
import type { Film, FilmStep } from "../../../play/films.svelte";
import type { Stage } from "../../../play/stage.svelte";
import { type Base, basesOf, type SmashUpView } from "../view";
import { stepNames } from "./words";

/** What the steps of a scoring show; `view` and `base` as they were before. */
export interface PointsShown {
  kind: "points";
  view: SmashUpView;
  base: Base | null; // null: the whole mat
  rows: { seat: number; total: number; gain: number; from: number; to: number }[]; // who has most comes first
}

export interface DiscardShown {
  kind: "discard";
  view: SmashUpView;
  base: Base | null;
  piles: { seat: number; cards: Lying[] }[]; // by owner
  saved: { card: Lying; base: string | null }[]; // and where to; null: out of play
}

export interface NewShown {
  kind: "new";
  view: SmashUpView;
  base: Base; // the new one
}

export type Shown = PointsShown | DiscardShown | NewShown;

interface Lying {
  card: string;
  handle: number;
  owner: number;
}

const POINTS = 2_600; // milliseconds: the podium rises, points go to the bars
const DISCARD = 1_500;
const NEW = 1_400;

/** The lines from one scoring to the next; the first may go on with one that had begun before. */
function scorings(lines: Line[]): Line[][] {
  const found: Line[][] = [[]];
  for (const line of lines) {
    if (line.event?.kind === "scoring") found.push([]);
    found.at(-1)?.push(line);
  }
  return found;
}

/** What has just been scored, as the log and the views before and after have it; null if nothing has. */
export function filmOf(stage: Stage, before: SmashUpView, after: SmashUpView, lines: Line[]): Film | null {
  let points = before.vp;
  const films: Film[] = [];
  for (const told of scorings(lines)) {
    const base = scored(before, told);
    if (base === undefined) continue;
    const steps = [...pointsStep(stage, before, base, points, told), ...goingSteps(stage, before, after, base)];
    points = added(points, told);
    const [line] = told;
    if (line && steps.length) films.push({ id: `${before.turn_number}:${base?.place ?? before.mat?.period ?? 0}`, line, title: titleFor(stage, before, base), names: stepNames(), steps });
  }
  const [first] = films;
  return first ? { ...first, steps: films.flatMap(({ steps }) => steps) } : null;
}

/** The base that these lines are about the scoring of, null for the mat; undefined if nothing is scored in them. */
function scored(before: SmashUpView, told: Line[]): Base | null | undefined {
  const event = told[0]?.event;
  const began = event?.kind === "scoring";
  if (before.mat) return began || before.mat.scoring ? null : undefined;
  return basesOf(before).find((base) => (began ? base.base === event.card : base.place === before.scoring));
}

const titleFor = (stage: Stage, before: SmashUpView, base: Base | null): string =>
  base ? t("scoring-of", { base: stage.cardName(base.base) }) : before.mat?.extra ? t("scoring-of-extra") : t("scoring-of-period", { period: before.mat?.period ?? 1 });

function added(points: number[], told: Line[]): number[] {
  return points.map((had, seat) => told.reduce((sum, { event }) => (event?.kind === "points" && event.seats.includes(seat) ? sum + event.number : sum), had));
}

function pointsStep(stage: Stage, view: SmashUpView, base: Base | null, from: number[], told: Line[]): FilmStep[] {
  const totals = new Map(told.flatMap(({ event }): [number, number][] => (event?.kind === "total" ? [[event.seats[0] ?? 0, event.number]] : [])));
  if (!totals.size) return [];
  const to = added(from, told);
  const rows = from
    .map((had, seat) => ({ seat, total: totals.get(seat) ?? -1, gain: (to[seat] ?? 0) - had, from: had, to: to[seat] ?? 0 }))
    .filter(({ total, gain }) => total >= 0 || gain > 0)
    .sort((a, b) => b.total - a.total || b.gain - a.gain);
  const best = rows.filter(({ total }) => total === rows[0]?.total).map(({ seat }) => seat);
  const figures = rows.map(({ total }) => Math.max(total, 0)).join(t("forecast-against"));
  const says = `${figures} · ${stage.aboutAll(best, "film-leads", { count: best.length })}`;
  return [{ at: 1, milliseconds: POINTS, says, shows: { kind: "points", view, base, rows } satisfies PointsShown }];
}

/** Who leaves, and what comes then, if that has happened. */
function goingSteps(stage: Stage, before: SmashUpView, after: SmashUpView, base: Base | null): FilmStep[] {
  const there = base ? basesOf(after).find(({ place }) => place === base.place) : basesOf(after)[0];
  const gone = base ? there?.handle !== base.handle : before.mat?.handle !== after.mat?.handle;
  if (!gone) return [];
  const cards = (base ? [base] : basesOf(before)).flatMap(lyingAt);
  const now = new Map(basesOf(after).flatMap((one) => lyingAt(one).map((card): [number, Base] => [card.handle, one])));
  const piled = new Set(after.discards.flatMap((pile) => pile.flatMap((card) => (card ? [card.handle] : []))));
  const stays = (card: Lying): boolean => base === null && now.has(card.handle);
  const saved = cards.filter((card) => !piled.has(card.handle) && !stays(card)).map((card) => ({ card, base: now.get(card.handle)?.base ?? null }));
  const piles = before.vp.map((_, seat) => ({ seat, cards: cards.filter((card) => card.owner === seat && piled.has(card.handle)) })).filter((pile) => pile.cards.length);
  const steps: FilmStep[] = [];
  if (piles.length || saved.length) {
    const shows: DiscardShown = { kind: "discard", view: before, base, piles, saved };
    steps.push({ at: 3, milliseconds: DISCARD, says: t("film-discard", { count: piles.reduce((sum, pile) => sum + pile.cards.length, 0) }), shows });
  }
  if (there) steps.push({ at: 4, milliseconds: NEW, says: t("film-new", { base: stage.cardName(there.base) }), shows: { kind: "new", view: after, base: there } satisfies NewShown });
  return steps;
}

const lyingAt = (base: Base): Lying[] => [...base.minions, ...base.actions, ...base.minions.flatMap(({ actions }) => actions)];
