import { t } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";
import { api } from "../net/api";
import type { Table } from "../net/protocol";
import { seatName } from "./names";

const MET = "baston-met"; // when somebody else was last at a table of this browser's
const AWAITED = "baston-awaited"; // the table at which it sits, before the game
const DAY = 24 * 3_600_000;
const OFTEN = 6_000; // milliseconds between two questions to the server …
const SELDOM = 30_000; // … while the page is hidden, or at a table, which tells of its own rematch

/** What the browser keeps for its pages to know; nothing where it may not. */
const kept = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Private windows may refuse.
    }
  },
};

/** Who asks for a seat to be taken: whoever made the table sits there first. */
export const askerOf = (table: Table): string => {
  const seat = table.seats.find((one) => one.kind === "person" && !one.mine);
  return seat ? seatName(table.seats, seat.seat) : "";
};

/** The seats of those who have declined. */
export const declinedAt = (table: Table): number[] => table.seats.filter((seat) => seat.asked === "declined").map((seat) => seat.seat);

/** What this browser is asked by people whom it has met, and what becomes of what it has asked: known on every page. */
class Asked {
  tables = $state.raw<Table[]>([]); // those at which a seat is kept for it
  awaited = $state.raw<Table | null>(null); // the one at which it sits, before the game, as it was last known
  hereAt = $state<string | null>(null); // the table about which the page itself shows the question
  isAtTable = false; // the page is one of a table
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    document.addEventListener("visibilitychange", () => void this.look());
    void this.look();
  }

  /** Somebody else is at a table of this browser's: they may ask for another game. */
  meet(): void {
    const wasKnown = this.hasMet;
    kept.write(MET, String(Date.now()));
    if (!wasKnown) void this.look();
  }

  /** It sits at this table before the game; null: it waits no longer. */
  wait(table: string | null): void {
    if (kept.read(AWAITED) === table) return;
    kept.write(AWAITED, table);
    this.awaited = null;
    void this.look();
  }

  isAwaited(table: string): boolean {
    return kept.read(AWAITED) === table;
  }

  /** Asks the server now, and again after a while, as long as there is a reason to. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const awaited = kept.read(AWAITED);
    if (!this.hasMet && awaited === null) return;
    this.timer = setTimeout(() => void this.look(), document.hidden || this.isAtTable ? SELDOM : OFTEN);
    try {
      const tables = this.hasMet ? await api.askedTables() : [];
      const newest = tables.find((table) => !this.tables.some((known) => known.id === table.id));
      this.tables = tables;
      if (newest) notices.tell(t("rematch-asked", { name: askerOf(newest) }), "", newest.id);
      await this.lookAt(awaited);
    } catch {
      // The server is asked again.
    }
  }

  /** Replies to a question; what the server refuses is thrown. */
  async reply(table: Table, name: string, accepts: boolean): Promise<void> {
    await (accepts ? api.join(table.id, name, "") : api.decline(table.id));
    this.tables = this.tables.filter((other) => other.id !== table.id);
  }

  private async lookAt(id: string | null): Promise<void> {
    if (id === null) return;
    const table = await api.table(id);
    if (!this.isAwaited(id)) return;
    if (table.over || table.closed || !table.seats.some((seat) => seat.mine)) this.wait(null);
    else {
      if (table.started && this.awaited && !this.awaited.started) notices.tell(t("awaited-began"), "", id);
      this.awaited = table;
    }
  }

  private get hasMet(): boolean {
    return Date.now() - Number(kept.read(MET) ?? 0) < DAY;
  }
}

export const asked = new Asked();
