import type { Line } from "../net/protocol";
import type { Sheet } from "./stage.svelte";

const HOLD = 400; // milliseconds that a card stays after the pointer has left it, so that it can be reached

/** Why a card is read: the first of these that holds. */
export type Source = "pinned" | "pointed" | "chosen" | "asks" | "again" | "shown" | "last" | "place";

export interface Read extends Sheet {
  source: Source;
  seat?: number; // who plays it, or played it
  waits: boolean; // something newer has been played since it was pointed at
}

/** A card that somebody has played, by the number of its line in the log. */
export interface Played {
  card: string;
  seat: number | null;
  line: number;
}

/** All that could be read now. */
export interface Readable {
  pinned: Sheet | null;
  chosen: Sheet | null; // picked up by the one who is asked
  asks: Sheet | null; // asks the one who is asked
  shown: (Sheet & { seat?: number; again?: boolean }) | null; // is being played, asks somebody else, or is seen again
  last: Played | null;
  place: Sheet | null; // where play is, before anything has been played
}

/** The last card that the log says somebody has played. */
export function lastPlayed(log: readonly Line[]): Played | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i];
    if (line?.event?.kind === "played" && line.event.card) return { card: line.event.card, seat: line.event.seats[0] ?? null, line: line.number };
  }
  return null;
}

/** The card that is read beside the table. A card that is pointed at stays for a moment, and while the pointer is on the column. */
export class Reading {
  private pointed = $state.raw<Sheet | null>(null);
  private since = $state(0); // the line of the log that was the last to tell of a play when it was pointed at
  private within = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A card is pointed at, or no longer. `line`: the last of the log that tells of a play. */
  point(card: Sheet | null, line = 0): void {
    if (card) {
      clearTimeout(this.timer);
      this.pointed = card;
      this.since = line;
    } else if (!this.within) this.leaveSoon();
  }

  /** The pointer or the focus is on the column. */
  enter(): void {
    this.within = true;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.within = false;
    this.leaveSoon();
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.pointed = null;
  }

  choose({ pinned, chosen, asks, shown, last, place }: Readable): Read | null {
    const line = last?.line ?? 0;
    if (pinned) return { ...pinned, source: "pinned", waits: false };
    if (this.pointed) return { card: this.pointed.card, handle: this.pointed.handle, source: "pointed", waits: line > this.since };
    if (chosen) return { ...chosen, source: "chosen", waits: false };
    if (asks) return { ...asks, source: "asks", waits: false };
    if (shown) return { ...shown, source: shown.again ? "again" : "shown", waits: false };
    if (last) return { card: last.card, handle: null, source: "last", waits: false, ...(last.seat !== null && { seat: last.seat }) };
    return place && { ...place, source: "place", waits: false };
  }

  private leaveSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.pointed = null), HOLD);
  }
}
