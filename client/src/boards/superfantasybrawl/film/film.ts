import { t } from "../../../lib/i18n.svelte";
import type { Line, Still } from "../../../net/protocol";
import type { Film } from "../../../play/films.svelte";
import type { Stage } from "../../../play/stage.svelte";
import { type ArenaView, seatsOf } from "../view";
import { ATTACK_STEPS, attackSteps, filmIdOf, type Named } from "./attack";

/** Challenges that a side has scored: what the log says of it, and the points of both sides. */
export interface ScoredShown {
  lines: Line[];
  sides: { side: number; from: number; to: number }[];
  goal: number;
}

const SCORED = 2_600; // milliseconds
const SCORES = "sfb-film";

/** The attack that has just gone on, on the board itself, and the challenges that have been scored; null if there is neither. */
export function filmOf(stage: Stage, before: ArenaView, after: ArenaView, lines: Line[], stills: Still[] = []): Film | null {
  const attack = attackSteps(before, after, lines, stills);
  const steps = [...attack, ...scoredSteps(stage, before, after, lines)];
  const [first] = steps;
  const line = first && (first.step.change?.lines[0] ?? lines.find(({ event }) => event?.kind === "met"));
  if (!line) return null;
  const names = attack.length > 0 ? [...ATTACK_STEPS, SCORES] : [SCORES];
  const film: Film = {
    id: attack.length > 0 ? filmIdOf(before, after) : `${line.number}`,
    line,
    title: attack.length > 0 ? t("sfb-film-attack") : t("sfb-film"),
    names: names.map((name) => t(name)),
    steps: steps.map(({ name, step }) => ({ ...step, at: names.indexOf(name) })),
  };
  // An attack that is only declared is seen as it is; Reactions are asked for next.
  return steps.every(({ name }) => name === "sfb-film-attacks") ? { ...film, quiet: true } : film;
}

function scoredSteps(stage: Stage, before: ArenaView, after: ArenaView, lines: Line[]): Named[] {
  const met = lines.filter(({ event }) => event?.kind === "met");
  if (met.length === 0) return [];
  const sides = before.vp.map((from, side) => ({ side, from, to: after.vp[side] ?? from }));
  const best = sides.find(({ from, to }) => to > from) ?? sides[0];
  const gained = best ? best.to - best.from : 0;
  const seats = seatsOf(before, best?.side ?? 0);
  const says = stage.aboutAll(seats, "sfb-film-points", { count: gained, many: seats.length });
  return [{ name: SCORES, step: { milliseconds: SCORED, says, shows: { lines: met, sides, goal: before.goal } satisfies ScoredShown } }];
}
