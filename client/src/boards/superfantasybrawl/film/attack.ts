import type { Line, Still } from "../../../net/protocol";
import type { FilmStep } from "../../../play/films.svelte";
import type { Action, ArenaView } from "../view";

/** A step of a film, and the key of its name. */
export interface Named {
  name: string;
  step: Omit<FilmStep, "at">;
}

const STEP = 900; // milliseconds
export const ATTACK_STEPS = ["sfb-film-attacks", "sfb-film-reaction", "sfb-film-damage", "sfb-film-displaced", "sfb-film-out"];
/** What a step is called, by the event in it that matters most. */
const NAMES = [
  ["destroyed", "sfb-film-out"],
  ["wounded", "sfb-film-damage"],
  ["displaced", "sfb-film-displaced"],
  ["attacked", "sfb-film-attacks"],
] as const;

/** What an attack has led to, change by change; none if there is no attack, or nothing has come of it. */
export function attackSteps(before: ArenaView, after: ArenaView, lines: Line[], stills: Still[]): Named[] {
  const views = [{ view: before as unknown, lines: 0 }, ...stills, { view: after as unknown, lines: lines.length }];
  const steps: Named[] = [];
  for (const [at, still] of views.slice(1).entries()) {
    const from = views[at] ?? still;
    const told = lines.slice(from.lines, still.lines);
    const name = attackIn(from.view as ArenaView) || told.some(isAttack) ? nameOf(told) : undefined;
    const last = steps.at(-1)?.step.change;
    if (name) steps.push({ name, step: { milliseconds: STEP, says: "", shows: null, change: { before: from.view, after: still.view, lines: told } } });
    else if (last) Object.assign(last, { after: still.view });
  }
  return steps;
}

function nameOf(told: Line[]): string | undefined {
  const reaction = told.some(({ event }) => event?.kind === "played") ? "sfb-film-reaction" : undefined;
  return NAMES.find(([kind]) => told.some(({ event }) => event?.kind === kind))?.[1] ?? reaction;
}

/** Which attack it is, as long as it goes on. */
export function filmIdOf(before: ArenaView, after: ArenaView): string {
  const action = attackIn(before) ?? attackIn(after);
  return `${before.round}:${before.turn}:${action?.champion ?? ""}:${action?.card ?? ""}`;
}

const isAttack = ({ event }: Line): boolean => event?.kind === "attacked";

const attackIn = ({ action }: ArenaView): Action | null => (action && action.targets.length > 0 ? action : null);
