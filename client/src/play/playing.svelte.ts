import { listed, t } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";
import { call } from "../lib/title.svelte";
import { api, ApiError } from "../net/api";
import type { Table } from "../net/protocol";
import { seatName } from "./names";

const KEPT = "baston-playing"; // the games with other people that this browser has left open
const MOST = 4; // of them
const OFTEN = 8_000; // milliseconds between two questions to the server …
const SELDOM = 30_000; // … while the page is hidden

/** A game that goes on with other people. */
export interface Playing {
  id: string;
  mine: number[]; // the seats of this browser
  others: string; // their names
}

function read(): Playing[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Playing[];
  } catch {
    return [];
  }
}

function write(games: Playing[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Private windows may refuse: then nobody is called back.
  }
}

/** The games of this browser with other people, wherever it is on the site: it is called back when it is its turn there. */
class PlayingElsewhere {
  waiting = $state.raw<Playing | null>(null); // one at which the others wait for this browser
  private here: string | null = null; // the table whose page this is
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    document.addEventListener("visibilitychange", () => void this.look());
    void this.look();
  }

  /** How a table stands that this browser looks at. */
  note(table: Table): void {
    const mine = table.seats.filter((seat) => seat.mine && !seat.conceded && !seat.timed_out).map(({ seat }) => seat);
    const people = table.seats.filter((seat) => seat.kind === "person" && !seat.mine);
    const others = read().filter(({ id }) => id !== table.id);
    const goesOn = table.started && !table.over && !table.closed && mine.length > 0 && people.length > 0;
    const game = { id: table.id, mine, others: listed(people.map(({ seat }) => seatName(table.seats, seat))) };
    write(goesOn ? [game, ...others] : others);
  }

  /** The page is that of this table; null: of none. */
  at(table: string | null): void {
    this.here = table;
    this.tell(null);
    void this.look();
  }

  /** Asks the server now, and again after a while, as long as there is such a game. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const games = read().filter(({ id }) => id !== this.here);
    if (!games.length) return this.tell(null);
    this.timer = setTimeout(() => void this.look(), document.hidden ? SELDOM : OFTEN);
    const waits = await Promise.all(games.map((game) => this.waits(game)));
    this.tell(games.find(({ id }, i) => waits[i] && id !== this.here) ?? null);
  }

  private async waits({ id, mine }: Playing): Promise<boolean> {
    try {
      const { player } = await api.progress(id);
      return player !== null && mine.includes(player);
    } catch (error) {
      // The game is over, or the table gone; where the server did not answer, it is asked again.
      if (error instanceof ApiError && [404, 409].includes(error.status)) write(read().filter((game) => game.id !== id));
      return false;
    }
  }

  private tell(game: Playing | null): void {
    if (game && game.id !== this.waiting?.id) notices.tell(t("your-turn-at", { names: game.others }), t("your-turn-what"), game.id);
    if (game?.id !== this.waiting?.id) this.waiting = game;
    call.words = game ? t("title-your-turn") : "";
  }
}

export const playing = new PlayingElsewhere();
