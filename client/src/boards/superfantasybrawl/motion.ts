import type { Line } from "../../net/protocol";
import type { ArenaView, Champion } from "./view";

/** How champions came to where they are: the log names each hex of a displacement, and where an own way ended. */

const RECENT = 80; // lines that are read back at most

/** The hexes that a champion has come to since it stood on another, one after the other, the present one last. */
export function trail(view: ArenaView, champion: Champion, from: number, log: Line[]): number[] {
  const to = champion.hex ?? 0;
  const steps = log.slice(-RECENT).flatMap(({ event }) => (event?.thing === champion.handle && event.place ? [{ onFoot: event.kind === "walked", hex: event.place }] : []));
  const since = steps.slice(steps.findLastIndex((step) => step.hex === from) + 1);
  if (since.at(-1)?.hex !== to) return [to];
  let at = from;
  return since.flatMap(({ onFoot, hex }) => {
    // Who walks goes hex by hex round what stands in the way.
    const way = onFoot ? walk(view, champion, at, hex) : [hex];
    at = hex;
    return way;
  });
}

/** The shortest way past team-mates, but not past enemies, statues and traps; straight there if there is none. */
export function walk(view: ArenaView, champion: Champion, from: number, to: number): number[] {
  const places = new Map(view.board.hexes.map(([hex, q, r]) => [hex, { q, r }]));
  const closed = new Set([
    ...Object.values(view.board.statues),
    ...view.traps.map((trap) => trap.hex),
    ...view.champions.flatMap((other) => (other.hex !== null && other.side !== champion.side ? [other.hex] : [])),
  ]);
  closed.delete(to);
  const back = new Map<number, number>([[from, 0]]);
  for (const hex of back.keys()) {
    const here = places.get(hex);
    if (hex === to || !here) break;
    for (const [next, there] of places) {
      const [q, r] = [there.q - here.q, there.r - here.r];
      if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1 && !closed.has(next) && !back.has(next)) back.set(next, hex);
    }
  }
  if (!back.has(to)) return [to];
  const way: number[] = [];
  for (let hex = to; hex !== from && hex; hex = back.get(hex) ?? 0) way.unshift(hex);
  return way;
}
