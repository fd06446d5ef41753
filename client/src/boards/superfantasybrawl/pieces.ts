import type { Piece } from "../../play/changes";
import { type ArenaView, left, sideOf } from "./view";

/** The champions where they stand, the traps, and the players with their points. */
export function pieces(view: ArenaView): Piece[] {
  const players: Piece[] = Array.from({ length: view.players }, (_, seat) => ({
    id: `seat ${seat}`,
    card: null,
    spot: { seat },
    home: null,
    seat,
    value: String(view.vp[sideOf(seat)] ?? 0),
  }));
  const champions = view.champions.map((champion): Piece => {
    const spot = { handle: champion.hex ?? champion.handle };
    return { id: `champion ${champion.handle}`, card: champion.champion, thing: champion.handle, spot, home: spot, seat: champion.seat, value: String(left(champion)) };
  });
  const traps = view.traps.map(({ hex }): Piece => ({ id: `trap ${hex}`, card: null, spot: { handle: hex }, home: { handle: hex }, seat: null, value: "" }));
  return [...players, ...champions, ...traps];
}
