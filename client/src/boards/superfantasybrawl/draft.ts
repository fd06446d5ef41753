import type { Choice, Line } from "../../net/protocol";
import type { Printed } from "./cards";
import { farthest } from "./reach";
import type { ArenaView } from "./view";

/** The order in which teams are brought, banned and picked: the server asks by it, here it is only shown. */

const BROUGHT = 5; // champions of a team that is brought

export interface DraftStep {
  kind: "zone" | "bring" | "ban-team" | "ban" | "pick";
  seat: number;
  number: number; // of a pick, from 1; else 0
  state: "done" | "now" | "next";
}

/** How many champions each brings before bans; 0 where nothing is brought. */
export const toBring = ({ draft }: Pick<ArenaView, "draft">): number => (draft === "league" ? 2 * BROUGHT : draft === "competitive" ? BROUGHT : 0);

type Planned = Omit<DraftStep, "state"> & { done: boolean };

/** All steps of a draft (SFB-30 to SFB-34, SFB-302); none where chance deals the teams. `banned`: by the seat that had brought them. */
export function draftSteps(view: ArenaView, banned: string[][]): DraftStep[] {
  const brings = toBring(view) > 0;
  const steps = [...(brings ? brought(view, banned) : []), ...(view.draft === "random" ? [] : picks(view, brings))];
  const now = steps.findIndex(({ done }) => !done);
  return steps.map(({ done, ...step }, i) => ({ ...step, state: done ? "done" : i === now ? "now" : "next" }));
}

/** Before all others the one who begins takes a zone (SFB-20); of four it is a side that does (SFB-292). */
export const zoneSteps = ({ players, order }: Pick<ArenaView, "players" | "order">, asks: boolean): DraftStep[] =>
  players > 2 ? [] : [{ kind: "zone", seat: order[0] ?? 0, number: 0, state: asks ? "now" : "done" }];

function brought(view: ArenaView, banned: string[][]): Planned[] {
  const [first = 0, second = 1] = view.order;
  const league = view.draft === "league";
  const out = (seat: number): number => banned[seat]?.length ?? 0;
  const has = (seat: number, count: number): boolean => (view.brought[seat]?.length ?? 0) + out(seat) >= count;
  const against = (seat: number): number => (seat === first ? second : first);
  const step = (kind: DraftStep["kind"], seat: number, done: boolean): Planned => ({ kind, seat, number: 0, done });
  return [
    ...[first, second].map((seat) => step("bring", seat, has(seat, toBring(view)))),
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

/** The champion that an answer of a draft is: its words are just the name. */
export function championIn({ label, thing, card }: Choice): string | null {
  const [only, other] = label.mentions?.en ?? [];
  const named = thing === null && card === null && only && !other && only[0] === 0 && only[1] === label.en.length ? only[2] : null;
  return typeof named === "string" ? named : null;
}

/** By seat: what has been banned of what it brought, which the view has no more. */
export const bannedOf = (view: ArenaView, log: Line[]): string[][] =>
  view.brought.map((_, seat) => log.flatMap(({ event }) => (event?.kind === "banned" && event.seats.includes(seat) && event.card ? [event.card] : [])));

export const ROLES = ["bulwark", "shots", "support", "melee", "versatile"] as const;
export type Role = (typeof ROLES)[number];

/** What a champion is above all, by its figures: much to bear, shots, skills, or blows at close quarters. */
export function roleOf(champion: Pick<Printed, "hit_points" | "defense">, cards: Pick<Printed, "kind" | "box" | "reach">[]): Role {
  const attacks = cards.filter(({ kind }) => kind === "attack");
  const [points = 0, guard = 0] = [champion.hit_points?.[0], (champion.defense as number[] | undefined)?.[0]];
  if (points + 2 * guard >= 10) return "bulwark"; // each of its defense saves a hit point at least twice in a life
  if (attacks.filter((card) => farthest(card) >= 3).length * 2 > attacks.length) return "shots";
  if (cards.filter(({ kind }) => kind === "skill").length >= 3) return "support";
  return attacks.filter((card) => farthest(card) === 1).length >= 3 ? "melee" : "versatile";
}

/** The figures by which champions are compared, those of the first side. */
export function figuresOf(champion: Pick<Printed, "hit_points" | "defense">, cards: Pick<Printed, "kind" | "box" | "reach" | "move" | "strength">[]): { figure: string; value: number }[] {
  const attacks = cards.filter(({ kind }) => kind === "attack");
  const count = (kind: string): number => cards.filter((card) => card.kind === kind).length;
  return [
    { figure: "points", value: champion.hit_points?.[0] ?? 0 },
    { figure: "defense", value: (champion.defense as number[] | undefined)?.[0] ?? 0 },
    { figure: "strength", value: Math.max(0, ...attacks.map(({ strength }) => strength ?? 0)) },
    { figure: "reach", value: Math.max(0, ...attacks.map(farthest)) },
    { figure: "moves", value: cards.reduce((sum, { move }) => sum + (move ?? 0), 0) },
    { figure: "attacks", value: attacks.length },
    { figure: "skills", value: count("skill") },
    { figure: "reactions", value: count("reaction") },
  ];
}
