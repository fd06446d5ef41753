import type { Line } from "../net/protocol";
import { HEADINGS } from "../play/happenings";

/** A row of the log: equal lines one after the other are told once, with their number. */
export interface Row {
  line: Line;
  last: number; // the number of the last line told in it
  times: number;
}

/** The rows of a log, turn by turn; what comes before the first turn stands by itself. */
export function turnsOf(lines: readonly Line[]): Row[][] {
  const turns: Row[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    const before = turn?.at(-1);
    if (!turn || HEADINGS.has(line.event?.kind ?? "")) turns.push([{ line, last: line.number, times: 1 }]);
    else if (before?.line.en === line.en) [before.times, before.last] = [before.times + 1, line.number];
    else turn.push({ line, last: line.number, times: 1 });
  }
  return turns;
}

/** The rows of a turn that tell these lines. */
export const telling = (rows: readonly Row[], lines: readonly Line[]): Row[] =>
  rows.filter(({ line, last }) => lines.some(({ en, number }) => en === line.en && line.number <= number && number <= last));

/** Is any line with this number among the rows? */
export const hold = (rows: readonly Row[], number: number): boolean => rows.some(({ line, last }) => line.number <= number && number <= last);
