import { settings } from "../lib/settings.svelte";
import type { Decision } from "../net/protocol";
import type { Stage } from "./stage.svelte";

/** What a game says about the end of a turn. */
export interface TurnRules {
  endsTurn?(decision: Decision): boolean; // whether to pass on this question ends what its player may do in a turn
}

/** Passes for the player; where that ends a turn, the player is asked once whether to, as set. */
export class EndOfTurn {
  rules: TurnRules = {}; // of the game, once its board is here
  private questioned = $state(-1); // the decision at which the player is asked
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** The player is asked now whether the turn is to end. */
  get asks(): boolean {
    const { decision, open } = this.stage;
    return open && decision !== null && decision.number === this.questioned;
  }

  /** How many things are left by which something would happen. */
  get left(): number {
    return this.stage.useful;
  }

  /** Pass, or ask first. Pressed again, it passes. */
  pass(): void {
    const { decision, pass } = this.stage;
    if (!decision || !pass) return;
    const asked = settings.endOfTurn === "always" || (settings.endOfTurn === "left" && this.left > 0);
    if (asked && !this.asks && this.rules.endsTurn?.(decision)) {
      this.stage.letGo();
      this.questioned = decision.number;
    } else this.stage.choose(pass.option);
  }

  /** What is on the stage has changed: after so many milliseconds a turn ends by itself where nothing is left, if that is set. */
  endSoon(delay: number): void {
    clearTimeout(this.timer);
    const { decision, pass, open } = this.stage;
    if (!settings.endsItself || !decision || !open || !pass || this.left > 0 || !this.rules.endsTurn?.(decision)) return;
    this.timer = setTimeout(() => this.stage.decision === decision && this.stage.open && this.stage.choose(pass.option), delay);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  goOn(): void {
    this.questioned = -1;
  }
}
