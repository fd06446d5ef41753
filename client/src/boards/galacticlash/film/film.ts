import { t } from "../../../lib/i18n.svelte";
import type { Line, Still } from "../../../net/protocol";
import type { Film, FilmStep } from "../../../play/films.svelte";
import type { Stage } from "../../../play/stage.svelte";
import type { ClashView, Unit } from "../view";

/** What waited on the chain takes effect: all that the log says of it. */
export interface ResolvedShown {
  kind: "resolved";
  card: string;
  lines: Line[];
}

/** Wounds of a combat: who fought whom, what has become of them, what it cost the players. */
export interface CombatShown {
  kind: "combat";
  fights: { attacker: Fighter; blockers: Fighter[]; against: number }[];
  losses: { seat: number; from: number; to: number }[];
}

export type Shown = ResolvedShown | CombatShown;

export interface Fighter {
  unit: Unit;
  left: number | null; // of its defense; null: it is gone
}

const COMBAT = 2_400; // milliseconds
const RESOLVED = 1_300;

/** What has just been fought or has resolved, as the log and the views before and after have it; null if nothing has. */
export function filmOf(stage: Stage, before: ClashView, after: ClashView, lines: Line[], stills: Still[] = []): Film | null {
  const [since, until] = aroundCombat(before, after, lines, stills);
  const steps = [...combatStep(stage, since, until, lines), ...resolvedSteps(stage, lines)];
  const [line] = lines.filter(({ event }) => event?.kind === "wounded" || event?.kind === "resolved");
  if (!steps.length || !line) return null;
  const fought = steps[0]?.names === t("gc-film-combat");
  return {
    id: `${line.number}`,
    line,
    title: fought ? t("gc-film-combat") : t("gc-film-chain"),
    names: steps.map(({ names }) => names),
    steps: steps.map(({ step }, at) => ({ ...step, at })),
  };
}

interface Named {
  names: string;
  step: Omit<FilmStep, "at">;
}

/** The table as it was before and after the first wounds and deaths in a row, as closely as it is known: wounds heal when the turn ends. */
function aroundCombat(before: ClashView, after: ClashView, lines: Line[], stills: Still[]): [ClashView, ClashView] {
  const first = lines.findIndex(({ event }) => event?.kind === "wounded");
  const rest = lines.slice(first).findIndex(({ event }) => event?.kind !== "wounded" && event?.kind !== "destroyed");
  const end = rest < 0 ? lines.length : first + rest;
  const [since, until] = [stills.findLast((still) => still.lines <= first), stills.find((still) => still.lines >= end)];
  return [(since?.view ?? before) as unknown as ClashView, (until?.view ?? after) as unknown as ClashView];
}

/** The combat, if wounds were dealt in it before anything resolved. */
function combatStep(stage: Stage, before: ClashView, after: ClashView, lines: Line[]): Named[] {
  const first = lines.find(({ event }) => event?.kind === "wounded" || event?.kind === "resolved");
  if (!before.combat?.attackers.length || first?.event?.kind !== "wounded") return [];
  const unitsOf = (handles: number[]): Fighter[] => handles.flatMap((handle) => fighter(before, after, handle) ?? []);
  const fights = before.combat.attackers.flatMap(({ handle, against }) => {
    const [attacker] = unitsOf([handle]);
    const blockers = before.combat?.blocks.flatMap(([blocker, blocked]) => (blocked === handle ? [blocker] : [])) ?? [];
    return attacker ? [{ attacker, blockers: unitsOf(blockers), against }] : [];
  });
  const losses = before.life.flatMap((from, seat) => {
    const to = after.life[seat] ?? from;
    return to < from && before.sides.indexOf(before.sides[seat] ?? 0) === seat ? [{ seat, from, to }] : [];
  });
  const dead = new Set(fights.flatMap(({ attacker, blockers }) => [attacker, ...blockers]).flatMap(({ unit, left }) => (left === null ? [unit.handle] : []))).size;
  const says = [t("gc-film-dead", { count: dead }), ...losses.map(({ seat, from, to }) => t("gc-told-life", { name: stage.nameOf(seat), before: from, after: to }))].join(" · ");
  return [{ names: t("gc-film-combat"), step: { milliseconds: COMBAT, says, shows: { kind: "combat", fights, losses } satisfies CombatShown } }];
}

function fighter(before: ClashView, after: ClashView, handle: number): Fighter | null {
  const was = before.units.find((unit) => unit.handle === handle);
  const is = after.units.find((unit) => unit.handle === handle);
  return was ? { unit: was, left: is ? is.defense - is.wounds : null } : null;
}

/** Each thing that has resolved, with the lines that follow it. */
function resolvedSteps(stage: Stage, lines: Line[]): Named[] {
  const found: ResolvedShown[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event?.kind === "resolved" && event.card) found.push({ kind: "resolved", card: event.card, lines: [line] });
    else found.at(-1)?.lines.push(line);
  }
  // One thing alone that nobody answers needs no film: its lines say it all.
  if (found.length < 2) return [];
  return found.map((shows) => ({
    names: stage.cardName(shows.card),
    step: { milliseconds: RESOLVED, says: t("gc-film-resolves", { card: stage.cardName(shows.card) }), shows },
  }));
}
