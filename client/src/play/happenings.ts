import type { Line } from "../net/protocol";

const EVENT = 750; // milliseconds that something which happens is told for …
const QUICK = 300; // … and what happens at every turn: draws, shuffles, a turn that begins
export const HEADINGS: ReadonlySet<string> = new Set(["turn", "turn-of-round"]);
const QUICKLY = new Set([...HEADINGS, "round", "drawn", "shuffled"]);
const OWN = new Set(["drawn", "shuffled", "played"]);

/** One thing that happens: the lines of the log that tell it, which say the same. */
export interface Happening {
  lines: Line[];
  time: number; // milliseconds for which it is told, at the usual speed
  holds: boolean; // the next change waits for it: nobody waits for what they have just done themselves
}

/** What an answer's lines tell, one thing after the other; `own`: the seat that looks. */
export function happeningsIn(lines: readonly Line[], own: number | null): Happening[] {
  const happenings: Happening[] = [];
  for (const line of lines) {
    const last = happenings.at(-1);
    if (last?.lines[0]?.en === line.en) last.lines.push(line);
    else happenings.push({ lines: [line], time: QUICKLY.has(line.event?.kind ?? "") ? QUICK : EVENT, holds: !waitsForNobody(line, own) });
  }
  return happenings;
}

function waitsForNobody({ event }: Line, own: number | null): boolean {
  if (!event) return false;
  return HEADINGS.has(event.kind) || (OWN.has(event.kind) && own !== null && event.seats[0] === own);
}

/** How long the next change waits for these, in milliseconds at the usual speed. */
export const timeOf = (happenings: readonly Happening[]): number => happenings.reduce((sum, { time, holds }) => sum + (holds ? time : 0), 0);
