import { settings } from "../lib/settings.svelte";
import { afterFrameIn } from "../lib/soon";
import { still } from "../lib/travel";
import type { Line } from "../net/protocol";

/** Something that has happened, shown step by step over the board: a scoring, a combat. What the steps show its board knows. */
export interface Film {
  id: string; // what it is of: what goes on later is seen again with what came before
  line: Line; // of the log, which it can be seen again from
  title: string;
  names: string[]; // of the steps that there may be, those that are skipped included
  steps: FilmStep[];
  quiet?: true; // it is not shown when it happens, but with what comes of it, and again
}

/** A change of the board: what is seen of it, and what the log says of it. */
export interface Change {
  before: unknown; // the views
  after: unknown;
  lines: Line[];
}

export interface FilmStep {
  at: number; // which of the steps that are named it is
  milliseconds: number;
  says: string; // what happens in it, in a sentence
  shows: unknown; // over the board; null where the board itself shows it:
  change?: Change;
}

const MOST = 20; // films that can be seen again
const FOREVER = 2 ** 31 - 1; // milliseconds, the most that a timer takes
const TWICE = 350; // milliseconds in which a second press ends the film

/** The film that is shown, one step after another, and those that can be seen again. */
export class Films {
  showing = $state.raw<Film | null>(null);
  step = $state(0);
  ended: () => void = () => undefined; // whoever waits for the end
  shows: (step: FilmStep | null) => void = () => undefined; // whoever shows what there is to see on the board
  private kept = $state.raw<Film[]>([]);
  private callOff: () => void = () => undefined; // the next step
  private pressed = -Infinity;

  get now(): FilmStep | null {
    return this.showing?.steps[this.step] ?? null;
  }

  /** Keeps a film to be seen again. */
  keep(film: Film): void {
    const last = this.kept.at(-1);
    const goesOn = last?.id === film.id;
    const whole = goesOn ? { ...last, steps: [...last.steps, ...film.steps] } : film;
    this.kept = [...this.kept.slice(goesOn ? 0 : 1 - MOST, goesOn ? -1 : undefined), whole];
  }

  /** The films that can be seen again from a line of the log. */
  of(line: Line): Film | undefined {
    return this.kept.find((film) => film.line === line);
  }

  /** Shows a film from its beginning; returns how long it takes: as long as it is let, if its steps wait to be gone on from. */
  begin(film: Film): number {
    this.showing = film;
    this.step = 0;
    this.pressed = -Infinity;
    this.run();
    return still() ? FOREVER : film.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / settings.speed;
  }

  /** A press: the next step, the second press in a row the end. */
  press(): void {
    const now = performance.now();
    const again = now - this.pressed < TWICE;
    this.pressed = now;
    if (again) this.end();
    else this.next();
  }

  next(): void {
    if (!this.showing) return;
    if (this.step + 1 >= this.showing.steps.length) this.end();
    else {
      this.step += 1;
      this.run();
    }
  }

  end(): void {
    this.callOff();
    if (!this.showing) return;
    this.showing = null;
    this.shows(null);
    this.ended();
  }

  /** Each step takes its time; where nothing moves it stays until it is gone on from. */
  private run(): void {
    this.callOff();
    this.shows(this.now);
    if (!still()) this.callOff = afterFrameIn((this.now?.milliseconds ?? 0) / settings.speed, () => this.next());
  }
}
