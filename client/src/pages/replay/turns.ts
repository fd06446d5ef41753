import type { Step } from "../../net/protocol";

/** Where a turn begins in a replay. */
export interface TurnStart {
  step: number;
  number: number; // of the turn, or of the round
  seat: number;
}

/** The steps at which turns begin. */
export const turnStarts = (steps: readonly Step[]): TurnStart[] =>
  steps.flatMap(({ log }, step) =>
    log.flatMap(({ event }) => (event?.kind === "turn" || event?.kind === "turn-of-round" ? [{ step, number: event.number, seat: event.seats[0] ?? 0 }] : [])),
  );

/** The step at which the turn before this step began, or the turn that is under way, if it is further back. */
export const turnBefore = (starts: readonly TurnStart[], at: number): number => starts.findLast(({ step }) => step < at)?.step ?? 0;

export const turnAfter = (starts: readonly TurnStart[], at: number, last: number): number => starts.find(({ step }) => step > at)?.step ?? last;

/** Of the turns, those whose number fits beside the timeline of so many steps: each at least so many steps after the one before. */
export function ticksOf(starts: readonly TurnStart[], apart: number): TurnStart[] {
  const ticks: TurnStart[] = [];
  for (const start of starts) {
    const before = ticks.at(-1);
    if (!before || (start.step - before.step >= apart && start.number !== before.number)) ticks.push(start);
  }
  return ticks;
}

/** The step that a line of the log belongs to; the first for a line that no step has. */
export const stepOfLine = (steps: readonly Step[], line: number): number => Math.max(0, steps.findIndex(({ log }) => log.some(({ number }) => number === line)));
