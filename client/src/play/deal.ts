/** The deal of a table: what this browser notes and adds before the game; deal-check.ts checks it afterwards. */
import type { FromClient, Table } from "../net/protocol";

/** What this browser saw and added before the game; nonces by seat. */
export interface Noted {
  table: string;
  commitment: string;
  nonces: Record<number, string>;
}

const STORE = "baston-deals";
const KEPT = 200; // tables of which is noted, the last ones
const SIZE = 32; // bytes of a nonce

let unstored: Noted[] = []; // where the browser keeps nothing, for this visit

function all(): Noted[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Noted[];
  } catch {
    return unstored;
  }
}

function keep(noted: Noted): void {
  unstored = [...all().filter((one) => one.table !== noted.table), noted].slice(-KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify(unstored));
  } catch {
    // Private windows may refuse.
  }
}

/** What this browser noted of a table before its game, if it did. */
export function notedOf(table: string): Noted | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Notes the commitment of a table that has not started: the first one that was seen. */
function note(table: Table): Noted {
  const before = notedOf(table.id);
  if (before) return before;
  const noted = { table: table.id, commitment: table.commitment, nonces: {} };
  keep(noted);
  return noted;
}

function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SIZE)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends the nonces that the table awaits of this browser, each once for a line, and keeps them. */
export class Nonces {
  private readonly sent = new Set<number>();

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** The line is new: what was sent on the last one may not have arrived. */
  again(): void {
    this.sent.clear();
  }

  /** Call with the table as it is told. */
  add(table: Table): void {
    if (table.started) return;
    const noted = note(table);
    for (const { seat, mine, awaits_nonce } of table.seats) {
      if (!mine || !awaits_nonce || this.sent.has(seat)) continue;
      const nonce = (noted.nonces[seat] ??= drawn());
      keep(noted);
      if (this.send({ type: "nonce", seat, nonce })) this.sent.add(seat);
    }
  }
}

/** The beginning of a commitment, in groups that can be read aloud. */
export function shortOf(commitment: string): string {
  return commitment.slice(0, 16).replace(/.{4}(?=.)/g, "$& ");
}
