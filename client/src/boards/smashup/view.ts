import type { Moment } from "../../play/until";

/** What `baston.games.smashup.view` tells a seat. Handles name cards; a base is named by its place. */

export interface Known {
  card: string;
  handle: number;
  kind: string;
  power: number;
}

export interface Attached {
  card: string;
  handle: number;
  owner: number;
  controller: number;
  named: string | null;
}

/** An ability that its controller may use once in each of its own turns. */
export interface Talent {
  card: string; // which has the text: the minion, or an action attached to it
  handle: number;
  used: boolean; // this turn
  lost: boolean;
}

/** When something ends: with this turn, or at the start or end of a seat's next one. */
export interface Ending {
  moment: "start" | "end";
  seat: number | null;
}

export interface Minion {
  card: string;
  handle: number;
  owner: number;
  controller: number;
  power: number;
  printed: number;
  why: [string | null, number][];
  actions: Attached[];
  counters: { plus: number; minus: number };
  talents: Talent[];
  lost: Ending[]; // it has no abilities until then
}

export interface Base {
  place: number;
  base: string;
  handle: number;
  breakpoint: number;
  printed_breakpoint: number;
  vp: number[];
  total: number;
  totals: number[];
  minions: Minion[];
  actions: Attached[];
}

export interface SmashUpView {
  seat: number | null;
  players: number;
  turn: number;
  turn_number: number;
  phase: string;
  edition: string;
  vp: number[];
  factions: string[][];
  open_factions: string[];
  decks: number[];
  deck_known: (Known | null)[][];
  hands: (Known | null)[][];
  discards: (Known | null)[][];
  base_deck: number;
  base_discard: string[];
  bases: (Base | { place: number; base: null })[];
  plays: {
    minions: number;
    actions: number;
    extra: { action: boolean; power_at_most: number; place: number }[];
  };
  scoring: number | null;
  affecting: { way: string; card: string | null; player: number; victims: number[]; stand_ins: number[] } | null;
  winner: number[] | null;
}

/** The points that end the game, one mark for each. */
export const PIPS = Array.from({ length: 15 }, (_, i) => i);

export const PHASES = ["start", "play", "score", "draw", "end"] as const;

export const basesOf = (view: SmashUpView): Base[] => view.bases.filter((base): base is Base => base.base !== null);

/** Whose side of the table is below: the seat looked from, for spectators the first. */
export const below = (view: SmashUpView): number => view.seat ?? 0;

/** The other seats, in the order of turns after the one below. */
export function rivals(view: SmashUpView): number[] {
  return Array.from({ length: view.players - 1 }, (_, i) => (below(view) + 1 + i) % view.players);
}

/** What lies open on the board or in the hand below, and so can be pressed there. */
export function drawn(view: SmashUpView): Set<number> {
  const handles = new Set<number>();
  for (const base of basesOf(view)) {
    handles.add(base.place);
    for (const action of base.actions) handles.add(action.handle);
    for (const minion of base.minions) {
      handles.add(minion.handle);
      for (const action of minion.actions) handles.add(action.handle);
    }
  }
  for (const card of view.hands[below(view)] ?? []) if (card) handles.add(card.handle);
  return handles;
}

/** Whose turn it is, and which scoring is under way. */
export function moment(view: SmashUpView): Moment {
  return { mine: view.turn === view.seat, round: view.scoring === null ? null : `${view.turn_number}:${view.scoring}` };
}

/** The printed card behind a handle, wherever the seat can see it. */
export function cardOf(view: SmashUpView, handle: number): string | null {
  for (const pile of [...view.hands, ...view.discards, ...view.deck_known]) {
    const found = pile.find((card) => card?.handle === handle);
    if (found) return found.card;
  }
  for (const base of basesOf(view)) {
    if (base.place === handle || base.handle === handle) return base.base;
    for (const thing of [...base.minions, ...base.actions, ...base.minions.flatMap((minion) => minion.actions)]) {
      if (thing.handle === handle) return thing.card;
    }
  }
  return null;
}

export function minionOf(view: SmashUpView, handle: number): { minion: Minion; base: Base } | null {
  for (const base of basesOf(view)) {
    const minion = base.minions.find((one) => one.handle === handle);
    if (minion) return { minion, base };
  }
  return null;
}

/** What an action attached to a minion does to its power, as far as the power is explained by it. */
export function effectOf(minion: Minion): number {
  const attached = new Set(minion.actions.map((action) => action.card));
  return minion.why.reduce((sum, [source, amount]) => (source && attached.has(source) ? sum + amount : sum), 0);
}

/** The message that tells how a talent stands. */
export const talentState = (talent: Talent): string => (talent.lost ? "talent-lost" : talent.used ? "talent-used" : "talent-free");

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
