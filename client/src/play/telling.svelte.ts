import { afterFrameIn } from "../lib/soon";
import type { Line } from "../net/protocol";

/** Something that has happened, as it is told: its lines of the log, and the change of the table that it was part of. */
export interface Tale {
  lines: Line[];
  time: number; // milliseconds, at the usual speed
  before: unknown; // the views
  after: unknown;
  all: Line[][]; // all that the same change was made of, which share it
  again?: true; // somebody wants to see it once more
}

/** Tells what has happened, one thing after the other, each for its time. */
export class Telling {
  now = $state.raw<Tale | null>(null);
  private callOff: () => void = () => undefined; // the next

  /** `speed`: how many times as fast as usual; 0: until something else is told. */
  begin([first, ...rest]: Tale[], speed: number): void {
    this.stop();
    if (!first) return;
    this.now = first;
    if (speed > 0) this.callOff = afterFrameIn(first.time / speed, () => this.begin(rest, speed));
  }

  stop(): void {
    this.callOff();
    this.now = null;
  }
}
