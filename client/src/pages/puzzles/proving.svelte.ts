import { api } from "../../net/api";
import type { MadePuzzle } from "../../net/protocol";

const REACHED = new Set<MadePuzzle["verdict"]>(["one", "several", "some"]); // of what can be solved, it is asked how hard it is

/** What is proved of a puzzle that somebody makes; and then, which takes longer, its grade. */
export class Proving {
  made = $state.raw<MadePuzzle | null>(null);
  goal = $state(""); // that it is proved of
  grading = $state(false);

  constructor(private readonly game: string) {}

  /** Whether a grade was looked for, and none was found. */
  get ungraded(): boolean {
    return this.made !== null && REACHED.has(this.made.verdict) && !this.grading && this.made.grade === 0;
  }

  /** Throws ApiError if it makes no puzzle. What has been asked later is not overwritten. */
  async prove(text: string, goal: string): Promise<void> {
    [this.made, this.goal] = [null, goal];
    const made = await api.makePuzzle(this.game, { text, goal });
    if (this.goal === goal) this.made = made;
    if (this.made === made && REACHED.has(made.verdict)) void this.grade(made, goal);
  }

  private async grade(made: MadePuzzle, goal: string): Promise<void> {
    this.grading = true;
    const graded = await api.gradePuzzle(this.game, { text: made.position, goal }).catch(() => null);
    if (this.made !== made) return;
    if (graded?.grade) this.made = graded;
    this.grading = false;
  }
}
