import type { Piece } from "../../play/changes";
import { type ClashView, type InPlay } from "./view";

/** All that lies open in play, what waits on the chain, and the players with their life. */
export function pieces(view: ClashView): Piece[] {
  const lying = ({ handle, card, controller }: InPlay, value = ""): Piece => ({
    id: `card ${handle}`,
    card,
    spot: { handle },
    home: { seat: controller },
    seat: controller,
    value,
  });
  return [
    ...Array.from({ length: view.players }, (_, seat): Piece => ({ id: `seat ${seat}`, card: null, spot: { seat }, home: null, seat, value: String(view.life[seat] ?? 0) })),
    ...view.units.map((unit) => lying(unit, `${unit.attack}/${unit.defense - unit.wounds}`)),
    ...view.presences.map((presence) => lying(presence)),
    ...view.energies.flat().map((energy) => lying(energy)),
    ...view.chain.map(({ item, card, player }): Piece => ({ id: `item ${item}`, card, spot: { handle: item }, home: null, seat: player, value: "" })),
  ];
}
