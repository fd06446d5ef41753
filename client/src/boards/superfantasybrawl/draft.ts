import type { ArenaView } from "./view";

/** The order in which teams are brought, banned and picked: the server asks by it, here it is only shown. */

const BROUGHT = 5; // champions of a team that is brought

export interface DraftStep {
  kind: "bring" | "ban-team" | "ban" | "pick";
  seat: number;
  number: number; // of a pick, from 1; else 0
  state: "done" | "now" | "next";
}

type Planned = Omit<DraftStep, "state"> & { done: boolean };

/** All steps of a draft (SFB-30 to SFB-34, SFB-302); none where chance deals the teams. `banned`: by the seat that had brought them. */
export function draftSteps(view: ArenaView, banned: string[][]): DraftStep[] {
  const brings = view.draft === "competitive" || view.draft === "league";
  const steps = [...(brings ? brought(view, banned) : []), ...(view.draft === "random" ? [] : picks(view, brings))];
  const now = steps.findIndex(({ done }) => !done);
  return steps.map(({ done, ...step }, i) => ({ ...step, state: done ? "done" : i === now ? "now" : "next" }));
}

function brought(view: ArenaView, banned: string[][]): Planned[] {
  const [first = 0, second = 1] = view.order;
  const league = view.draft === "league";
  const out = (seat: number): number => banned[seat]?.length ?? 0;
  const has = (seat: number, count: number): boolean => (view.brought[seat]?.length ?? 0) + out(seat) >= count;
  const against = (seat: number): number => (seat === first ? second : first);
  const step = (kind: DraftStep["kind"], seat: number, done: boolean): Planned => ({ kind, seat, number: 0, done });
  return [
    ...[first, second].map((seat) => step("bring", seat, has(seat, league ? 2 * BROUGHT : BROUGHT))),
    ...(league ? [second, first].map((seat) => step("ban-team", seat, out(against(seat)) >= BROUGHT)) : []),
    ...[first, second].map((seat) => step("ban", seat, out(against(seat)) > (league ? BROUGHT : 0))),
  ];
}

function picks(view: ArenaView, brings: boolean): Planned[] {
  const size = view.players > 2 ? 2 : 3;
  const taken = view.teams.flat().length;
  const turns = brings ? view.order : [...view.order].reverse();
  const seatOf = (pick: number): number => (view.draft === "free" ? view.order[Math.floor(pick / size)] : turns[pick % view.players]) ?? 0;
  return Array.from({ length: view.players * size }, (_, i) => ({ kind: "pick", seat: seatOf(i), number: i + 1, done: taken > i }));
}
