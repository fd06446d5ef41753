import type { ArenaView, Offer, Outcome } from "./view";

/** An answer with what it alone would bring about, and the answers to what is asked then. */
export interface Branch extends Offer {
  challenges?: [slot: number, side: number, met: boolean][]; // that would change, up to here
  asks?: string; // what asks next
  next: Branch[];
}

export const MOVEMENTS = ["movement", "winding movement"];
const NOTHING: Outcome = { events: [], sums: [], trap: false, answering: [], reactions: [], asked: false };

/** The answers to the present question, each with what is known to lie beyond it. */
export function treeOf(view: ArenaView, foreseen: ReadonlyMap<string, unknown>): Branch {
  const offers = view.decision?.offers ?? [];
  return { option: -1, next: offers.map((offer) => (foreseen.get(String(offer.option)) as Branch | undefined) ?? { ...offer, next: [] }) };
}

/** The branches of a way down; those that the tree has no more are left out with all that follows. */
export function follow(tree: Branch, path: readonly number[]): Branch[] {
  const found: Branch[] = [];
  let at: Branch | undefined = tree;
  for (const option of path) {
    at = at.next.find((one) => one.option === option);
    if (!at) break;
    found.push(at);
  }
  return found;
}

const LEAPS = ["jump", "swoop"]; // movements that are not made hex by hex

const isLeap = ({ outcome }: Branch): boolean => outcome?.events.some(([event]) => LEAPS.includes(event)) ?? false;

const hexesIn = (way: readonly Branch[]): number => way.reduce((sum, { way: hexes }) => sum + (hexes?.length ?? 0), 0);

/** How many steps a way takes, hex by hex. */
export const stepsOf = (way: readonly Branch[]): number => hexesIn(way.filter((branch) => !isLeap(branch)));

/** The hex that a way leaps to; undefined if it leaps to none. */
export const leapTo = (way: readonly Branch[]): number | undefined => way.findLast((branch) => branch.way?.length && isLeap(branch))?.way?.at(-1);

/** What is dear about a way: traps first, then hexes, then answers. */
const costOf = (way: readonly Branch[]): number => way.filter(({ outcome }) => outcome?.trap).length * 1000 + hexesIn(way) * 10 + way.length;

/** The cheapest way down to an answer of some kind; of ways that cost the same that whose end is `nearest`. */
export function wayTo(from: Branch, wanted: (branch: Branch, above: Branch) => boolean, nearest: (end: Branch) => number = () => 0): Branch[] | null {
  let best: { way: Branch[]; cost: number; far: number } | null = null;
  const descend = (above: Branch, way: Branch[]): void => {
    for (const branch of above.next) {
      const on = [...way, branch];
      if (wanted(branch, above)) {
        const [cost, far] = [costOf(on), nearest(branch)];
        if (!best || cost < best.cost || (cost === best.cost && far < best.far)) best = { way: on, cost, far };
      }
      descend(branch, on);
    }
  };
  descend(from, []);
  return (best as { way: Branch[] } | null)?.way ?? null;
}

/** What a way stands for at its end: a skill that is left to be used is used. */
export function settle(way: readonly Branch[]): Branch[] {
  const last = way.at(-1);
  const [one, other] = last?.next.filter(({ option }) => option !== 0) ?? [];
  return one && !other && one.thing === undefined && !one.area ? settle([...way, one]) : [...way];
}

/** All things and hexes that ways down lead to. */
export function reached(from: Branch): Set<number> {
  const found = new Set<number>();
  const descend = (branch: Branch): void => {
    for (const one of branch.next) {
      if (one.thing !== undefined) found.add(one.thing);
      for (const handle of one.inside ?? []) found.add(handle);
      descend(one);
    }
  };
  descend(from);
  return found;
}

/** All that a way would bring about. */
export function outcomeOf(way: readonly Branch[]): Outcome {
  const told = way.flatMap(({ outcome }) => outcome ?? []);
  return told.reduce(
    (all, one) => ({
      events: [...all.events, ...one.events],
      sums: [...all.sums, ...one.sums],
      trap: all.trap || one.trap,
      answering: [...all.answering, ...one.answering],
      reactions: [...new Set([...all.reactions, ...one.reactions])],
      asked: one.asked,
    }),
    NOTHING,
  );
}

/** The champions that a way aims at; else those other than the `actor` whom it befalls, as there was nobody else to choose. */
export function targetsOf(way: readonly Branch[], actor?: number | null): number[] {
  const aim = way.findLast((branch) => branch.inside || (branch.thing !== undefined && !branch.way));
  if (aim) return aim.inside ?? [aim.thing ?? 0];
  return actor ? [...new Set(outcomeOf(way).events.map(([, whom]) => whom))].filter((whom) => whom && whom !== actor) : [];
}

/** By champion, the damage less what is healed. */
export function harmOf(outcome: Outcome): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [event, champion, amount] of outcome.events) {
    if (event === "damage") sums.set(champion, (sums.get(champion) ?? 0) + amount);
    else if (event === "heal") sums.set(champion, (sums.get(champion) ?? 0) - amount);
  }
  return sums;
}

/** By champion, the hexes that it would come to, one after the other. */
export function coursesOf(view: ArenaView, outcome: Outcome): Map<number, number[]> {
  const hexes = new Set(view.board.hexes.map(([hex]) => hex));
  const found = new Map<number, number[]>();
  for (const [, champion, to] of outcome.events) if (hexes.has(to)) found.set(champion, [...(found.get(champion) ?? []), to]);
  return found;
}
