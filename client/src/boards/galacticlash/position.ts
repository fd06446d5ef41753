/** Galacti'Clash where positions are set up: units and presences lie in one row of the text. */
import { cardIn, type Lane, wordOf } from "../lanes";
import { inHands, type Places, type PositionPart } from "../position";
import type { ClashView } from "./view";

function inClash(view: ClashView, lanes: Lane[]): Places {
  const inPlay = [...view.units, ...view.presences].map(({ handle }) => handle);
  return {
    spotOf(handle) {
      const card = [...view.units, ...view.presences].find((one) => one.handle === handle);
      if (!card) return inHands(lanes, view.hands, handle);
      // The line has units and presences in one row: of those with one name and side, the same in order.
      const alike = [...view.units, ...view.presences].filter((one) => one.card === card.card && one.controller === card.controller);
      const play = lanes.find(({ name }) => name === "play");
      const words = (play?.words ?? []).flatMap((word, i) => (cardIn(word) === card.card && word.startsWith(String(card.controller + 1)) ? [i] : []));
      return wordOf(lanes, "play", words[alike.indexOf(card)] ?? -1);
    },
    goalOf(handle) {
      const play = lanes.find(({ name }) => name === "play");
      return play && inPlay.includes(handle) ? { lane: play } : null;
    },
  };
}

const SAMPLE = `galacticlash flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
play: 1:acolyte_cendre 2:mule_cuirassee 2:autel_scories
energies 1: force_obscure*3 maitrise_force
energies 2: force_obscure maitrise_technologies*2
hand 1: sursaut novice_aurore
hand 2: transmission_codee drone_relevage
library 1: force_obscure brasier_interieur sursaut
library 2: force_obscure drone_relevage sursaut
pit 1:
pit 2:
`;

export const part: PositionPart = { sample: SAMPLE, places: inClash };
