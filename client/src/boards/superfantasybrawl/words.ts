import { t } from "../../lib/i18n.svelte";
import type { Stage } from "../../play/stage.svelte";
import { cardName, championName, genderOf } from "./cards";
import { bannedOf, draftSteps, toBring } from "./draft";
import { type Cell, compass, distance, type Turn } from "./geometry";
import { type ArenaView, championOf, type Outcome } from "./view";

/** A hex as a reader hears it: who, what ground, how far from the champion that acts, what is offered. */
export function spokenHex(cell: Cell, who: string, ground: string[], away: string, offer: string): string {
  const said = [who, ...ground, away, offer, cell.name].filter(Boolean).join(", ");
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** Where the champion stands that acts. */
export function actingHex(view: ArenaView): number | null {
  const acting = view.decision?.mover ?? view.decision?.champion ?? view.action?.champion;
  return championOf(view, acting ?? 0)?.hex ?? null;
}

/** How far a hex is from another, and in which direction. */
export const awayFrom = (from: Cell | undefined, cell: Cell): string =>
  from && from.hex !== cell.hex ? t("sfb-away", { steps: distance(from, cell), where: t(`sfb-compass-${compass(from, cell)}`) }) : "";

export function groundOf({ board, traps }: Pick<ArenaView, "board" | "traps">, hex: number, turn: Turn): string[] {
  const { statues, zones, trap_hexes, deployment } = board;
  const said: string[] = [];
  for (const [core, statue] of Object.entries(statues)) if (statue === hex) said.push(t("sfb-statue", { core }));
  for (const [core, hexes] of Object.entries(zones)) if (hexes.includes(hex)) said.push(t("sfb-zone", { core }));
  const trap = traps.find((one) => one.hex === hex);
  if (trap) said.push(trap.token ? t("sfb-trap-known", { what: trapName(trap.token) }) : t("sfb-trap"));
  else if (trap_hexes.includes(hex)) said.push(t("sfb-trap-hex"));
  const home = deployment.findIndex((hexes) => hexes.includes(hex));
  if (home >= 0) said.push(t(`sfb-deployment-${["w", "s", "e", "n"][(turn + 2 * home) % 4]}`)); // as it is drawn, like every direction
  return said;
}

export const trapName = (token: { kind: string; damage: number }): string => t(`sfb-trap-${token.kind}`, { damage: token.damage });

/** What an answer would bring about, line by line; displacement is told once for all its hexes. */
export function foretold(stage: Stage, view: ArenaView, outcome: Outcome): string[] {
  const named = (handle: number): { champion: string; gender: string } => {
    const champion = championOf(view, handle);
    return champion ? { champion: championName(stage, view, champion), gender: genderOf(stage, champion) } : { champion: "", gender: "m" };
  };
  const hexName = (hex: number): string => view.board.hexes.find(([one]) => one === hex)?.[3] ?? "";
  const lines: string[] = [];
  outcome.events.forEach(([event, champion, amount], i) => {
    const next = outcome.events[i + 1];
    if (next?.[0] === event && next[1] === champion && hexName(amount)) return; // one hex of a longer way
    lines.push(t(`sfb-will-${event}`, { ...named(champion), amount, place: hexName(amount) }));
  });
  return lines;
}

/** What a preview leaves out, because it is hidden or still to be chosen. */
export function leftOut(stage: Stage, view: ArenaView, outcome: Outcome): string[] {
  const said = outcome.answering.map((seat) =>
    stage.about(seat, "sfb-before-reactions", {
      cards: view.hands[seat]?.length ?? 0,
      cores: Object.values(view.cores[seat] ?? {}).filter(Boolean).length,
    }),
  );
  if (outcome.answering.length) said.push(couldReact(stage, outcome.reactions));
  if (outcome.trap) said.push(t("sfb-trap-unknown"));
  if (outcome.asked) said.push(t("sfb-then-asked"));
  return said;
}

/** The Reactions that the rules allow an opponent, as far as anybody can know. */
export const couldReact = (stage: Stage, cards: string[]): string =>
  cards.length ? t("sfb-could-react", { cards: cards.map((card) => cardName(stage, card)).join(", ") }) : t("sfb-no-reaction-left");

/** The Reactions that have been played, and for whom. */
export const reactionsSaid = (stage: Stage, view: ArenaView): string[] =>
  (view.action?.reactions ?? []).map(([card, champion]) => {
    const defended = championOf(view, champion);
    return t("sfb-reaction-played", { card: cardName(stage, card), champion: defended ? championName(stage, view, defended) : "" });
  });

/** What a question is about beyond its sentence: the attack that is answered, which trap it is, how many actions are left. */
export function contextOf(stage: Stage, view: ArenaView): string {
  const { clause } = stage.decision ?? {};
  if (clause === "SFB-24") return t("sfb-trap-number", { number: (view.traps.length % 2) + 1 });
  const now = clause === "SFB-31" ? draftSteps(view, bannedOf(view, stage.log)).find(({ state }) => state === "now") : undefined;
  if (now?.kind === "bring" && stage.open) return t("sfb-bring-count", { all: toBring(view), have: view.brought[now.seat]?.length ?? 0 });
  const count = Object.values(view.cores[stage.seat ?? 0] ?? {}).filter(Boolean).length;
  return clause === "SFB-60" && stage.open && count ? t("sfb-cores-left", { count }) : attackSaid(stage, view);
}

/** The sum of the attack that is answered, for each of its targets. */
export function attackSaid(stage: Stage, view: ArenaView): string {
  const sums = stage.decision?.window ? (view.action?.outcome ?? []) : [];
  return sums
    .map(({ target, strength, defense, damage }) => {
      const champion = championOf(view, target);
      return t("sfb-sum", { champion: champion ? championName(stage, view, champion) : "", strength, defense, damage });
    })
    .join(" ");
}
