/**
 * The deal of a table: what this browser noted and added before the game, and the check of it afterwards.
 *
 * docs/notation.md says how commitment and key are made. WebCrypto hashes only where a page came over TLS, and many
 * tables are at home: so a library does.
 */
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { FromClient, Table } from "../net/protocol";

/** What this browser saw and added before the game; nonces by seat. */
export interface Noted {
  table: string;
  commitment: string;
  nonces: Record<number, string>;
}

/** What was found of a deal; null: it cannot be told here. */
export interface Checked {
  /** The commitment is the one that this browser noted before the game. */
  noted: boolean | null;
  /** The secret that is shown now gives the commitment. */
  secret: boolean;
  /** All that this browser added is in the deal. */
  added: boolean | null;
  /** In hexadecimal. */
  key: string;
}

const STORE = "baston-deals";
const KEPT = 200; // tables of which is noted, the last ones
const SIZE = 32; // bytes of a nonce and of a key

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
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SIZE)));
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

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`baston commitment 1:${secret}`)));
}

/** The key of a deal, in hexadecimal; nonces by seat, null where none was added. */
export function keyOf(table: string, secret: string, nonces: (string | null)[]): string {
  const info = ["baston deal 1", table, ...nonces.map((nonce) => nonce ?? "-")].join("\n");
  return bytesToHex(hkdf(sha256, hexToBytes(secret), new Uint8Array(), utf8ToBytes(info), SIZE));
}

/** Checks the deal of a game that is over against what this browser noted. */
export function check(table: Table, secret: string, noted: Noted | null): Checked {
  const nonces = table.nonces ?? [];
  const own = Object.entries(noted?.nonces ?? {});
  return {
    noted: noted === null ? null : noted.commitment === table.commitment,
    secret: commitmentTo(secret) === table.commitment,
    added: own.length === 0 ? null : own.every(([seat, nonce]) => nonces[Number(seat)] === nonce),
    key: keyOf(table.id, secret, nonces),
  };
}

/** Does the text of a record tell the same deal as the table? */
export function isInRecord(record: string, table: Table, secret: string): boolean {
  const told = record.split("\n").filter((line) => /^(table|secret|nonce|commitment|seed): /.test(line));
  const nonces = (table.nonces ?? []).map((nonce) => `nonce: ${nonce ?? "-"}`);
  return told.join("\n") === [`table: ${table.id}`, `secret: ${secret}`, ...nonces, `commitment: ${table.commitment}`].join("\n");
}

/** The beginning of a commitment, in groups that can be read aloud. */
export function shortOf(commitment: string): string {
  return commitment.slice(0, 16).replace(/.{4}(?=.)/g, "$& ");
}
