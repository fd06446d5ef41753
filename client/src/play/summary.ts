import type { Line } from "../net/protocol";
import { scoredIn, turnOf } from "./sentence";

/** What the log tells of a game as a whole. */
export interface Tale {
  turns: number[][]; // points by seat at the end of each turn, the first row before any
  scorings: { base: string; gains: number[] }[]; // the bases scored, with what each seat gained meanwhile
  blows: { card: string; count: number }[]; // the cards that destroyed most, at least two
}

const GAIN = /^Player (\d)(?: and Player (\d))? gains? (\d+) VP/;
const BLOW = /^.+ is destroyed \((.+)\)\.$/;

/** Read from the English lines, which are the same in every browser. */
export function taleOf(lines: Line[], players: number): Tale {
  const points = Array.from({ length: players }, () => 0);
  const turns = [[...points]];
  const scorings: Tale["scorings"] = [];
  const blows = new Map<string, number>();
  let scoring: number[] | null = null;
  for (const { en } of lines) {
    if (turnOf(en)) {
      if (turnOf(en)?.turn !== 1) turns.push([...points]);
      scoring = null;
    }
    const base = scoredIn(en);
    if (base) scorings.push({ base, gains: (scoring = points.map(() => 0)) });
    const gain = GAIN.exec(en);
    if (gain) {
      const amount = Number(gain[3]);
      for (const named of [gain[1], gain[2]]) {
        if (!named) continue; // no team has them
        const seat = Number(named) - 1;
        points[seat] = (points[seat] ?? 0) + amount;
        if (scoring) scoring[seat] = (scoring[seat] ?? 0) + amount;
      }
    }
    const blow = BLOW.exec(en);
    if (blow?.[1]) blows.set(blow[1], (blows.get(blow[1]) ?? 0) + 1);
  }
  turns.push([...points]);
  const most = [...blows].map(([card, count]) => ({ card, count })).filter((one) => one.count > 1);
  return { turns, scorings, blows: most.sort((a, b) => b.count - a.count).slice(0, 3) };
}
