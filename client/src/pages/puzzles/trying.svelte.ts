import { loadBoard } from "../../boards";
import { api, ApiError } from "../../net/api";
import type { Failure, PuzzleMove, PuzzleState, PuzzleStep, Seat } from "../../net/protocol";
import { Stage } from "../../play/stage.svelte";
import { solved } from "./solved.svelte";

const NOBODY: Seat = { seat: 0, kind: "bot", name: "", level: null, connected: true, mine: false, conceded: false, timed_out: false, stand_in: false, awaits_nonce: false, asked: null };

/** Where a puzzle comes from. */
export interface Source {
  isProved: boolean; // there is a solution, which hints come from
  move(move: PuzzleMove): Promise<PuzzleState>;
  solution(): Promise<PuzzleStep[]>;
  solved(): void; // it has been
}

export const shelved = (shelf: string, number: number): Source => ({
  isProved: true,
  move: (move) => api.tryPuzzle(shelf, number, move),
  solution: () => api.puzzleSolution(shelf, number),
  solved: () => solved.add(shelf, number),
});

/** A puzzle that somebody has made: nobody keeps whether it is solved. */
export const linked = (game: string, text: string, goal: string): Source => ({
  isProved: false,
  move: (move) => api.tryMade(game, { text, goal }, move),
  solution: () => api.madeSolution(game, { text, goal }),
  solved: () => undefined,
});

/** A puzzle being tried: the server is told all that has been answered, and tells what it has come to. */
export class Trying {
  readonly stage = new Stage((option) => void this.answer(option));
  now = $state.raw<PuzzleState | null>(null);
  failure = $state.raw<Failure | null>(null);
  busy = $state(false);
  told = $state<"back" | "lost" | "unknown" | null>(null); // what a hint has said, where it names no answer
  steps = $state.raw<PuzzleStep[]>([]); // of the solution, while it is shown
  at = $state(0); // the step that is shown
  private before = $state.raw<number[][]>([]); // the lines before each answer of this person's

  constructor(private readonly source: Source) {
    void this.send([]);
  }

  get canTakeBack(): boolean {
    return this.before.length > 0 && !this.busy;
  }

  async answer(option: number): Promise<void> {
    const line = this.now?.line;
    if (!line || this.busy || this.steps.length) return;
    if (await this.send(line, option)) this.before = [...this.before, line];
  }

  async takeBack(): Promise<void> {
    const line = this.before.at(-1);
    if (line && !this.busy && (await this.send(line))) this.before = this.before.slice(0, -1);
  }

  async again(): Promise<void> {
    this.steps = [];
    if (await this.send([])) this.before = [];
  }

  async hint(): Promise<void> {
    if (!this.now || this.busy) return;
    await this.send(this.now.line, null, true);
    const { hint, lost } = this.now;
    this.told = hint !== null ? null : lost ? "lost" : this.source.isProved ? "back" : "unknown";
    this.stage.hinted = hint;
  }

  /** Shows the solution on the board, from its first step on. */
  async showSolution(): Promise<void> {
    const steps = await this.asked(() => this.source.solution());
    if (steps) this.steps = steps;
    if (steps) this.go(0);
  }

  go(to: number): void {
    const step = this.steps[to];
    if (!step) return;
    this.at = to;
    this.stage.ask(null);
    this.stage.view = step.view;
    this.stage.log = step.log;
    this.stage.suggested = step.choice;
  }

  private async send(line: number[], option: number | null = null, hint = false): Promise<boolean> {
    const state = await this.asked(() => this.source.move({ line, option, hint }));
    if (!state) return false;
    if (!this.stage.ready) {
      const [cards] = await Promise.all([api.cards(state.game), loadBoard(state.game)]);
      this.stage.game = state.game;
      this.stage.setCards(cards);
    }
    this.show(state);
    return true;
  }

  private show(state: PuzzleState): void {
    this.stage.seats = Array.from({ length: state.players }, (_, seat): Seat => ({ ...NOBODY, seat, ...(seat === state.seat && { kind: "person", mine: true }) }));
    this.stage.seat = state.seat;
    this.stage.suggested = null;
    this.stage.view = state.view;
    this.stage.log = state.log;
    this.stage.ask(state.decision);
    this.told = null;
    this.now = state;
    if (state.verdict === "solved") this.source.solved();
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.failure = null;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError) this.failure = error.failure;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
