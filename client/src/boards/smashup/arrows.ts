import type { Arrow } from "../../play/arrows";
import { basesOf, below, type SmashUpView } from "./view";

/** Where the cards on the table have come from since: from which player, or from which place. */
export function arrows(before: SmashUpView, after: SmashUpView): Arrow[] {
  const was = lying(before);
  const arrows: Arrow[] = [];
  for (const [handle, { at, by }] of lying(after)) {
    const old = was.get(handle);
    if (!old && by !== below(after)) arrows.push({ from: { seat: by }, to: { handle } });
    else if (old && old.at !== at) arrows.push({ from: { place: old.at }, to: { handle } });
  }
  return arrows;
}

/** By handle: the place or the minion that a card in play lies on, and its controller. */
function lying(view: SmashUpView): Map<number, { at: number; by: number }> {
  const found = new Map<number, { at: number; by: number }>();
  for (const base of basesOf(view)) {
    for (const action of base.actions) found.set(action.handle, { at: base.place, by: action.controller });
    for (const minion of base.minions) {
      found.set(minion.handle, { at: base.place, by: minion.controller });
      for (const action of minion.actions) found.set(action.handle, { at: base.place, by: action.controller });
    }
  }
  return found;
}
