/** Where a game stands, as far as passing on one's own depends on it: is it my turn, and what is being answered? */
export interface Moment {
  mine: boolean;
  round: string | null; // what all are asked about now, such as a scoring
}

/** What a game says about passing on one's own; `View` is what the server shows of the position. */
export interface PassRules<View> {
  moment?(view: View): Moment; // in games with responses that may be passed
  passes?(view: View, here: number): boolean; // whether this one of the players here wants the response passed that is asked for
  mustAsk?(view: View): boolean; // whether what is asked concerns the player so much that nothing is passed unasked
}

/** How long a seat passes on its own: until its next turn, or to the end of one round of responses. */
export type Until = { kind: "turn"; away: boolean } | { kind: "round"; round: string };

export function untilTurn(now: Moment): Until {
  return { kind: "turn", away: !now.mine };
}

export function untilRoundEnds(now: Moment): Until | null {
  return now.round === null ? null : { kind: "round", round: now.round };
}

/** The same at a later moment; null once it is over. */
export function later(until: Until, now: Moment): Until | null {
  if (until.kind === "round") return now.round === until.round ? until : null;
  if (!now.mine) return { kind: "turn", away: true };
  return until.away ? null : until;
}
