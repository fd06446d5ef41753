import { settings } from "../lib/settings.svelte";
import { soon } from "../lib/soon";
import { sound } from "../lib/sound";
import { api } from "../net/api";
import type { Choice, Error as Refusal, Line, Result, State, Still, Table, UndoAsked } from "../net/protocol";
import type { Arrow } from "./arrows";
import { AutoPass, type PassRules } from "./auto-pass.svelte";
import { happeningsIn, timeOf } from "./happenings";
import type { Film, FilmStep } from "./films.svelte";
import { EndOfTurn, type TurnRules } from "./end-of-turn.svelte";
import { Nonces } from "./deal";
import { HandOver } from "./hand-over.svelte";
import { Moments } from "./moments.svelte";
import { Queue } from "./queue";
import { Screening } from "./screening";
import { cuesOf } from "./sound-cues";
import { Stage } from "./stage.svelte";
import { type Scene, scenesOf } from "./stills";
import { type Scoring, scoringIn } from "./summary";
import { TableConnection, type TableState } from "./table-connection.svelte";

const HOLD_SCORING = 1_800; // milliseconds that a scoring is announced
const NONCE_REFUSED = new Set(["started", "nonce-given"]); // another page of the player's was faster, or the game did not wait
const HOLD_PASS = 500; // before a response is passed unasked, so that it is seen and can be stopped

/** What a session asks of a game's board. */
export interface SessionBoard extends PassRules<never>, TurnRules {
  isIdle?(stage: Stage, choice: Choice): boolean;
  arrows?(before: never, after: never): Arrow[];
  modeOf?(table: Pick<Table, "options" | "players">): string;
  isTakenBackInPart?(view: never): boolean; // whether more must be undone, as it was put together and sent as one
  film?: { of(stage: Stage, before: never, after: never, lines: Line[], stills: Still[]): Film | null };
}

/** What is shown next, with the film of it if there is one. */
interface Shown extends Scene<TableState> {
  film: Film | null;
}

/** A table that this browser sits or watches at: keeps the stage as the server says, and sends answers. */
export class Session {
  readonly stage = new Stage(
    (option) => this.answer(option),
    (plan) => this.seek(plan),
    (held) => this.wonder(held),
  );
  readonly connection: TableConnection;
  readonly handOver = new HandOver();
  readonly autoPass = new AutoPass(this.stage, (number, seat, option) => this.connection.send({ type: "answer", number, seat, option }));
  readonly endOfTurn = new EndOfTurn(this.stage);
  table = $state.raw<Table | null>(null);
  loaded = $state(false);
  ended = $state(false); // the server does not serve this browser any more
  refusal = $state.raw<Refusal | null>(null);
  undo = $state<State["undo"]>("no");
  undoAsked = $state.raw<UndoAsked | null>(null);
  undoDenied = $state(false); // this browser's last wish to take something back was not granted
  result = $state.raw<Result | null>(null);
  scoring = $state.raw<Scoring | null>(null); // the one that is announced
  looking = $state.raw<{ readonly stage: Stage } | null>(null); // what the table was like, while that is looked at
  screening = $state.raw<Screening | null>(null); // what a film shows on the board
  waiting = $state(0); // changes that have arrived and are not shown yet
  private readonly nonces = new Nonces((message) => this.connection.send(message));
  private undoing = false; // the last thing that was sent as one is taken back
  private fading: ReturnType<typeof setTimeout> | undefined;
  private shown: State | null = null;
  private newest: State | null = null; // that waits to be shown, or has been
  private readonly pasts = new Map<number | null, Moments>();
  private film: Film | null = null; // of what is shown now
  private rest: (() => void) | null = null; // what is still to come of what is shown
  private callOffRest: () => void = () => undefined;
  private board: SessionBoard = {}; // until that of the game is here
  private readonly queue = new Queue<Shown>((shown) => this.show(shown), ({ state }) => this.hold(state));

  constructor(
    readonly id: string,
    private readonly loadBoard: (game: string) => Promise<SessionBoard>,
  ) {
    this.connection = new TableConnection(id, {
      arrived: (state, back) => this.arrive(state, back),
      presence: (table) => {
        this.nonces.add(table);
        this.table = table;
        this.stage.seats = table.seats;
      },
      hinted: (hint) => this.stage.tellHint(hint),
      foreseen: ({ seat, number, plan, outlook }) => seat === this.stage.seat && this.stage.tellForeseen(number, plan, outlook),
      reasons: ({ seat, number, reasons, held }) => seat === this.stage.seat && this.stage.tellReasons(number, reasons, held),
      past: ({ seat, steps }) => this.momentsOf(seat).tell(steps),
      refused: (refusal) => this.refuse(refusal),
      status: () => {
        this.stage.answered = -1;
        this.nonces.again();
        for (const moments of this.pasts.values()) moments.again();
      },
      ended: () => (this.ended = true),
    });
    this.stage.films.ended = () => this.queue.goOn();
    this.stage.films.shows = (step) => this.screen(step);
  }

  close(): void {
    this.queue.clear();
    this.callOffRest();
    this.stage.films.end();
    this.autoPass.stop();
    this.stage.telling.stop();
    this.endOfTurn.stop();
    clearTimeout(this.fading);
    this.connection.close();
  }

  /** Connects anew: the server then knows the browser by the seats that it has now. */
  reopen(): void {
    this.loaded = false;
    this.connection.reopen();
  }

  /** What the seat that looks was shown so far. */
  get moments(): Moments {
    return this.momentsOf(this.stage.seat);
  }

  undoLast(): void {
    this.undoing = true;
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

  /** How many lines for this browser nobody here has read; none where the chat is hidden. */
  get unread(): number {
    const { talk } = this.connection;
    if (!settings.showsChat(this.id)) return 0;
    return talk.unread("all") + (this.stage.seat === null || this.table?.over ? talk.unread("spectators") : 0);
  }

  askHint(): void {
    if (this.stage.seat !== null) this.connection.send({ type: "hint", seat: this.stage.seat });
  }

  /** Shows all that has arrived, at once. */
  hurry(): void {
    this.queue.hurry();
    this.showRest();
    this.stage.films.end();
    this.waiting = 0;
    this.stage.telling.stop();
  }

  /** The person whose turn it is has the screen now. */
  takeScreen(): void {
    const seat = this.handOver.take();
    const state = seat === null ? undefined : this.connection.latest.get(seat);
    if (!state) return;
    this.queue.clear(); // what waits to be shown is what the one before sees
    this.waiting = 0;
    this.stage.films.end(); // what is shown and told goes on as the one before saw it
    this.stage.telling.stop();
    this.looking = null;
    this.stage.seat = seat;
    this.newest = state;
    this.show({ state, rest: 0, film: this.filmOf(this.shown, state) });
    this.showRest();
  }

  private answer(option: number): void {
    const { decision, seat } = this.stage;
    if (!decision || !this.stage.open || seat === null) return;
    const sent = this.connection.send({ type: "answer", number: decision.number, seat, option });
    if (sent) this.stage.answered = decision.number;
    // Who answers has seen enough of what was told; but what passes by itself breaks off no film.
    if (sent && this.queue.length === 0 && !this.stage.films.showing) this.queue.clear();
  }

  private momentsOf(seat: number | null): Moments {
    const moments = this.pasts.get(seat) ?? new Moments((step) => this.connection.send({ type: "past", seat, step }));
    this.pasts.set(seat, moments);
    return moments;
  }

  private seek(plan: number[]): void {
    const { decision, seat } = this.stage;
    if (decision && seat !== null) this.connection.send({ type: "foresee", number: decision.number, seat, plan });
  }

  private wonder(held?: number): void {
    if (this.stage.seat !== null) this.connection.send({ type: "reasons", seat: this.stage.seat, ...(held !== undefined && { held }) });
  }

  private refuse(refusal: Refusal): void {
    this.stage.untold = 0; // it may be of that
    this.undoing = false;
    this.stage.answered = -1;
    if (refusal.code === "late" || NONCE_REFUSED.has(refusal.code)) return;
    this.askAfterAll();
    this.refusal = refusal;
  }

  /** Asks what has been passed at once, if it still waits for an answer. */
  private askAfterAll(): void {
    const asked = this.autoPass.takeBack();
    const { latest } = this.connection;
    if (!asked || latest.get(asked.seat)?.number !== asked.number) return;
    latest.set(asked.seat, asked);
    if (asked.seat === this.stage.seat) this.enqueue({ ...asked, log: [] }, true); // its lines are told already
    else this.offerScreen();
  }

  private arrive(sent: TableState, back: boolean): void {
    this.nonces.add(sent.table);
    const state = this.autoPass.asShown(sent);
    this.connection.latest.set(state.seat, state);
    // Clocks run and people ask whether or not what has happened has been shown yet.
    this.stage.timing = state.times && { ...state.times, at: performance.now() };
    this.noteUndo(state, back);
    if (state.view) {
      const log_to = (this.connection.logUpTo(state).at(-1)?.number ?? -1) + 1;
      this.momentsOf(state.seat).add({ step: state.step, view: state.view, log_to, stills: state.stills ?? [] });
    }
    if (this.undoing) this.undoRest(state);
    // Who sits down while watching is the one for whom the page is from then on: there is nobody to hand it to.
    const first = !this.loaded || (this.stage.seat === null && state.seat !== null);
    if (first) this.begin(state);
    if (state.seat === this.stage.seat) this.enqueue(state, first || back);
    else this.offerScreen();
  }

  private begin(state: TableState): void {
    const { game } = state.table;
    this.loaded = true;
    this.stage.seat = state.seat;
    this.stage.game = game;
    this.stage.mode = state.table.options?.["mode"] ?? "";
    Promise.all([api.cards(game), this.loadBoard(game)]).then(
      ([cards, board]) => {
        this.board = this.autoPass.rules = this.endOfTurn.rules = board;
        this.stage.isIdle = (choice) => board.isIdle?.(this.stage, choice) === true;
        this.stage.mode = board.modeOf?.(state.table) ?? this.stage.mode;
        this.stage.setCards(cards);
        this.autoPass.passSoon(HOLD_PASS); // the board tells what the player wants to be passed
        this.endOfTurn.endSoon(HOLD_PASS);
      },
      () => this.stage.setCards([]),
    );
  }

  /** What was sent as one is taken back as one, as far as nobody else has to agree. */
  private undoRest(state: TableState): void {
    this.undoing = state.seat === this.stage.seat && state.undo === "free" && this.board.isTakenBackInPart?.(state.view as never) === true;
    if (this.undoing) this.undoLast();
  }

  private noteUndo(state: TableState, back: boolean): void {
    const was = this.undoAsked;
    const wished = was !== null && state.table.seats[was.seat]?.mine === true;
    this.undoDenied = wished && state.undo_asked === null && !back;
    this.undoAsked = state.undo_asked;
  }

  /** What happened while nobody looked, and what was taken back, is shown at once. */
  private enqueue(state: TableState, atOnce: boolean): void {
    const before = this.newest;
    this.newest = state;
    const film = this.filmOf(before, state);
    if (atOnce || document.hidden || settings.speed === 0) this.queue.push({ state, rest: 0, film });
    else for (const shown of this.shownOf(state, before, film)) this.queue.push(shown);
    if (atOnce || document.hidden) this.hurry();
    this.waiting = this.queue.length;
  }

  /** What is shown of a state, one after the other: how it came to it, but for what a film tells, and the state itself. */
  private shownOf(state: TableState, before: State | null, film: Film | null): Shown[] {
    const scenes = scenesOf(state, film && !film.quiet ? state.log.indexOf(film.line) : undefined);
    const [last, since] = [scenes.at(-1)?.state ?? state, scenes.at(-2)?.state ?? before];
    const told = film && !film.quiet ? this.filmOf(since, last) : film;
    return scenes.map((scene) => ({ ...scene, film: scene.rest === 0 ? told : null }));
  }

  private filmOf(before: State | null, after: State): Film | null {
    if (!before?.view || after.log_from === 0) return null;
    return this.board.film?.of(this.stage, before.view as never, after.view as never, after.log, after.stills ?? []) ?? null;
  }

  /** Shows on the board what a film shows there. */
  private screen(step: FilmStep | null): void {
    if (!step?.change) this.screening = null;
    else {
      this.screening ??= new Screening(this.stage, this.board);
      this.screening.show(step.change);
    }
  }

  private hold(state: State): number {
    this.waiting = this.queue.length;
    if (settings.speed === 0 || state.log.length === 0) return 0;
    if (this.film && !this.film.quiet) return this.stage.films.begin(this.film);
    return Math.max(timeOf(happeningsIn(state.log, this.stage.seat)), state.log.some(scoringIn) ? HOLD_SCORING : 0) / settings.speed;
  }

  /** Shows what has happened, and in a frame after that what is told and asked, so that neither has all to draw. */
  private show({ state, rest, film }: Shown): void {
    this.showRest(); // of what was shown before
    const before = this.shown;
    this.table = state.table;
    this.stage.seats = state.table.seats;
    this.stage.arrows = before?.view ? (this.board.arrows?.(before.view as never, state.view as never) ?? []) : [];
    this.film = film;
    if (film) this.stage.films.keep(film);
    this.stage.view = state.view;
    this.stage.log = this.connection.logUpTo(state).slice(0, -rest || undefined);
    this.undo = state.undo;
    this.result = state.result;
    this.refusal = null;
    this.shown = state;
    this.rest = () => this.ask(state, before);
    if (before === null || settings.speed === 0) this.showRest();
    else this.callOffRest = soon(() => this.showRest());
  }

  private showRest(): void {
    const { rest } = this;
    this.callOffRest();
    this.rest = null;
    rest?.();
  }

  /** Tells what has led to a state, and asks what is asked in it. */
  private ask(state: State, before: State | null): void {
    this.stage.ask(state.decision);
    if (state.log_from > 0) {
      this.announce(state.log);
      this.tell(state, before);
    }
    if (before) sound(cuesOf(before, state));
    this.autoPass.advance(state.result !== null, HOLD_PASS / Math.max(1, settings.speed));
    this.endOfTurn.endSoon(HOLD_PASS / Math.max(1, settings.speed));
    this.offerScreen();
  }

  /** Tells what has led here, one thing after the other. */
  private tell({ log, view }: State, before: State | null): void {
    if (settings.speed === 0 || log.length === 0) return;
    const happenings = happeningsIn(log, this.stage.seat);
    const change = { before: before?.seat === this.stage.seat ? before?.view : null, after: view, all: happenings.map(({ lines }) => lines) };
    this.stage.telling.begin(happenings.map(({ lines, time }) => ({ lines, time, ...change })), settings.speed);
  }

  private announce(lines: Line[]): void {
    clearTimeout(this.fading);
    this.scoring = settings.speed === 0 || (this.film && !this.film.quiet) ? null : (lines.map(scoringIn).find((one) => one !== null) ?? null);
    this.fading = setTimeout(() => (this.scoring = null), HOLD_SCORING / Math.max(1, settings.speed));
  }

  /** Once all has been shown, the screen may be for somebody else here: then nothing of this one's stays open. */
  private offerScreen(): void {
    if (this.queue.length > 0 || !this.handOver.check(this.stage.seat, this.connection.latest)) return;
    this.stage.sheet = this.stage.hover = null;
  }
}
