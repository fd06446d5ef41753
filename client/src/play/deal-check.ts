/**
 * The check of a deal after the game, against what this browser noted before it.
 *
 * docs/notation.md says how commitment and key are made. WebCrypto hashes only where a page came over TLS, and many
 * tables are at home: so a library does.
 */
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Table } from "../net/protocol";
import type { Noted } from "./deal";

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

const SIZE = 32; // bytes of a key

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
