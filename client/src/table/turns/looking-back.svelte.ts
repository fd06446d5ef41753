import { settings } from "../../lib/settings.svelte";
import { HEADINGS } from "../../play/happenings";
import type { Moment } from "../../play/moments.svelte";
import type { Session } from "../../play/session.svelte";
import { Stage } from "../../play/stage.svelte";

const PACE = 900; // milliseconds from step to step, where it plays

/** The table as it was, step by step, while the game goes on. Its stage asks nothing, so that nothing can be answered on it. */
export class LookingBack {
  readonly stage = new Stage(() => undefined);
  at = $state(0); // the step that is wanted
  plays = $state(false);
  private line = $state<number | null>(null); // the line of the log to whose moment it goes, once that is known
  private shown: Moment | null = null;
  private readonly since: number; // lines of the log when it began

  constructor(
    private readonly session: Session,
    private readonly board: { arrows?(before: never, after: never): Stage["arrows"] },
  ) {
    const { stage } = session;
    Object.assign(this.stage, { game: stage.game, catalog: stage.catalog, ready: true, seats: stage.seats, seat: stage.seat, view: stage.view, log: stage.log });
    this.at = session.moments.last;
    this.since = stage.log.length;
  }

  get last(): number {
    return this.session.moments.last;
  }

  /** How many lines have been written since it began. */
  get news(): number {
    return Math.max(0, this.session.stage.log.length - this.since);
  }

  go(step: number): void {
    this.line = null;
    this.at = Math.max(0, Math.min(this.last, step));
  }

  /** To the moment at which a line of the log had just been written. */
  goToLine(line: number): void {
    this.line = line;
    this.plays = false;
  }

  /** To the beginning of the turn before, or after; past the last one, to now. */
  goToTurn(by: -1 | 1): void {
    const shown = this.stage.log.at(-1)?.number ?? -1;
    const headings = this.session.stage.log.filter(({ event }) => event && HEADINGS.has(event.kind));
    const to = by < 0 ? headings.filter(({ number }) => number < shown).at(-1) : headings.find(({ number }) => number > shown);
    if (to) this.goToLine(to.number);
    else this.go(by < 0 ? 0 : this.last);
  }

  /** Shows what is wanted, as soon as it has come: to be called again when something has. */
  follow(): void {
    if (this.line !== null) {
      const around = this.session.moments.around(this.line);
      if (!around) return;
      this.line = null;
      this.at = around.after.step;
    }
    const step = Math.min(this.at, this.last);
    const moment = this.session.moments.at(step);
    if (!moment) return;
    this.stage.seats = this.session.stage.seats;
    if (this.shown !== moment) {
      this.shown = moment;
      const view = { ...moment.view, decision: null }; // what was asked then is asked no more
      this.stage.arrows = this.board.arrows?.(this.stage.view as never, view as never) ?? [];
      this.stage.view = view;
    }
    this.stage.log = this.session.stage.log.filter((line) => line.number < moment.log_to);
  }

  /** One step further, if it plays; it ends at what is now. Returns the milliseconds until the next. */
  play(): number {
    if (this.at >= this.last) this.plays = false;
    else this.go(this.at + 1);
    return PACE / (settings.speed || 1);
  }
}
