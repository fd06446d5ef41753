import type { Choice } from "../../net/protocol";
import type { Moment } from "../../play/auto-pass.svelte";

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

/** What changes a minion's power: a card, null where it is unknown, or counters. */
export interface Reason {
  card: string | null;
  counters: boolean;
  amount: number;
  until: Ending | null;
}

export interface Minion {
  card: string;
  handle: number;
  owner: number;
  controller: number;
  power: number;
  printed: number;
  why: Reason[];
  actions: Attached[];
  counters: { plus: number; minus: number };
  talents: Talent[];
  lost: Ending[]; // it has no abilities until then
}

/** A card that lies face down: null where it is not known which. */
export interface Buried {
  card: string | null;
  handle: number | null;
  controller: number;
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
  buried: Buried[];
}

/** A slot of a camp: what it does, with its numbers, whose cards lie in it, and what it adds to their power. */
export interface Slot {
  handle: number;
  number: number;
  when: string;
  effect: string;
  numbers: Record<string, number>;
  seat: number | null;
  power: number;
  spent: boolean;
}

export interface Camp {
  place: number;
  camp: "north" | "south" | "east" | "west";
  leaders: number[]; // the seats with the highest power there
  slots: Slot[];
}

/** What Base Principale is played on. */
export interface Mat {
  period: number;
  round: number; // of the period
  rounds: number; // of every period
  extra: boolean; // a round to break a tie
  first: number;
  vp: number[][]; // by period and place
  camp_vp: number;
  base: string | null; // null while factions are drafted
  handle: number; // of the base
  next: string | null;
  scoring: boolean;
  totals: number[]; // by seat, on the whole mat
  pays: { place: number; camps: number }[]; // by seat, if it were scored now
  camps: Camp[];
}

/** What is about to happen to cards in play, and by whose doing. */
export interface Affecting {
  way: string;
  card: string | null;
  player: number;
  victims: number[];
  stand_ins: number[];
  place: number | null; // where they would go
  seat: number | null; // who would control them
  action: string | null; // what would be attached to them or pass to them
  amount: number | null; // of power or counters
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
  affecting: Affecting | null;
  decision: { about: number[] } | null; // the cards in play that the question is about
  winner: number[] | null;
  mat: Mat | null; // null in the standard mode
  useless: number[]; // own cards that do nothing in this mode
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

/** A base's place and all that lies there, which can be pressed. */
export const handlesAt = (base: Base): number[] => [
  base.place,
  ...base.actions.map((action) => action.handle),
  ...base.minions.flatMap((minion) => [minion.handle, ...minion.actions.map((action) => action.handle)]),
];

/** What lies open on the board or in the hand below, and so can be pressed there. */
export function shownHandles(view: SmashUpView): Set<number> {
  const handles = new Set(basesOf(view).flatMap(handlesAt));
  for (const { slots } of view.mat?.camps ?? []) for (const slot of slots) handles.add(slot.handle);
  if (view.mat) handles.add(view.mat.handle);
  for (const card of view.hands[below(view)] ?? []) if (card) handles.add(card.handle);
  return handles;
}

/** Is it to show cards of the hand that seem useless: the use of no card? */
export const showsUseless = (choice: Choice): boolean => choice.use && choice.card === null;

/** Whose turn it is, and which scoring is under way. */
export function moment(view: SmashUpView): Moment {
  const { mat } = view;
  if (mat) return { mine: view.turn === view.seat && !mat.scoring, round: mat.scoring ? `${mat.period}:${view.turn_number}` : null };
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

/** The base that scores, else the one that lacks least for it; on a mat the one in the middle. */
export function placeToRead(view: SmashUpView): { card: string; handle: number } | null {
  const bases = basesOf(view);
  const lacks = (base: Base): number => (base.place === view.scoring ? -Infinity : base.breakpoint - base.total);
  const next = [...bases].sort((a, b) => lacks(a) - lacks(b))[0];
  return next ? { card: next.base, handle: next.place } : null;
}

export function minionOf(view: SmashUpView, handle: number): { minion: Minion; base: Base } | null {
  for (const base of basesOf(view)) {
    const minion = base.minions.find((one) => one.handle === handle);
    if (minion) return { minion, base };
  }
  return null;
}

/** Which one a minion is of those with its name on its side of its base, from 1; 0 if it is alone, as labels have it. */
export function numberOf(view: SmashUpView, handle: number): number {
  const found = minionOf(view, handle);
  if (!found) return 0;
  const { minion, base } = found;
  const alike = base.minions.filter((one) => one.card === minion.card && one.controller === minion.controller);
  return alike.length > 1 ? alike.indexOf(minion) + 1 : 0;
}

/** What an action attached to a minion does to its power, as far as the power is explained by it. */
export function effectOf(minion: Minion): number {
  const attached = new Set(minion.actions.map((action) => action.card));
  return minion.why.reduce((sum, { card, amount }) => (card && attached.has(card) ? sum + amount : sum), 0);
}

/** The message that tells how a talent stands. */
export const talentState = (talent: Talent): string => (talent.lost ? "talent-lost" : talent.used ? "talent-used" : "talent-free");

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
