import type { State } from "../net/protocol";

/** Passing one screen between several people who play at it. */
export class HandOver {
  seat = $state<number | null>(null); // the seat that the screen is to be handed to: until then it shows nothing

  /** Whether the screen is to be handed on: somebody else here is asked, and whoever has it is not. `latest`: by seat. */
  check(shown: number | null, latest: ReadonlyMap<number | null, State>): boolean {
    const present = latest.get(shown);
    if (!present || present.decision?.mine) return false;
    for (const [seat, state] of latest) {
      if (seat !== shown && state.decision?.mine && state.number >= present.number) this.seat = seat;
    }
    return this.seat !== null;
  }

  /** Whoever the screen is for has it now: the seat. */
  take(): number | null {
    const { seat } = this;
    this.seat = null;
    return seat;
  }
}
