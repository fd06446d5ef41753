import type { TableState } from "./table-connection.svelte";
import { hereOf, type Stage } from "./stage.svelte";

/** Where a game stands, as far as passing unasked depends on it: whose turn it is, and what is being answered. */
export interface Moment {
  mine: boolean;
  round: string | null; // what all are asked about now, such as a scoring
}

/** What a game says about passing unasked; `View` is what the server shows of the position. */
export interface PassRules<View> {
  moment?(view: View): Moment; // in games with responses that may be passed
  declines?(view: View): boolean; // whether who passes a whole round also declines what cards ask meanwhile, where they may
  passes?(view: View, here: number): boolean; // whether this one of the players here wants the response passed that is asked for
  mustAsk?(view: View): boolean; // whether what is asked concerns the player so much that nothing is passed unasked
}

/** How long a seat passes: until its next turn, or to the end of one round of responses. */
export type Until = { kind: "turn"; away: boolean } | { kind: "round"; round: string };

export function untilTurn(now: Moment): Until {
  return { kind: "turn", away: !now.mine };
}

export function untilRoundEnds(now: Moment): Until | null {
  return now.round === null ? null : { kind: "round", round: now.round };
}

/** The same at a later moment; null once it is over. */
export function later(until: Until, now: Moment): Until | null {
  if (until.kind === "round") return now.round === until.round ? until : null;
  if (!now.mine) return { kind: "turn", away: true };
  return until.away ? null : until;
}

/** Passes responses for the player who has asked for it, or whose settings say so. */
export class AutoPass {
  until = $state.raw<Until | null>(null); // how long responses are passed
  rules: PassRules<never> = {}; // of the game, once its board is here
  private timer: ReturnType<typeof setTimeout> | undefined;
  private passed: TableState | null = null; // what has been passed at once, as it was asked

  /** `answer` sends an answer for a seat: whether it has been sent. */
  constructor(
    private readonly stage: Stage,
    private readonly answer: (number: number, seat: number, option: number) => boolean,
  ) {}

  /** What all are asked about now; null in games that do not tell, and before the game. */
  get moment(): Moment | null {
    const { view } = this.stage;
    return view === null ? null : (this.rules.moment?.(view as never) ?? null);
  }

  /** Whether everybody is asked in every window, so that who has nothing to answer cannot be told apart. */
  get even(): boolean {
    return this.stage.decision?.even ?? false;
  }

  /** Whether the response that is asked for takes a time of its own, and then passes by itself. */
  get timed(): boolean {
    return this.stage.timing?.window != null && this.stage.decision?.window === true;
  }

  /** Whether nothing is wanted of the player: what is asked will be passed, or has no answer and passes by itself. */
  get settled(): boolean {
    const { decision, choices } = this.stage;
    return this.timed ? choices === 0 : this.until !== null && (decision?.window === true || this.declines);
  }

  /** From now on responses are passed, for so long. */
  begin(kind: Until["kind"]): void {
    const { moment } = this;
    if (!moment) return;
    this.until = kind === "turn" ? untilTurn(moment) : untilRoundEnds(moment);
    this.passSoon(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.until = null;
  }

  /** What is on the stage has changed; `over`: the game has ended. Passes after so many milliseconds, if it passes. */
  advance(over: boolean, delay: number): void {
    const { moment } = this;
    this.until = this.until && moment && !over ? later(this.until, moment) : null;
    this.passSoon(delay);
  }

  /** Passes in so many milliseconds, if it is a response that is asked for, and one to be passed. */
  passSoon(delay: number): void {
    clearTimeout(this.timer);
    const { decision, pass } = this.stage;
    if (!decision?.mine || !(decision.window || this.declines) || !pass || this.timed) return;
    if (this.rules.mustAsk?.(this.stage.view as never)) this.until = null;
    if (!this.passes) return;
    this.timer = setTimeout(() => {
      if (this.passes && this.stage.decision === decision) this.stage.choose(pass.option, true);
    }, delay);
  }

  /** The state as it is to be shown: what is passed at once, by the server or here, is asked of nobody. */
  asShown(state: TableState): TableState {
    const { decision } = state;
    if (!decision?.mine || !(decision.unasked || this.passAtOnce(state))) return state;
    return { ...state, decision: { ...decision, mine: false } };
  }

  /** The last state that was passed at once, to be asked after all; null if there is none. */
  takeBack(): TableState | null {
    const { passed } = this;
    this.passed = null;
    return passed;
  }

  /** Whether the whole round is passed, with all that may be declined in it. */
  private get declines(): boolean {
    return this.until?.kind === "round" && this.rules.declines?.(this.stage.view as never) === true;
  }

  private get passes(): boolean {
    return this.until !== null || this.rules.passes?.(this.stage.view as never, this.stage.here) === true;
  }

  /** Passes where all are asked and others could tell from the time who has nothing to answer. */
  private passAtOnce(state: TableState): boolean {
    const { table, seat, decision, times } = state;
    const view = state.view as never;
    const pass = decision?.options.find((choice) => choice.pass);
    if (!decision?.window || !pass || seat === null || times?.window != null) return false;
    const others = table.seats.some((one) => one.kind === "person" && !(one.mine && one.seat === this.stage.seat));
    if (!decision.even || !others) return false;
    if (state.undo_asked) return false; // who has no answer does not pass either until it is settled
    const moment = seat === this.stage.seat ? this.rules.moment?.(view) : null;
    const until = this.until && moment ? later(this.until, moment) : null;
    if (this.rules.mustAsk?.(view) || !(until || this.rules.passes?.(view, hereOf(table.seats, seat)))) return false;
    const sent = this.answer(decision.number, seat, pass.option);
    if (sent) this.passed = state;
    return sent;
  }
}
