import type { Arrow } from "../../play/arrows";
import type { Moment } from "../../play/auto-pass.svelte";

/** What `baston.games.superfantasybrawl.view` tells a seat. Handles name champions, cards, standard actions and hexes. */

export const CORES = ["red", "yellow", "blue"] as const;
export type Core = (typeof CORES)[number];

export interface Known {
  card: string;
  handle: number;
  champion: number;
  kind: "attack" | "skill" | "reaction";
  core: Core;
}

export interface Champion {
  champion: string;
  handle: number;
  seat: number;
  side: number;
  hex: number | null; // null: on its Gate
  hit_points: number;
  damage: number;
  defense: number;
  defense_givers: [champion: number, amount: number][]; // whose levelled sides change it
  levelled: boolean;
  bloodied: boolean;
  lasting: [kind: string, amount: number, about: number][]; // about: the one champion against whom strength counts
}

export interface Slot {
  vp: number;
  challenge: string | null;
  met?: boolean[]; // by side
  progress?: [have: number, wanted: number][]; // by side
  hexes?: number[]; // on which it counts champions, seen from the side below
  name?: string;
  name_fr?: string;
  text?: string;
  text_fr?: string;
  gist?: string;
  gist_fr?: string;
}

/** What one answer would bring about, as far as the seat can know it. */
export interface Outcome {
  events: [string, number, number][]; // event, champion, amount or hex
  sums: Sum[]; // of an attack that is declared
  trap: boolean; // a trap is sprung: what comes after is not known
  answering: number[]; // the seats that may play a Reaction first
  reactions: string[]; // those that there could be, as far as the seat knows
  asked: boolean; // something is then to be chosen
}

/** What an attack does to a target: its strength less the defense. */
export interface Sum {
  target: number;
  strength: number;
  defense: number;
  damage: number;
}

export interface Offer {
  option: number;
  thing?: number;
  core?: Core | "free";
  way?: number[]; // hexes entered, one after the other
  area?: number[];
  inside?: number[];
  outcome?: Outcome;
}

export interface Action {
  champion: number;
  card: string | null;
  player: number;
  targets: number[];
  way: number;
  reactions: [string, number][];
  outcome: Sum[];
  could_react: string[]; // while a Reaction is asked of another: those that there could be
  dealt: number[];
  fallen: number[];
}

export interface Field {
  hexes: [number, number, number, string][]; // handle, q, r, name
  statues: Record<string, number>;
  zones: Record<string, number[]>;
  trap_hexes: number[];
  deployment: number[][];
}

export interface ArenaView {
  seat: number | null;
  players: number;
  first: number;
  order: number[];
  turn: number;
  round: number;
  phase: string;
  draft: string;
  vp: number[]; // by side
  goal: number;
  home: number[]; // by side
  teams: string[][];
  brought: (string | null)[][]; // null while it is secret
  pool: string[];
  cores: Record<Core, boolean>[];
  standards: string[]; // used in this Activation phase
  hands: (Known | null)[][];
  decks: number[];
  deck_known: (Known | null)[][];
  discards: (Known | null)[][];
  champions: Champion[];
  traps: { hex: number; token: { kind: string; damage: number } | null }[];
  supply: number;
  track: Slot[];
  challenge_deck: number;
  challenge_discard: string[];
  action: Action | null;
  board: Field;
  decision: { player: number; champion: number | null; mover?: number | null; at?: number | null; offers?: Offer[] } | null;
  over: boolean;
}

export const STANDARDS = ["std_red", "std_yellow", "std_blue", "std_any"] as const;

/** Standard actions have the handles before those of the hexes. */
export const standardHandle = (view: ArenaView, place: number): number => (view.board.hexes[0]?.[0] ?? 0) - STANDARDS.length + place;

/** Whose side of the table is near: the seat looked from, for spectators the first. */
export const below = (view: ArenaView): number => view.seat ?? 0;
export const sideOf = (seat: number): number => seat % 2;
export const seatsOf = (view: ArenaView, side: number): number[] => [...Array(view.players).keys()].filter((seat) => sideOf(seat) === side);
export const teamOf = (view: ArenaView, seat: number): Champion[] => view.champions.filter((one) => one.seat === seat);
export const championAt = (view: ArenaView, hex: number): Champion | undefined => view.champions.find((one) => one.hex === hex);
export const championOf = (view: ArenaView, handle: number): Champion | undefined => view.champions.find((one) => one.handle === handle);
export const left = (champion: Champion): number => champion.hit_points - champion.damage;
export const offerOf = (view: ArenaView, option: number | null): Offer | undefined =>
  option === null ? undefined : view.decision?.offers?.find((offer) => offer.option === option);
export const isDraft = (view: ArenaView): boolean => view.champions.length === 0;

/** Damage comes from the champion whose action goes on: an arrow from its hex to each that is hurt. */
export function arrows(before: ArenaView, after: ArenaView): Arrow[] {
  const action = before.action ?? after.action;
  const source = action && championOf(before, action.champion)?.hex;
  if (!source) return [];
  return after.champions.flatMap((now) => {
    const was = championOf(before, now.handle);
    const hurt = was?.hex && was.side !== championOf(before, action.champion)?.side && (now.damage > was.damage || now.hex === null);
    return hurt && was.hex ? [{ from: { handle: source }, to: { handle: was.hex } }] : [];
  });
}

/** What lies open on the board or in the hand below, and so can be pressed there. */
export function shownHandles(view: ArenaView): Set<number> {
  const handles = new Set(view.board.hexes.map(([hex]) => hex));
  for (const { handle } of view.champions) handles.add(handle);
  for (const place of STANDARDS.keys()) handles.add(standardHandle(view, place));
  for (const card of view.hands[below(view)] ?? []) if (card) handles.add(card.handle);
  return handles;
}

/** Whose turn it is; Reactions are passed until the next turn or until the attack is over. */
export const moment = (view: ArenaView): Moment => ({
  mine: view.turn === view.seat,
  round: view.action ? `${view.round}:${view.turn}:${view.action.card}` : null,
});

/** The printed card behind a handle, wherever the seat can see it. */
export function cardOf(view: ArenaView, handle: number): string | null {
  for (const pile of [...view.hands, ...view.discards, ...view.deck_known]) {
    const found = pile.find((card) => card?.handle === handle);
    if (found) return found.card;
  }
  const standard = handle - standardHandle(view, 0);
  return championOf(view, handle)?.champion ?? STANDARDS[standard] ?? null;
}
