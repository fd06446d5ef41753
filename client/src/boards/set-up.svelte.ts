import type { Component } from "svelte";

import { t } from "../lib/i18n.svelte";
import type { TextFile } from "../lib/OwnFile.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, GameOption, SeatWish } from "../net/protocol";

/** A table as the set-up page has it so far. */
export class TableDraft {
  game = $state.raw<GameInfo | undefined>();
  name = $state(settings.name);
  seats = $state<SeatWish[]>([{ kind: "me" }, { kind: "bot", level: "normal" }]);
  options = $state<Record<string, string>>({}); // those that have been chosen

  /** The seats as those who choose for them know them. */
  seatNames = $derived(this.seats.map((seat, i) => (i === 0 ? t("you") : `${this.seatName(seat, i)} ${i + 1}`)));

  /** `chosen`: options that the address names. */
  constructor(chosen: Record<string, string>) {
    this.options = chosen;
  }

  /** Whoever takes an open seat is a person. */
  people = $derived(this.seats.filter((seat) => seat.kind !== "bot").length);

  valueOf(option: GameOption): string {
    return this.options[option.name] ?? this.usual(option);
  }

  /** What the table has if nobody chooses. */
  usual(option: GameOption): string {
    return (this.people > 1 && option.shared) || option.default;
  }

  seatName(seat: SeatWish, i: number): string {
    if (seat.kind === "open") return t("seat-by-link");
    if (seat.kind === "bot") return t("seat-bot");
    return i === 0 ? settings.name || this.name || t("you") : t("seat-here");
  }

  /** Has the table another choice than it would have if nobody chose? */
  isUnusual(option: GameOption): boolean {
    return this.valueOf(option) !== this.usual(option) && this.valueOf(option) !== option.written;
  }

  /** Removes seats, or adds bots, until there are so many. */
  seat(count: number): void {
    this.seats.splice(count);
    while (this.seats.length < count) this.seats.push({ kind: "bot", level: "normal" });
  }
}

/** A game's part of the set-up page. Its components share what is chosen, as `setUp`. */
export interface SetUpPart {
  start(draft: TableDraft): SetUp; // once for each draft
  Above?: Component<{ setUp: never }>; // a section above the players
  Below?: Component<{ setUp: never }>; // a section below them
  fields?: Record<string, Component<{ setUp: never }>>; // by option, if it needs more than its choices
}

/** What is chosen for a table in the words of one game. */
export interface SetUp {
  offers(option: string): boolean; // whether the option stands among the rules
  isMinor?(option: string): boolean; // whether it is folded away
  disabled?(option: string): string[]; // the choices that cannot be taken now
  mostSeats?: number;
  seatsNote?: string; // why there cannot be more seats
  complete?(options: Record<string, string>): Record<string, string>; // the options as they are sent
  file?: TextFile | null; // the own file that is sent with them
  summary?(): string[]; // what will be played, line by line
  minutes?(): [number, number]; // how long that takes people who know the game
  tagsOf?(seat: number): Tag[]; // what has been chosen for a seat
}

/** Something that has been chosen for a seat: its theme, its drawing and its name. */
export interface Tag {
  theme: string;
  icon: string;
  name: string;
}
