import type { Line } from "../../net/protocol";
import type { ArenaView, Champion } from "./view";

/** How champions came to where they are: the log names each hex of a displacement, and where an own way ended. */

const COMES =
  /^(.+?) (comes in on|moves to|Dashes to|Jumps to|Swoops to|is Forced to|is Pushed to|is Pulled to|flees to|is Placed on) (\w+)(?: \(.+\))?\.$/;
const ON_FOOT = ["moves to", "is Forced to"]; // hex by hex round what stands in the way; the log has the end alone
const RECENT = 80; // lines that are read back at most

interface Step {
  who: string;
  how: string;
  hex: string;
}

function stepIn(line: string): Step | undefined {
  const [, who, how, hex] = COMES.exec(line) ?? [];
  return who && how && hex ? { who, how, hex } : undefined;
}

/** The hexes that a champion has come to since it stood on another, one after the other, the present one last. */
export function trail(view: ArenaView, champion: Champion, name: string, from: number, log: Line[]): number[] {
  const to = champion.hex ?? 0;
  const called = (hex: number): string => view.board.hexes.find(([one]) => one === hex)?.[3] ?? "";
  const handles = new Map(view.board.hexes.map(([hex, , , as]) => [as, hex]));
  const steps = log.slice(-RECENT).flatMap(({ en }) => {
    const step = stepIn(en);
    return step?.who === name ? [step] : [];
  });
  const since = steps.slice(steps.findLastIndex((step) => step.hex === called(from)) + 1);
  if (since.at(-1)?.hex !== called(to)) return [to];
  let at = from;
  return since.flatMap(({ how, hex }) => {
    const next = handles.get(hex) ?? to;
    const way = ON_FOOT.includes(how) ? walk(view, champion, at, next) : [next];
    at = next;
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
