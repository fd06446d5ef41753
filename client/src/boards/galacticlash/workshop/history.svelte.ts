import type { Draft } from "./deck";

const KEY = "baston-deck-steps";
const MOST = 60; // steps that can be taken back

interface Steps {
  past: Draft[];
  coming: Draft[];
}

/** The steps by which decks were changed in this tab, to be taken back and done again, over a reload too. */
export class History {
  private steps = $state.raw<Steps>(read());

  canUndo = $derived(this.steps.past.length > 0);
  canRedo = $derived(this.steps.coming.length > 0);

  /** The deck is about to be changed, or another to be worked at. */
  note(before: Draft): void {
    this.keep({ past: [...this.steps.past, before].slice(-MOST), coming: [] });
  }

  /** The deck as it was before the last step; null if there is none. */
  undo(now: Draft): Draft | null {
    const before = this.steps.past.at(-1);
    if (before) this.keep({ past: this.steps.past.slice(0, -1), coming: [...this.steps.coming, now] });
    return before ?? null;
  }

  /** The deck as it was before the last step was taken back. */
  redo(now: Draft): Draft | null {
    const after = this.steps.coming.at(-1);
    if (after) this.keep({ past: [...this.steps.past, now], coming: this.steps.coming.slice(0, -1) });
    return after ?? null;
  }

  private keep(steps: Steps): void {
    this.steps = steps;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(steps));
    } catch {
      // Where nothing is kept, steps can be taken back until the page is left.
    }
  }
}

function read(): Steps {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Steps> | null;
    if (Array.isArray(stored?.past) && Array.isArray(stored.coming)) return { past: stored.past, coming: stored.coming };
  } catch {
    // What cannot be read is no loss: the decks themselves are kept elsewhere.
  }
  return { past: [], coming: [] };
}
