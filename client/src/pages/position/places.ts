/** What of a position a thing on the drawn board is: by game, from its handle to the word in the text, or to the place. */
import type { ClashView } from "../../boards/galacticlash/view";
import { basesOf, type SmashUpView } from "../../boards/smashup/view";
import type { ArenaView } from "../../boards/superfantasybrawl/view";
import { cardIn, type Lane, type Spot } from "./lanes";

/** Where something can be put on the board: a lane, or a hex by its name. */
export type Goal = { lane: Lane } | { hex: string };

export interface Places {
  spotOf(handle: number): Spot | null;
  goalOf(handle: number): Goal | null;
}

const NOWHERE: Places = { spotOf: () => null, goalOf: () => null };

/** A word of the lane of this name, by its place there. */
function wordOf(lanes: Lane[], name: string | RegExp, index: number, part = 0): Spot | null {
  const lane = lanes.find((one) => one.part === part && (typeof name === "string" ? one.name === name : name.test(one.name)));
  return lane && index >= 0 && index < lane.words.length ? { lane, index } : null;
}

const inHands = (lanes: Lane[], hands: ({ handle: number } | null)[][], handle: number): Spot | null => {
  for (const [seat, hand] of hands.entries()) {
    const found = wordOf(lanes, `hand ${seat + 1}`, hand.findIndex((card) => card?.handle === handle));
    if (found) return found;
  }
  return null;
};

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

function inArena(view: ArenaView & { board?: { hexes: [number, number, number, string][] } }, lanes: Lane[]): Places {
  return {
    spotOf(handle) {
      const champion = view.champions.find((one) => one.handle === handle || one.hex === handle);
      if (!champion) return inHands(lanes, view.hands, handle);
      const lane = lanes.find(({ name }) => name === `champions ${champion.seat + 1}`);
      return wordOf(lanes, lane?.name ?? "", lane?.words.findIndex((word) => cardIn(word) === champion.champion) ?? -1);
    },
    goalOf(handle) {
      const hex = view.board?.hexes.find(([one]) => one === handle)?.[3];
      return hex ? { hex } : null;
    },
  };
}

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

/** The things and places of the board that a game draws of this view. */
export function placesOf(game: string, view: unknown, lanes: Lane[]): Places {
  if (!view) return NOWHERE;
  if (game === "smashup") return onBases(view as SmashUpView, lanes);
  if (game === "superfantasybrawl") return inArena(view as ArenaView, lanes);
  return game === "galacticlash" ? inClash(view as ClashView, lanes) : NOWHERE;
}

/** The names of all hexes of an arena, none in other games. */
export const hexesOf = (view: unknown): string[] => ((view as { board?: { hexes?: [number, number, number, string][] } } | null)?.board?.hexes ?? []).map(([, , , name]) => name);
