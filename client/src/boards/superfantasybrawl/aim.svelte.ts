import type { Choice } from "../../net/protocol";
import { sourceOf } from "../../play/choice";
import type { Stage } from "../../play/stage.svelte";
import { type ArenaView, championAt, offerOf } from "./view";

/** The answer that is looked at before it is given: under the pointer or the focus, or tapped once. */
class Aim {
  places = $state.raw<number[]>([]); // the hexes that the challenge speaks of which is looked at
  private at = $state<{ decision: number; option: number } | null>(null);

  /** The option looked at in the present question. */
  option(stage: Stage): number | null {
    if (!this.at || this.at.decision !== stage.decision?.number) return stage.hint?.option ?? null;
    return stage.options.some((choice) => choice.option === this.at?.option) ? this.at.option : null;
  }

  look(stage: Stage, option: number | null): void {
    const decision = stage.decision?.number;
    this.at = option === null || decision === undefined ? null : { decision, option };
  }
}

export const aim = new Aim();

/** The ways to lay an area, in the order in which they turn. */
export const ways = (stage: Stage, view: ArenaView): Choice[] =>
  stage.options.filter((choice) => offerOf(view, choice.option)?.area !== undefined);

/** The options that a hex stands for: itself, the champion on it, or the areas over it. */
export function optionsAt(stage: Stage, view: ArenaView, hex: number): Choice[] {
  const champion = championAt(view, hex)?.handle;
  const { picked } = stage;
  const aimed = stage.options.filter(
    (choice) => picked !== null && sourceOf(choice) === picked && choice.target !== null && choice.target === champion,
  );
  if (aimed.length) return aimed;
  const named = stage.options.filter((choice) => choice.thing !== null && (choice.thing === hex || choice.thing === champion));
  return named.length ? named : ways(stage, view).filter((choice) => offerOf(view, choice.option)?.area?.includes(hex));
}

/** Turns the area that is looked at to the next way, or the one before. */
export function turnArea(stage: Stage, view: ArenaView, by: 1 | -1): boolean {
  const all = ways(stage, view);
  if (all.length === 0) return false;
  const now = all.findIndex((choice) => choice.option === aim.option(stage));
  const next = all[now < 0 ? 0 : (now + by + all.length) % all.length];
  aim.look(stage, next?.option ?? null);
  return true;
}

/** Plays a card of the hand: what can be meant in one way only is done, else it is asked or aimed. */
export function playCard(stage: Stage, handle: number, card: string): void {
  const meant = stage.options.filter((choice) => choice.card === handle);
  const [first] = meant;
  if (first && meant.length === 1) stage.choose(first.option);
  else if (first && meant.every((choice) => choice.target === first.target)) stage.asking = meant;
  else stage.touch(handle, card);
}
