/** What a game brings to the page on which positions are set up. */
import { type Lane, type Spot, wordOf } from "./lanes";

/** Where something can be put on the board: a lane, or a hex by its name. */
export type Goal = { lane: Lane } | { hex: string };

/** What of a position a thing on the drawn board is, by its handle: the word in the text, or the place where words go. */
export interface Places {
  spotOf(handle: number): Spot | null;
  goalOf(handle: number): Goal | null;
}

export interface PositionPart {
  sample: string; // a small position to begin with
  places(view: never, lanes: Lane[]): Places;
  hexes?(view: never): string[]; // the names of all hexes
}

/** The word of a card in a hand. */
export function inHands(lanes: Lane[], hands: ({ handle: number } | null)[][], handle: number): Spot | null {
  for (const [seat, hand] of hands.entries()) {
    const found = wordOf(lanes, `hand ${seat + 1}`, hand.findIndex((card) => card?.handle === handle));
    if (found) return found;
  }
  return null;
}
