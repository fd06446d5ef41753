import { type ClashView, isThreatened } from "./view";

/** The windows between phases in which an answer may begin a chain, in the order of a turn. */
export const WINDOWS = [1, 2, 3, 4, 5] as const;
/** Who wants to leave construction or reinforcement could have played before, and is not asked then. */
export const NEVER_ASKED = [2, 5];
const KEY = "baston-stops";

export type Whose = "mine" | "theirs";

/**
 * Where a player wants to be asked: by default everywhere, so that nobody misses what could matter.
 *
 * Each of those who play at this screen has stops of their own: `here` says which of them it is, from 0.
 */
class Stops {
  private off = $state<string[]>(read());

  has(here: number, whose: Whose, window: number): boolean {
    return !this.off.includes(keyOf(here, whose, window));
  }

  turn(here: number, whose: Whose, window: number): void {
    const key = keyOf(here, whose, window);
    this.off = this.has(here, whose, window) ? [...this.off, key] : this.off.filter((one) => one !== key);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.off));
    } catch {
      // Private windows may refuse: the choice then holds for this visit.
    }
  }
}

const keyOf = (here: number, whose: Whose, window: number): string => `${here || ""}${whose}${window}`;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

export const stops = new Stops();

/** Is the window passed on its own? Never an answer to what has been launched, nor by who is attacked or aimed at. */
export function passes(view: ClashView, has: (whose: Whose, window: number) => boolean): boolean {
  const window = view.answering?.window ?? 0;
  if (window === 0 || isThreatened(view)) return false;
  return !has(view.turn === view.seat ? "mine" : "theirs", window);
}
