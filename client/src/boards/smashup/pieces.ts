import type { Piece } from "../../play/changes";
import { basesOf, type SmashUpView } from "./view";

/** All that lies open in play, the bases themselves, and the players with their points. */
export function pieces(view: SmashUpView): Piece[] {
  const found: Piece[] = view.vp.map((points, seat) => ({ id: `seat ${seat}`, card: null, spot: { seat }, home: null, seat, value: String(points) }));
  for (const base of basesOf(view)) {
    const here = { place: base.place };
    const lying = { home: here, value: "" };
    found.push({ id: `base ${base.place} ${base.handle}`, card: base.base, spot: here, home: here, seat: null, value: String(base.total) });
    for (const { handle, card, controller } of base.actions) found.push({ id: `card ${handle}`, card, spot: { handle }, seat: controller, ...lying });
    for (const minion of base.minions) {
      const on = { handle: minion.handle };
      found.push({ id: `card ${minion.handle}`, card: minion.card, spot: on, home: here, seat: minion.controller, value: String(minion.power) });
      for (const { handle, card, controller } of minion.actions) found.push({ id: `card ${handle}`, card, spot: on, home: on, seat: controller, value: "" });
    }
  }
  return found;
}
