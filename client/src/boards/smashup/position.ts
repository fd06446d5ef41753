/** Smash Up where positions are set up: what on the bases or the mat is which word. */
import { type Lane, wordOf } from "../lanes";
import { inHands, type Places, type PositionPart } from "../position";
import { basesOf, type SmashUpView } from "./view";

function onBases(view: SmashUpView, lanes: Lane[]): Places {
  /** The name of a place's line: a base by its id, a camp by its side. */
  const lineOf = (place: number): RegExp => {
    const camp = view.mat?.camps.find((one) => one.place === place)?.camp;
    const base = basesOf(view).find((one) => one.place === place)?.base;
    return camp ? new RegExp(`^camp ${camp}\\b`) : new RegExp(`^base ${base ?? ""}(?![a-z0-9_])`);
  };
  return {
    spotOf(handle) {
      for (const base of basesOf(view)) {
        const found =
          wordOf(lanes, lineOf(base.place), base.minions.findIndex((one) => one.handle === handle)) ??
          wordOf(lanes, lineOf(base.place), base.actions.findIndex((one) => one.handle === handle), 1);
        if (found) return found;
      }
      return inHands(lanes, view.hands, handle);
    },
    goalOf(handle) {
      const base = basesOf(view).find(({ place, minions, actions }) => place === handle || [...minions, ...actions].some((one) => one.handle === handle));
      const lane = base && lanes.find(({ name, part }) => part === 0 && lineOf(base.place).test(name));
      return lane ? { lane } : null;
    },
  };
}

const SAMPLE = `smashup 2017 players=2 turn=1 number=7 vp=6,5 plays=1,1
base the_homeworld: 1:invader 2:king_rex
base jungle_oasis: 1:zapbot
base tortuga:
hand 1: hoverbot nukebot crop_circles
hand 2: shinobi tiger_assassin
deck 1: zapbot warbot scout collector
deck 2: ninja_acolyte war_raptor augmentation howl
discard 1:
discard 2:
bases: the_mothership ninja_dojo
base discard:
`;

export const part: PositionPart = { sample: SAMPLE, places: onBases };
