import { basesOf, type SmashUpView } from "./view";

/** In which windows of a scoring a player wants to be asked: in all, where it scores too, or in none. */
export const STOPS = ["always", "mine", "never"] as const;
export type Stop = (typeof STOPS)[number];
const KEY = "baston-scoring-stops";

/** What the player has chosen; kept in this browser. */
class ScoringStops {
  asks = $state<Stop>(read());

  choose(asks: Stop): void {
    this.asks = asks;
    try {
      localStorage.setItem(KEY, asks);
    } catch {
      // Private windows may refuse: the choice then holds for this visit.
    }
  }

  /** Is the window passed on its own? */
  passes(view: SmashUpView): boolean {
    return this.asks === "never" || (this.asks === "mine" && !takesPart(view));
  }
}

/** Does the seat have anything where it is being scored: a minion at the base, a card in a camp? */
export function takesPart(view: SmashUpView): boolean {
  if (view.mat?.scoring) return view.mat.camps.some(({ slots }) => slots.some(({ seat }) => seat === view.seat));
  const base = basesOf(view).find(({ place }) => place === view.scoring);
  return base?.minions.some(({ controller }) => controller === view.seat) ?? true; // after scoring it may be gone
}

function read(): Stop {
  try {
    return STOPS.find((stop) => stop === localStorage.getItem(KEY)) ?? "always";
  } catch {
    return "always";
  }
}

export const scoringStops = new ScoringStops();
