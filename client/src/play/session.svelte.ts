import { api } from "../net/api";
import { Connection, tableSocket } from "../net/connection";
import type { Chat, Error as Refused, FromServer, Line, Result, State, Table, UndoAsked } from "../net/protocol";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { withLine } from "./chat";
import { cuesOf } from "./sound-cues";
import { Queue } from "./queue";
import { hereOf, Stage } from "./stage.svelte";
import { type Scoring, scoringIn } from "./summary";
import type { Arrow } from "./arrows";
import { later, type Moment, type PassRules, type Until, untilRoundEnds, untilTurn } from "./auto-pass.svelte";

const HOLD = 750; // milliseconds that something worth seeing stays before the next
const HOLD_SCORING = 1_800;
const HOLD_PASS = 500; // before a pass on one's own, so that it is seen and can be stopped

type Shown = State & { table: Table };

/** What a session asks of a game's board. */
export interface SessionBoard extends PassRules<never> {
  arrows?(before: never, after: never): Arrow[];
}

/** A table that this browser sits or watches at: keeps the stage as the server says, and sends answers. */
export class Session {
  readonly stage = new Stage((option) => this.send(option));
  table = $state.raw<Table | null>(null);
  connected = $state(true);
  loaded = $state(false);
  spectators = $state(0);
  chat = $state.raw<Chat[]>([]);
  refused = $state.raw<Refused | null>(null);
  undo = $state<State["undo"]>("no");
  undoAsked = $state.raw<UndoAsked | null>(null);
  undoDenied = $state(false); // this browser's last wish to take something back was not granted
  result = $state.raw<Result | null>(null);
  scoring = $state.raw<Scoring | null>(null); // the one that is announced
  curtain = $state<number | null>(null); // the seat that the screen is to be handed to
  waiting = $state(0); // changes that have arrived and are not shown yet
  until = $state.raw<Until | null>(null); // how long responses are passed on their own
  private fading: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private shown: State | null = null;
  private passed: Shown | null = null; // what has been passed at once, as it was asked
  private known: Table | null = null; // as last sent: states name it only when it has changed
  private readonly latest = new Map<number | null, Shown>();
  private readonly logs = new Map<number | null, Line[]>();
  private readonly queue = new Queue<Shown>((state) => this.show(state), (state) => this.hold(state));
  private readonly connection: Connection;
  private readonly language: () => void; // stops minding the page's language

  private board: SessionBoard = {}; // until that of the game is here

  constructor(
    readonly id: string,
    private readonly loadBoard: (game: string) => Promise<SessionBoard>,
  ) {
    let told = settings.lang;
    this.language = $effect.root(() => {
      $effect(() => {
        if (told === settings.lang) return;
        told = settings.lang;
        this.connection.again(); // English alone was told, or is enough from now on
      });
    });
    this.connection = new Connection(() => tableSocket(id, settings.lang), {
      message: (message) => this.receive(message),
      status: (connected) => {
        this.connected = connected;
        this.stage.answered = -1;
        if (connected) this.chat = []; // the server tells it again
      },
    });
  }

  close(): void {
    this.language();
    this.queue.clear();
    clearTimeout(this.passing);
    clearTimeout(this.fading);
    this.connection.close();
  }

  /** Connects anew: the server then knows the browser by the seats that it has now. */
  reopen(): void {
    this.latest.clear();
    this.logs.clear();
    this.loaded = false;
    this.connection.again();
  }

  undoLast(): void {
    if (this.stage.seat !== null) this.connection.send({ type: "undo", seat: this.stage.seat });
  }

  /** Answers, for all seats here that are asked, whether somebody may take back an answer. */
  replyToUndo(agree: boolean): void {
    for (const seat of this.undoAsked?.waits_for ?? []) {
      if (this.stage.seats[seat]?.mine) this.connection.send({ type: "undo-reply", seat, agree });
    }
  }

  concede(): void {
    if (this.stage.seat !== null) this.connection.send({ type: "concede", seat: this.stage.seat });
  }

  askHint(): void {
    if (this.stage.seat !== null) this.connection.send({ type: "hint", seat: this.stage.seat });
  }

  sayAloud(text: string): void {
    this.connection.send({ type: "chat", text });
  }

  hurry(): void {
    this.queue.hurry();
    this.waiting = 0;
  }

  /** The person whose turn it is has the screen now. */
  raiseCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    const state = seat === null ? undefined : this.latest.get(seat);
    if (!state) return;
    this.stage.seat = seat;
    this.show(state);
  }

  /** Does the response that is asked for take a time of its own, and then pass by itself? */
  get timed(): boolean {
    return this.stage.timing?.window != null && this.stage.decision?.window === true;
  }

  /** What all are asked about now, if they are; null too in games that do not tell. */
  get moment(): Moment | null {
    return this.board.moment?.(this.stage.view as never) ?? null;
  }

  /** From now on responses are passed on their own, for so long. */
  passUntil(kind: Until["kind"]): void {
    if (!this.moment) return;
    this.until = kind === "turn" ? untilTurn(this.moment) : untilRoundEnds(this.moment);
    this.passOn(0);
  }

  stopPassing(): void {
    clearTimeout(this.passing);
    this.until = null;
  }

  /** Is a response passed on its own here and now? */
  private get passes(): boolean {
    return this.until !== null || this.board.passes?.(this.stage.view as never, this.stage.here) === true;
  }

  /** Passes, if it is a response that is asked for. */
  private passOn(delay: number): void {
    clearTimeout(this.passing);
    const { decision, pass } = this.stage;
    if (!decision?.mine || !decision.window || !pass || this.timed) return;
    if (this.board.mustAsk?.(this.stage.view as never)) this.until = null;
    if (!this.passes) return;
    this.passing = setTimeout(() => {
      if (this.passes && this.stage.decision === decision) this.stage.choose(pass.option);
    }, delay);
  }

  /** What is passed unasked, by the server or as this player wishes, is asked of nobody. */
  private withoutBother(state: Shown): Shown {
    const { decision } = state;
    if (!decision?.mine || !(decision.unasked || this.passesAtOnce(state))) return state;
    return { ...state, decision: { ...decision, mine: false } };
  }

  /** Passes where all are asked and others could tell from the time who has nothing to answer. */
  private passesAtOnce(state: Shown): boolean {
    const { table, seat, decision, view, times } = state;
    const pass = decision?.options.find((choice) => choice.pass);
    if (!decision?.window || !pass || seat === null || times?.window != null) return false;
    const others = table.seats.some((one) => one.kind === "person" && !(one.mine && one.seat === this.stage.seat));
    if (table.options.even_windows !== "true" || !others) return false;
    const { board } = this;
    const moment = seat === this.stage.seat ? board.moment?.(view as never) : null;
    const until = this.until && moment ? later(this.until, moment) : null;
    if (board.mustAsk?.(view as never) || !(until || board.passes?.(view as never, hereOf(table.seats, seat)))) return false;
    const sent = this.connection.send({ type: "answer", number: decision.number, seat, option: pass.option });
    if (sent) this.passed = state;
    return sent;
  }

  /** Asks what has been passed at once, if it still waits for an answer. */
  private askAfterAll(): void {
    const asked = this.passed;
    this.passed = null;
    if (!asked || this.latest.get(asked.seat)?.number !== asked.number) return;
    this.latest.set(asked.seat, asked);
    if (asked.seat === this.stage.seat) this.enqueue({ ...asked, log: [] }, true); // its lines are told already
    else this.changeHands();
  }

  private send(option: number): void {
    const { decision, seat } = this.stage;
    if (!decision || !this.stage.open || seat === null) return;
    const sent = this.connection.send({ type: "answer", number: decision.number, seat, option });
    if (sent) this.stage.answered = decision.number;
  }

  private receive(message: FromServer): void {
    if (message.type === "state") this.arrive(message);
    else if (message.type === "chat") this.chat = withLine(this.chat, message);
    else if (message.type === "presence") {
      this.table = this.known = message.table;
      this.stage.seats = message.table.seats;
      this.spectators = message.spectators;
    } else if (message.type === "hint") this.stage.hinted = message.option;
    else if (message.type === "error") this.refuse(message);
  }

  private refuse(message: Refused): void {
    this.stage.answered = -1;
    if (message.code === "late") return;
    this.askAfterAll();
    this.refused = message;
  }

  private arrive(sent: State): void {
    const table = sent.table ?? this.known;
    if (!table) return; // the first state always names it
    this.known = table;
    const state = this.withoutBother({ ...sent, table });
    // Clocks run and people ask whether or not what has happened has been shown yet.
    this.stage.timing = state.times && { ...state.times, at: performance.now() };
    const known = this.logs.get(state.seat) ?? [];
    const kept = known.filter((line) => line.number < state.log_from);
    const back = kept.length < known.length; // something is taken back, or told again
    this.noteUndo(state, back);
    this.logs.set(state.seat, [...kept, ...state.log]);
    this.latest.set(state.seat, state);
    // Who sits down while watching is the one for whom the page is from then on: there is nobody to hand it to.
    const first = !this.loaded || (this.stage.seat === null && state.seat !== null);
    if (first) {
      this.loaded = true;
      this.stage.seat = state.seat;
      this.stage.game = state.table.game;
      Promise.all([api.cards(state.table.game), this.loadBoard(state.table.game)]).then(
        ([cards, board]) => {
          this.board = board;
          this.stage.setCards(cards);
          this.passOn(HOLD_PASS); // the board tells what the player wants to be passed
        },
        () => this.stage.setCards([]),
      );
    }
    if (state.seat === this.stage.seat) this.enqueue(state, first || back);
    else this.changeHands();
  }

  private noteUndo(state: Shown, back: boolean): void {
    const was = this.undoAsked;
    const wished = was !== null && state.table.seats[was.seat]?.mine === true;
    this.undoDenied = wished && state.undo_asked === null && !back;
    this.undoAsked = state.undo_asked;
  }

  /** What happened while nobody looked, and what was taken back, is shown at once. */
  private enqueue(state: Shown, atOnce: boolean): void {
    this.queue.push(state);
    if (atOnce || document.hidden) this.queue.hurry();
    this.waiting = this.queue.length;
  }

  private hold(state: State): number {
    this.waiting = this.queue.length;
    if (settings.speed === 0 || state.log.length === 0) return 0;
    const length = state.log.some(scoringIn) ? HOLD_SCORING : HOLD;
    return length / settings.speed;
  }

  private show(state: Shown): void {
    const log = this.logs.get(state.seat) ?? [];
    const last = state.log.at(-1)?.number ?? Infinity;
    this.table = state.table;
    this.stage.seats = state.table.seats;
    this.stage.arrows = this.shown?.view ? (this.board.arrows?.(this.shown.view as never, state.view as never) ?? []) : [];
    this.stage.view = state.view;
    this.stage.log = state.log.length ? log.filter((line) => line.number <= last) : log;
    this.stage.ask(state.decision);
    this.undo = state.undo;
    this.result = state.result;
    this.refused = null;
    if (state.log_from > 0) this.announce(state.log);
    if (this.shown) sound(cuesOf(this.shown, state));
    this.shown = state;
    this.until = this.until && this.moment && !state.result ? later(this.until, this.moment) : null;
    this.passOn(HOLD_PASS / Math.max(1, settings.speed));
    this.changeHands();
  }

  private announce(lines: Line[]): void {
    clearTimeout(this.fading);
    this.scoring = settings.speed === 0 ? null : (lines.map(scoringIn).find((one) => one !== null) ?? null);
    this.fading = setTimeout(() => (this.scoring = null), HOLD_SCORING / Math.max(1, settings.speed));
  }

  /** Several seats at this browser: when another of them is asked, a curtain comes between the hands. */
  private changeHands(): void {
    const shown = this.latest.get(this.stage.seat);
    if (!shown || shown.decision?.mine || this.queue.length > 0) return;
    for (const [seat, state] of this.latest) {
      if (seat === this.stage.seat || !state.decision?.mine || state.number < shown.number) continue;
      this.curtain = seat;
      this.stage.sheet = this.stage.hover = null;
    }
  }
}
