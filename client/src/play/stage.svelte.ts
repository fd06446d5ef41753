import type { FluentVariable } from "@fluent/bundle";

import { addressed, listed, t } from "../lib/i18n.svelte";
import type { CardInfo } from "../net/cards";
import { nameOf } from "./cards";
import type { Timing } from "./clock";
import type { Choice, Decision, Hint, Line, Reason, Seat, Words } from "../net/protocol";
import { countOf, onlySource, type Pressable, press, pressable } from "./choice";
import { Films } from "./films.svelte";
import { isYou, seatName } from "./names";
import type { Arrow } from "./arrows";
import { partsOf } from "./sentence";
import { Telling } from "./telling.svelte";

export interface Sheet {
  card: string;
  handle: number | null;
  loose?: true; // by a press on the card itself, which had no other use: where there is a reading column it is read, not pinned
}

export interface Hover extends Sheet {
  at: DOMRect;
}

/** Which of those who play at this screen the seat is, from 0. */
export const hereOf = (seats: Seat[], seat: number): number => seats.slice(0, seat).filter((one) => one.mine).length;

/** What every game's view says of a question: the things that have been chosen so far, where it takes several. */
type Hinting = Omit<Hint, "type" | "seat">;

interface Asked {
  decision?: { picked?: number[] | null } | null;
}

const NONE: readonly number[] = [];

export type Look = "calm" | "legal" | "chosen" | "off";

/** What is on the table now and what the person at it points at: all that a board draws. Knows no game. */
export class Stage {
  game = $state("");
  mode = $state(""); // that is played, of games with several
  catalog = $state.raw<Map<string, CardInfo>>(new Map());
  view = $state.raw<unknown>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  decision = $state.raw<Decision | null>(null);
  log = $state.raw<Line[]>([]);
  sheet = $state.raw<Sheet | null>(null);
  timing = $state.raw<Timing | null>(null); // whose clock runs, and since when
  arrows = $state.raw<Arrow[]>([]); // what has just come from where
  hover = $state.raw<Hover | null>(null);
  cited = $state.raw<{ clause: string } | null>(null); // the clause that is to be shown beside the table
  ready = $state(false); // the catalog is here
  asking = $state.raw<Choice[]>([]);
  hinted = $state<number | null>(null);
  private hinting = $state.raw<Hinting | null>(null); // what a search advises, and why
  readonly telling = new Telling(); // what has happened, while it is told or seen again
  untold = $state(0); // plans of which the server has not told yet what they would come to
  foreseen = $state.raw<ReadonlyMap<string, unknown>>(new Map()); // what plans for the question would come to, by their answers
  reasons = $state.raw<ReadonlyMap<number, Reason>>(new Map()); // why cards of the hand cannot be played, by handle
  barred = $state.raw<ReadonlyMap<number, ReadonlyMap<number, Reason>>>(new Map()); // why things in play cannot be chosen, by the card that is held, 0 for none
  private readonly barring = new Set<number>(); // the cards of which that is asked
  private readonly sought = new Set<string>();
  private wondered = -1; // the decision as of which reasons are asked for
  private pickedUp = $state<number | null>(null);
  near = $state.raw<{ handle: number; name: string } | null>(null); // the place that a narrow board shows alone, or the only one there that may be chosen

  readonly films = new Films();

  /** Whether nothing at all would come of an answer, as far as that has been foreseen: of the game, once its board is here. */
  isIdle: (choice: Choice) => boolean = () => false;

  answered = $state(-1); // the decision whose answer is on its way: it offers nothing more
  open = $derived(this.decision?.mine === true && this.decision.number !== this.answered);
  options = $derived<Choice[]>(this.open ? (this.decision?.options ?? []) : []);
  picked = $derived<number | null>(this.pickedUp ?? onlySource(this.options));
  pressable = $derived<Pressable>(pressable(this.options, this.picked));
  taken = $derived<readonly number[]>(this.open ? ((this.view as Asked | null)?.decision?.picked ?? NONE) : NONE); // chosen so far
  pass = $derived<Choice | undefined>(this.options.find((choice) => choice.pass));
  suggested = $state.raw<Choice | null>(null); // in a replay: what could have been played
  hint = $derived<Choice | undefined>(this.suggested ?? this.options.find((choice) => choice.option === this.hinted));

  /** Which of those who play at this screen it is, from 0. */
  here = $derived(hereOf(this.seats, this.seat ?? 0));

  /** The seat that the plates call You; null if all have names. */
  you = $derived(this.seats.find(({ seat }) => isYou(this.seats, seat))?.seat ?? null);

  /** How many things may be chosen, each counted once, wherever it may go. */
  choices = $derived(countOf(this.options.filter((choice) => !choice.pass)));

  /** Those of them by which something would happen. */
  get useful(): number {
    return countOf(this.options.filter((choice) => !choice.pass && !this.isIdle(choice)));
  }

  /** Something has been picked up by hand, and can be put back. */
  holds = $derived(this.pickedUp !== null);

  constructor(
    private readonly answer: (option: number) => void,
    private readonly seek: (plan: number[]) => void = () => undefined,
    private readonly wonder: (held?: number) => void = () => undefined,
  ) {}

  setCards(cards: CardInfo[]): void {
    this.catalog = new Map(cards.map((card) => [card.id, card]));
    this.ready = true;
  }

  /** A new question, or none: what was pointed at is forgotten. */
  ask(decision: Decision | null): void {
    if (decision?.number !== this.decision?.number) {
      this.pickedUp = null;
      this.asking = [];
      this.hinted = null;
      this.foreseen = new Map();
      this.sought.clear();
      this.untold = 0;
      this.reasons = this.barred = new Map();
      this.barring.clear();
    }
    this.decision = decision;
  }

  /** Asks, once, what these answers to the present question would come to; it is `foreseen` when the server has told. */
  foresee(plan: number[]): void {
    const key = plan.join(" ");
    if (this.sought.has(key) || !this.open) return;
    this.sought.add(key);
    this.untold++;
    this.seek(plan);
  }

  /** Likewise what it comes to if nobody acts, where another is asked whether they do. */
  awaitForecast(): void {
    if (this.seat === null || !this.decision?.window || this.decision.mine || this.sought.has("")) return;
    this.sought.add("");
    this.untold++;
    this.seek([]);
  }

  tellHint(hint: Hinting): void {
    if (hint.number !== this.decision?.number) return;
    this.hinting = hint;
    this.hinted = hint.option;
  }

  /** The hint, or what could have been played; what it brings and prevents, and the chance to win; empty if there is none. */
  get hintSays(): string {
    if (!this.hint) return "";
    const label = this.saying(this.hint.label);
    const why = this.hint.option === this.hinted ? this.hinting : null;
    const [gains, threats] = [why?.gains, why?.threats].map((said) => (said ?? []).map((words) => partsOf(words, (seat) => this.nameOf(seat), this.you).map(({ text }) => text).join("")).join(" "));
    const told = [gains ? t("hint-gains", { label, gains }) : t("hint-says", { label })];
    if (threats) told.push(t("hint-threats", { threats }));
    if (why && why.chance !== null) told.push(t("hint-chance", { chance: Math.round(100 * why.chance) }));
    return told.map((one, i) => (i < told.length - 1 && !/[.!?…]$/.test(one) ? `${one}.` : one)).join(" ");
  }

  tellForeseen(number: number, plan: number[], outlook: unknown): void {
    if (number !== this.decision?.number) return;
    this.foreseen = new Map([...this.foreseen, [plan.join(" "), outlook]]);
    this.untold = Math.max(0, this.untold - 1);
  }

  /** Asks, once for each decision, why cards of the hand cannot be played; `reasons` has it when the server has told. */
  askReasons(): void {
    if (this.seat === null || !this.decision || this.wondered === this.decision.number) return;
    this.wondered = this.decision.number;
    this.wonder();
  }

  tellReasons(number: number, reasons: Reason[], held: number | null = null): void {
    if (number !== this.decision?.number) return;
    const told = new Map(reasons.map((reason) => [reason.card, reason]));
    if (held === null) this.reasons = told;
    else this.barred = new Map([...this.barred, [held, told]]);
  }

  /** Why a thing in play cannot be chosen for what is held now, or in the question as it stands; asked for once. `held`: an answer that is planned. */
  askBarred(held = this.picked ?? 0): void {
    if (!this.open || this.barring.has(held)) return;
    this.barring.add(held);
    this.wonder(held);
  }

  barredAt(handle: number, held = this.picked ?? 0): Reason | undefined {
    return this.open && !this.opens(handle) ? this.barred.get(held)?.get(handle) : undefined;
  }

  look(handle: number, kin = false): Look {
    if (this.picked === handle || this.taken.includes(handle)) return "chosen";
    if (this.picked !== null && this.pressable.targets.size > 0) {
      return this.pressable.targets.has(handle) ? "legal" : "calm";
    }
    if (this.pressable.sources.has(handle)) return "legal";
    return kin ? "off" : "calm";
  }

  /** Can the thing be pressed: does it glow, or would it be picked up instead of another? */
  opens(handle: number): boolean {
    return this.pressable.sources.has(handle) || this.pressable.targets.has(handle);
  }

  /** The answer that pressing a thing would give, if it gives one at once. */
  answerBy(handle: number): number | undefined {
    const done = press(this.options, this.picked, handle);
    return done.kind === "answer" ? done.option : undefined;
  }

  /** Press a thing, or what lies on it: it answers, is picked up or put back, or else its sheet opens. */
  touch(handle: number, card: string | null, lying: number[] = []): void {
    const done = press(this.options, this.picked, handle, lying);
    const before = this.asking;
    this.asking = [];
    if (done.kind === "answer") this.chooseIfUseful(done.option, before);
    else if (done.kind === "pick") this.pickedUp = this.holds ? done.source : handle; // the only one is picked already, and now by hand
    else if (done.kind === "ask") this.asking = done.choices;
    else if (card) this.sheet = { card, handle, loose: true };
  }

  /** Gives an answer; where nothing would come of it, asks first whether it is meant, and forgets it when that is `asked` already. */
  private chooseIfUseful(option: number, asked: Choice[]): void {
    const idle = this.options.find((choice) => choice.option === option && this.isIdle(choice));
    if (!idle) this.choose(option);
    else if (!asked.includes(idle)) this.asking = [idle];
  }

  pickUp(handle: number): void {
    this.pickedUp = handle;
  }

  letGo(): void {
    this.pickedUp = null;
    this.asking = [];
  }

  /** Gives an answer. `unasked`: nobody has pressed anything, and what is shown meanwhile goes on. */
  choose(option: number, unasked = false): void {
    this.pickedUp = null;
    this.asking = [];
    this.hinted = null;
    this.answer(option);
    if (!unasked) this.films.end();
  }

  /** Show a clause of the rules. */
  cite(clause: string): void {
    this.cited = { clause };
  }

  /** The name of a printed card; empty if the catalog has none. */
  cardName(id: string): string {
    const card = this.catalog.get(id);
    return card ? nameOf(card) : "";
  }

  /** The name that people see for a seat. */
  nameOf(seat: number): string {
    return seatName(this.seats, seat);
  }

  /** A sentence of the server with the names that plates have, as text. */
  saying(words: Words): string {
    return partsOf(words, (seat) => this.nameOf(seat)).map(({ text }) => text).join("");
  }

  /** A message about whoever has the seat, who is its `name`, or spoken to if it is the reader. */
  about(seat: number, key: string, values: Record<string, FluentVariable> = {}): string {
    return addressed(key, { name: this.nameOf(seat), ...values }, isYou(this.seats, seat));
  }

  /** A message about several people, its `names`; the reader among them is spoken to. */
  aboutAll(seats: number[], key: string, values: Record<string, FluentVariable> = {}): string {
    const mine = seats.find((seat) => isYou(this.seats, seat));
    const names = [...seats].sort((a, b) => Number(b === mine) - Number(a === mine)).map((seat) => this.nameOf(seat));
    return addressed(key, { names: listed(names), ...values }, mine !== undefined);
  }
}
