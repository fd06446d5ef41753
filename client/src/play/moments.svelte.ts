import type { PastStep } from "../net/protocol";

const MOST = 400; // moments that are kept; older ones are asked for again
const PAGE = 16; // that the server tells at once

/** The table as somebody was shown it, after so many answers. Lines of the log below number `log_to` had been written. */
export type Moment = PastStep;

/** The table before and after an answer. */
export interface Around {
  before: Moment;
  after: Moment;
}

/** What this browser was shown of a game, from one seat. What is missing is asked for when it is wanted. */
export class Moments {
  last = $state(-1); // the step that the table is at
  private readonly kept = new Map<number, Moment>();
  private changes = $state(0); // so that who reads a moment sees when it has come
  private readonly asked = new Set<number>();

  /** `ask` asks for the moments from a step on: whether that could be sent. */
  constructor(private readonly ask: (step: number) => boolean) {}

  /** The table is at this moment now: what came after it, if anything did, has been taken back. */
  add(moment: Moment): void {
    for (const step of this.kept.keys()) if (step > moment.step || step <= moment.step - MOST) this.kept.delete(step);
    this.kept.set(moment.step, moment);
    this.last = moment.step;
    this.changes += 1;
  }

  /** What has been asked for. */
  tell(steps: Moment[]): void {
    for (const moment of steps) if (moment.step < this.last && !this.kept.has(moment.step)) this.kept.set(moment.step, moment);
    this.asked.clear();
    this.changes += 1;
  }

  /** The line has been lost, or is there again: nothing is on its way. */
  again(): void {
    this.asked.clear();
    this.changes += 1;
  }

  /** The moment after so many answers; if it is not here, it is asked for, and null until it has come. */
  at(step: number): Moment | null {
    void this.changes;
    if (step < 0 || step > this.last) return null;
    const found = this.kept.get(step);
    if (found) return found;
    // Who looks back goes on backwards: those before come along.
    const from = Math.max(0, step - PAGE + 1);
    if (!this.asked.has(from) && this.ask(from)) this.asked.add(from);
    return null;
  }

  /** The moments before and after the answer that wrote a line of the log. */
  around(line: number): Around | null {
    for (let step = this.last; step > 0; step--) {
      const before = this.at(step - 1);
      const after = this.at(step);
      if (!before || !after) return null;
      if (before.log_to <= line) return after.log_to > line ? { before, after } : null;
    }
    return null;
  }
}
