import type { AnyBoard } from "../../boards/board";
import { settings } from "../../lib/settings.svelte";
import type { Session } from "../../play/session.svelte";
import { spanOf } from "../../play/stills";
import type { Tale } from "../../play/telling.svelte";
import { LookingBack } from "./looking-back.svelte";
import { type Step, type Turn, turnToFollow } from "./thread";

const SEEN = 1_100; // milliseconds for which a step is seen again, where a whole turn is

/** The last turn of another, and the steps of it that somebody wants to see again. */
export class Following {
  private wanted = $state.raw<Step[]>([]); // as soon as all that they need has come
  readonly turn = $derived.by<Turn | null>(() => turnToFollow(this.session.stage.log, this.session.stage.seat));

  constructor(
    private readonly session: Session,
    private readonly board: AnyBoard,
  ) {}

  /** The past, while it is looked at. */
  get looking(): LookingBack | null {
    const { looking } = this.session;
    return looking instanceof LookingBack ? looking : null;
  }

  /** Looks back, to when a line of the log had just been written if one is named. */
  lookBack(line?: number): LookingBack {
    this.stop();
    const looking = this.looking ?? new LookingBack(this.session, this.board);
    this.session.looking = looking;
    if (line !== undefined) looking.goToLine(line);
    return looking;
  }

  /** Back to what is now. */
  back(): void {
    this.session.looking = null;
  }

  /** Keys that see again and look back: whether this was one. */
  key(pressed: string): boolean {
    const { looking } = this;
    if (pressed === "r") this.see(this.turn?.steps ?? []);
    else if (pressed === "," || (pressed === "." && looking)) {
      const past = this.lookBack();
      past.plays = false;
      past.go(past.at + (pressed === "," ? -1 : 1));
    } else if (pressed === "escape" && looking) this.back();
    else return pressed === "escape" && this.stop();
    return true;
  }

  /** Shows one step again until something else happens, or several one after the other. */
  see(steps: Step[]): void {
    this.stop();
    this.back();
    this.session.stage.films.end();
    this.wanted = steps;
  }

  /** Begins to show what is wanted, if it can be: to be called when something has come. */
  follow(): void {
    if (this.wanted.length === 0) return;
    const tales = this.wanted.flatMap((step) => this.taleOf(step) ?? []);
    if (tales.length < this.wanted.length) return;
    this.wanted = [];
    this.session.stage.telling.begin(tales, tales.length > 1 ? settings.speed || 1 : 0);
  }

  /** Ends what is seen again: whether there was anything to end. */
  stop(): boolean {
    const { telling } = this.session.stage;
    const sees = this.wanted.length > 0 || telling.now?.again === true;
    this.wanted = [];
    if (telling.now?.again) telling.stop();
    return sees;
  }

  isTold({ lines }: Step): boolean {
    return this.session.stage.telling.now?.lines.some((line) => lines.includes(line)) ?? false;
  }

  private taleOf({ lines, shared }: Step): Tale | null {
    const [line] = lines;
    const around = line && this.session.moments.around(line.number);
    if (!around) return null;
    const answer = this.session.stage.log.filter(({ number }) => number === line.number);
    const { before, after, told } = spanOf(around, answer, lines);
    const all = shared.filter((group) => group === lines || group.some((one) => told.includes(one)));
    return { lines, time: SEEN, before, after, all, again: true };
  }
}
