import type { TableDraft } from "../../boards/set-up.svelte";
import type { Clock, Terms } from "../../net/protocol";

export const CLOCKS = ["5+5", "15+10", "30+10"];
export const ABSENCES = [60, 120, 300]; // seconds
const WINDOWS = [3, 5, 8, 15]; // seconds
const USUAL_WINDOW = 8;

/** "15+10" is fifteen minutes, and ten seconds more after each answer. */
export function clockOf(choice: string): Clock {
  const [minutes = 15, increment = 10] = choice.split("+").map(Number);
  return { seconds: 60 * minutes, increment };
}

/** The time of a table that is set up. */
export class TermsDraft {
  clock = $state("none");
  absence = $state(0); // seconds
  response = $state<number | null>(null); // seconds

  constructor(private readonly draft: TableDraft) {}

  /** Two seats at this screen are one absence; only others can be waited for. */
  apart = $derived.by(() => this.draft.seats.some((seat) => seat.kind === "open"));
  private even = $derived.by(() => this.draft.game?.options.find((option) => option.name === "even_windows"));
  /** Every seat is asked in every window. */
  asksAll = $derived.by(() => this.even !== undefined && this.draft.valueOf(this.even) === "true");
  // Where all are asked unless the table wants otherwise, they take the time they need.
  private usuallyEven = $derived.by(() => this.even === undefined || this.draft.usual(this.even) === "true");
  windows = $derived.by(() => (this.usuallyEven ? [0, ...WINDOWS] : WINDOWS));
  window = $derived.by(() => (this.response !== null && this.windows.includes(this.response) ? this.response : this.usuallyEven ? 0 : USUAL_WINDOW));

  get terms(): Terms {
    return { clock: this.clock === "none" ? null : clockOf(this.clock), absence: this.apart ? this.absence : 0, window: this.window };
  }
}
