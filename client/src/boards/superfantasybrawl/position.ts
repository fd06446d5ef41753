/** Super Fantasy Brawl where positions are set up: champions and traps go to hexes. */
import { cardIn, type Lane, wordOf } from "../lanes";
import { inHands, type Places, type PositionPart } from "../position";
import type { ArenaView } from "./view";

function inArena(view: ArenaView, lanes: Lane[]): Places {
  return {
    spotOf(handle) {
      const champion = view.champions.find((one) => one.handle === handle || one.hex === handle);
      if (!champion) return wordOf(lanes, "traps", view.traps.findIndex(({ hex }) => hex === handle)) ?? inHands(lanes, view.hands, handle);
      const lane = lanes.find(({ name }) => name === `champions ${champion.seat + 1}`);
      return wordOf(lanes, lane?.name ?? "", lane?.words.findIndex((word) => cardIn(word) === champion.champion) ?? -1);
    },
    goalOf(handle) {
      const hex = view.board.hexes.find(([one]) => one === handle)?.[3];
      return hex ? { hex } : null;
    },
  };
}

const SAMPLE = `superfantasybrawl players=2 turn=1 round=3 phase=activation order=1,2 home=west,east vp=1,1 cores=red+blue+yellow,none
champions 1: DUG@e5 GOL@f3 GWA
champions 2: KIL@e6 TZU@c3 DER
traps:
hand 1: DUG02 GOL05
hand 2: KIL02
discard 1:
discard 2:
`;

export const part: PositionPart = {
  sample: SAMPLE,
  places: inArena,
  hexes: (view: ArenaView) => view.board.hexes.map(([, , , name]) => name),
};
