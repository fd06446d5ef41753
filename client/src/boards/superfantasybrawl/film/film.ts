import { t } from "../../../lib/i18n.svelte";
import type { Line } from "../../../net/protocol";
import type { Film } from "../../../play/films.svelte";
import { type ArenaView, seatsOf } from "../view";
import type { Stage } from "../../../play/stage.svelte";

/** Challenges that a side has scored: what the log says of it, and the points of both sides. */
export interface ScoredShown {
  lines: Line[];
  sides: { side: number; from: number; to: number }[];
  goal: number;
}

const SCORED = 2_600; // milliseconds

/** The challenges that have just been scored; null if none has. What happens in the arena is shown there. */
export function filmOf(stage: Stage, before: ArenaView, after: ArenaView, lines: Line[]): Film | null {
  const met = lines.filter(({ event }) => event?.kind === "met");
  const [line] = met;
  if (!line) return null;
  const sides = before.vp.map((from, side) => ({ side, from, to: after.vp[side] ?? from }));
  const best = sides.find(({ from, to }) => to > from) ?? sides[0];
  const gained = best ? best.to - best.from : 0;
  const seats = seatsOf(before, best?.side ?? 0);
  const says = stage.aboutAll(seats, "sfb-film-points", { count: gained, many: seats.length });
  return {
    id: `${line.number}`,
    line,
    title: t("sfb-film"),
    names: [t("sfb-film")],
    steps: [{ at: 0, milliseconds: SCORED, says, shows: { lines: met, sides, goal: before.goal } satisfies ScoredShown }],
  };
}
