import { api, ApiError } from "../net/api";
import type { Analysis, Failure, JudgedDecision, TurningPoint } from "../net/protocol";

const PAUSE = 700; // milliseconds between two looks at how far an analysis has come

export const isDone = (analysis: Analysis): boolean => analysis.decisions.length === analysis.total;

/** Tells of an analysis until it is done, or until what is returned is called. */
export function follow(id: string, seat: number, tell: (analysis: Analysis) => void, fail: (failure: Failure | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const ask = (): void =>
    void api.analysis(id, seat).then(
      (analysis) => {
        if (left) return;
        tell(analysis);
        if (!isDone(analysis)) timer = setTimeout(ask, PAUSE);
      },
      (error: unknown) => {
        if (!left) fail(error instanceof ApiError ? error.failure : null);
      },
    );
  ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** What the curve goes through, as steps and chances: each decision, what its answer left, and the end. */
export function curveOf(analysis: Analysis, last: number): [number, number][] {
  const points = analysis.decisions.flatMap((one): [number, number][] => [
    [one.number, one.best_chance],
    [one.number + 1, one.taken_chance],
  ]);
  return isDone(analysis) && points.length && analysis.end !== null ? [...points, [last, analysis.end]] : points;
}

/** The chance to win at a step, as far as it is known. */
export function chanceAt(analysis: Analysis, step: number, last: number): number | null {
  if (step === last && isDone(analysis) && analysis.end !== null) return analysis.end;
  const before = analysis.decisions.filter((one) => one.number <= step).at(-1);
  if (!before) return null;
  return before.number === step ? before.best_chance : before.taken_chance;
}

/** A step at which the game turned. */
export interface Turn {
  number: number;
  points: TurningPoint[];
  decision: JudgedDecision | undefined;
}

/** The turning points by step. */
export function turnsOf(analysis: Analysis): Turn[] {
  const numbers = [...new Set(analysis.turning_points.map((point) => point.number))];
  return numbers.map((number) => ({
    number,
    points: analysis.turning_points.filter((point) => point.number === number),
    decision: analysis.decisions.find((one) => one.number === number),
  }));
}

/** A chance, or a change of one, in percent. */
export const percent = (share: number): number => Math.round(100 * share);
