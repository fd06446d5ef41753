import type { Moment } from "../../play/auto-pass.svelte";

/** What `baston.games.galacticlash.view` tells a seat. Handles name cards; a player's is the seat's number. */

export interface Known {
  card: string;
  handle: number;
  kind: string;
}

export interface InPlay extends Known {
  owner: number;
  controller: number;
  engaged: boolean;
  stuck: boolean; // it does not ready the next time
}

export interface Energy extends InPlay {
  energy: string;
}

export interface Unit extends InPlay {
  attack: number;
  defense: number;
  printed: [number, number];
  why: [card: string | null, attack: number, defense: number][]; // what changes its figures; null: not to be named
  wounds: number;
  delayed: boolean;
  shield: number;
  harmless: boolean;
  keywords: string[];
  factions: string[];
}

/** What waits on the chain; the last one resolves first. */
export interface Item extends Known {
  player: number;
  capacity: boolean;
  item: number; // its handle as a target
  targets: number[];
}

export interface Attacker {
  handle: number;
  against: number; // the seat
  blocked: boolean;
}

/** An amount at least and at most: somebody may still choose. */
export type Bounds = [number, number];

/** What a fighter has to expect if nobody answers any more, as the engine reckons it. */
export interface Fate {
  handle: number;
  fate: "dies" | "may_die" | "survives";
  wounds: Bounds;
  through: Bounds; // wounds that reach the attacked player
  blockers?: number[]; // of a planned attacker: who may block it
  killers?: number[]; // and the fewest of them who would kill it
}

export interface ClashView {
  seat: number | null;
  players: number;
  format: string;
  turn: number;
  turn_number: number;
  phase: string;
  life: number[];
  sides: number[];
  out: boolean[];
  laid: boolean[];
  roles: (string | null)[];
  shields: number[];
  libraries: number[];
  library_known: (Known | null)[][];
  hands: (Known | null)[][];
  pits: Known[][];
  energies: Energy[][];
  ready: Record<string, number>[] | number[][];
  units: Unit[];
  presences: InPlay[];
  energy_plays: { force: number; mastery: number; any: number };
  chain: Item[];
  combat: { attackers: Attacker[]; blocks: [number, number][] } | null;
  fates: Fate[];
  paying: number[]; // the energies that what is being launched will engage
  answering: { window: number; seats: number[] } | null; // the window, 0 for a chain; who may still answer
  decision: { player: number; handle: number | null; options: number[] | null; picked: number[] | null; payments: number[][] | null; foreseen?: boolean | null } | null; // `foreseen`: what each answer would change is told
  winner: number[] | null;
}

export const PHASES = ["priming", "construction", "attack", "reinforcement", "regeneration"] as const;
export const ENERGIES = ["dark", "light", "force_mastery", "tech_mastery"] as const;
export const FLYERS = "creatures_volantes"; // flying is being of this faction
const FIELD = 10; // bits of a card in what declares an attack or a block
const HANDLE = (1 << FIELD) - 1;

/** A unit with whom it goes for, as one number, and both out of it. */
export const pairOf = (unit: number, target: number): number => unit | (target << FIELD);
export const unitOf = (pair: number): number => pair & HANDLE;
export const targetOf = (pair: number): number => pair >> FIELD;

export const playerHandle = (seat: number): number => seat + 1;
export const isPlayer = (handle: number): boolean => handle >= 1 && handle <= 4;

/** Whose side of the table is below: the seat looked from, for spectators the first. */
export const below = (view: ClashView): number => view.seat ?? 0;

export const areAllies = (view: ClashView, one: number, other: number): boolean => view.sides[one] === view.sides[other];

/** The other seats in the order of turns; partners and rivals apart. */
export function others(view: ClashView): number[] {
  return Array.from({ length: view.players - 1 }, (_, i) => (below(view) + 1 + i) % view.players);
}
export const rivals = (view: ClashView): number[] => others(view).filter((seat) => !areAllies(view, seat, below(view)));
export const partners = (view: ClashView): number[] => others(view).filter((seat) => areAllies(view, seat, below(view)));

export const unitsOf = (view: ClashView, seat: number): Unit[] => view.units.filter((unit) => unit.controller === seat);
export const presencesOf = (view: ClashView, seat: number): InPlay[] => view.presences.filter((card) => card.controller === seat);

/** Everything of a seat that lies open in play. */
export const inPlay = (view: ClashView): InPlay[] => [...view.units, ...view.presences, ...view.energies.flat()];

/** What lies open on the board or in the hand below, and so can be pressed there. */
export function shownHandles(view: ClashView): Set<number> {
  const handles = new Set(inPlay(view).map((card) => card.handle));
  for (let seat = 0; seat < view.players; seat += 1) handles.add(playerHandle(seat));
  for (const item of view.chain) handles.add(item.item);
  for (const card of view.hands[below(view)] ?? []) if (card) handles.add(card.handle);
  return handles;
}

/** The printed card behind a handle, wherever the seat can see it. */
export function cardOf(view: ClashView, handle: number): string | null {
  const open = [...inPlay(view), ...view.hands.flat(), ...view.pits.flat(), ...view.library_known.flat()];
  return open.find((card) => card?.handle === handle)?.card ?? view.chain.find((item) => item.item === handle || item.handle === handle)?.card ?? null;
}

export const unitAt = (view: ClashView, handle: number): Unit | undefined => view.units.find((unit) => unit.handle === handle);

/** A declaration that is being made: who goes for whom, as picked so far. */
export function declared(view: ClashView): { from: number; to: number }[] {
  if (view.phase !== "attack") return [];
  return (view.decision?.picked ?? []).filter((pick) => targetOf(pick) > 0).map((pick) => ({ from: unitOf(pick), to: targetOf(pick) }));
}

export interface Line {
  from: number; // handles
  to: number;
  kind: "attack" | "block" | "through" | "wanted"; // through: past the blockers; wanted: picked, not declared yet
  points: Bounds; // lost by the player at whom it ends
}

/** Has the attacker been blocked, or is a blocker of it picked? Whatever became of the blockers since. */
const isBlocked = (view: ClashView, attacker: number): boolean =>
  view.combat?.attackers.find(({ handle }) => handle === attacker)?.blocked === true || declared(view).some(({ to }) => to === attacker);

const NONE: Bounds = [0, 0];

/** What wounds cost a player's side: in Duo Clash a decoy loses nothing, and who may be one perhaps nothing. */
function felt(view: ClashView, seat: number, [least, most]: Bounds): Bounds {
  const role = view.format === "duo" ? view.roles[seat] : "defender";
  return role === "decoy" ? NONE : [role === "defender" ? least : 0, most];
}

/** The arrows of a combat: attackers to whom they attack, or to what blocks them. */
export function lines(view: ClashView): Line[] {
  const found: Line[] = [];
  for (const { handle, against } of view.combat?.attackers ?? []) {
    const blockers = (view.combat?.blocks ?? []).filter(([, attacker]) => attacker === handle).map(([blocker]) => blocker);
    const points = felt(view, against, fateOf(view, handle)?.through ?? NONE);
    for (const blocker of blockers) found.push({ from: handle, to: blocker, kind: "block", points: NONE });
    if (!isBlocked(view, handle)) found.push({ from: handle, to: playerHandle(against), kind: "attack", points });
    else if (points[1]) found.push({ from: handle, to: playerHandle(against), kind: "through", points });
  }
  for (const { from, to } of declared(view)) {
    // A blocker is picked with its attacker: the arrow goes from the one who strikes first.
    if (view.combat) found.push({ from: to, to: from, kind: "wanted", points: NONE });
    else found.push({ from, to, kind: "wanted", points: felt(view, to - 1, fateOf(view, from)?.through ?? NONE) });
  }
  return found;
}

export const fateOf = (view: ClashView, handle: number): Fate | undefined => view.fates.find((fate) => fate.handle === handle);

/** Which one of its controller's units of that name it is, as answers about its fight number them, else 0: see `numbered` in `presentation/notation.py`. */
export function twinNumber({ units, combat, decision }: ClashView, unit: Unit): number {
  const asker = decision?.handle; // whose wounds are dealt out among those who fight it
  const foes = (combat?.blocks ?? []).flatMap(([blocker, attacker]) => (attacker === asker ? [blocker] : blocker === asker ? [attacker] : []));
  const twins = units.filter(({ card, controller }) => card === unit.card && controller === unit.controller);
  return twins.length > 1 && twins.some(({ handle }) => foes.includes(handle)) ? twins.findIndex(({ handle }) => handle === unit.handle) + 1 : 0;
}

/** What hits each player if nobody answers any more: by whom attacks, or is planned to. */
export function incoming(view: ClashView): Map<number, Bounds> {
  const sums = new Map<number, Bounds>();
  const planned = view.combat ? [] : declared(view).map(({ from, to }) => ({ handle: from, against: to - 1 }));
  for (const { handle, against } of view.combat?.attackers ?? planned) {
    const [least, most] = felt(view, against, fateOf(view, handle)?.through ?? NONE);
    const sum = sums.get(against) ?? NONE;
    if (most) sums.set(against, [sum[0] + least, sum[1] + most]);
  }
  return sums;
}

/** A loss as it is drawn: −3, or ≤3 while somebody may still choose. */
export const drawnLoss = ([least, most]: Bounds): string => (least === most ? `−${most}` : `≤${most}`);

/** The energies that this answer, or else what is being launched already, will engage. */
export function paidFor(view: ClashView, option: number | null): Set<number> {
  const place = option === null ? -1 : (view.decision?.options?.indexOf(option) ?? -1);
  return new Set(view.decision?.payments?.[place] ?? view.paying);
}

/** Whose turn it is, and what is being answered. */
export function moment(view: ClashView): Moment {
  const first = view.chain[0];
  const answered = first ? `chain ${first.item}` : view.answering ? `window ${view.answering.window}` : null;
  return { mine: view.turn === view.seat, round: answered && `${view.turn_number}: ${answered}` };
}

/** Is the player attacked, or aimed at by somebody else? Then nothing may pass unasked. */
export function isThreatened(view: ClashView): boolean {
  const { seat } = view;
  if (seat === null) return false;
  if (view.combat?.attackers.some(({ against }) => against === seat)) return true;
  const mine = new Set([playerHandle(seat), ...inPlay(view).filter((card) => card.controller === seat).map((card) => card.handle)]);
  for (const item of view.chain) if (item.player === seat) mine.add(item.item);
  return view.chain.some((item) => !areAllies(view, item.player, seat) && item.targets.some((target) => mine.has(target)));
}

export interface Badge {
  kind: "attacks" | "attacks-blocked" | "blocks";
  handle: number; // the attacker that is blocked, else 0
  seat: number; // who is attacked
}

/** What a unit does in the combat. */
export function badgesOf(view: ClashView, unit: Unit): Badge[] {
  const attacks = (view.combat?.attackers ?? [])
    .filter(({ handle }) => handle === unit.handle)
    .map(({ against, blocked }): Badge => ({ kind: blocked ? "attacks-blocked" : "attacks", handle: 0, seat: against }));
  const blocks = (view.combat?.blocks ?? [])
    .filter(([blocker]) => blocker === unit.handle)
    .map(([, attacker]): Badge => ({ kind: "blocks", handle: attacker, seat: unit.controller }));
  return [...attacks, ...blocks];
}
