import type { Line } from "../net/protocol";

/** A scoring that the log tells of: of the base `card`, else of everything in `period`, which is 0 for the extra round. */
export interface Scoring {
  card: string | null;
  period: number;
}

/** The scoring that a line of the log tells of, if it does. */
export const scoringIn = ({ event }: Line): Scoring | null => (event?.kind === "scoring" ? { card: event.card ?? null, period: event.number } : null);

/** A game as a whole, as its log tells it. */
export interface Summary {
  turns: number[][]; // points by seat at the end of each turn, the first row before any
  scorings: (Scoring & { gains: number[] })[]; // with what each seat gained meanwhile
  destroyers: { card: string; count: number }[]; // the cards that destroyed most, at least two
}

export function summaryOf(lines: Line[], players: number): Summary {
  const points = Array.from({ length: players }, () => 0);
  const turns = [[...points]];
  const scorings: Summary["scorings"] = [];
  const destroyed = new Map<string, number>();
  let gains: number[] | null = null; // of the scoring under way
  for (const line of lines) {
    const { event } = line;
    if (!event) continue;
    const scoring = scoringIn(line);
    if (scoring) scorings.push({ ...scoring, gains: (gains = points.map(() => 0)) });
    else if (event.kind === "turn" || event.kind === "turn-of-round") {
      if (event.number !== 1) turns.push([...points]);
      gains = null;
    } else if (event.kind === "points") {
      for (const seat of event.seats) {
        points[seat] = (points[seat] ?? 0) + event.number;
        if (gains) gains[seat] = (gains[seat] ?? 0) + event.number;
      }
    } else if (event.kind === "destroyed" && event.source) destroyed.set(event.source, (destroyed.get(event.source) ?? 0) + 1);
  }
  turns.push([...points]);
  const most = [...destroyed].map(([card, count]) => ({ card, count })).filter((one) => one.count > 1);
  return { turns, scorings, destroyers: most.sort((a, b) => b.count - a.count).slice(0, 3) };
}
