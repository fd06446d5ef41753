import { beforeEach, describe, expect, it, vi } from "vitest";

import type { FromClient, Seat, Table } from "../net/protocol";
import { notedOf, Nonces, shortOf } from "./deal";
import { check, commitmentTo, isInRecord, keyOf } from "./deal-check";

const SECRET = "0f".repeat(32);
const [A, B] = ["a1".repeat(32), "b2".repeat(32)];
// As the server makes them of the same: tests/kernel/test_fair_deal.py says how.
const COMMITMENT = "1a6d462cc6b1636a6cedde43511975792d09c78dc49c3c22080e74232b70e711";
const KEY = "1cfa66f7796e41615eac8178bcee129c860948a809e711ead4dd344096afa374";

const SEAT = { kind: "person", name: "", level: null, connected: true, mine: false, conceded: false, timed_out: false, stand_in: false, awaits_nonce: false, asked: null } as const;

let tables = 0;

/** A table nobody has seen before; the first seat is this browser's. */
function table(changed: Partial<Table> = {}): Table {
  const seats: Seat[] = [{ ...SEAT, seat: 0, mine: true, awaits_nonce: true }, { ...SEAT, seat: 1, awaits_nonce: true }, { ...SEAT, seat: 2, kind: "bot" }];
  return { id: `t${String(++tables)}`, commitment: COMMITMENT, started: false, seats, nonces: [], secret: null, ...changed } as unknown as Table;
}

/** What is sent, and whether there is a line. */
function wire(): { sent: FromClient[]; line: { open: boolean }; nonces: Nonces } {
  const sent: FromClient[] = [];
  const line = { open: true };
  const nonces = new Nonces((message) => {
    if (line.open) sent.push(message);
    return line.open;
  });
  return { sent, line, nonces };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe("hashing", () => {
  it("agrees with the server", () => {
    expect(commitmentTo(SECRET)).toBe(COMMITMENT);
    expect(keyOf("k3v9aBcD_-12", SECRET, [A, null, B])).toBe(KEY);
  });

  it("is shown in short groups", () => expect(shortOf("0123456789abcdef0123")).toBe("0123 4567 89ab cdef"));
});

describe("a nonce", () => {
  it("is sent once for each own seat that awaits one, and kept with the commitment", () => {
    const { sent, nonces } = wire();
    const seen = table();
    nonces.add(seen);
    nonces.add(seen);
    expect(sent).toHaveLength(1);
    const nonce = notedOf(seen.id)?.nonces[0] ?? "";
    expect(sent).toEqual([{ type: "nonce", seat: 0, nonce }]);
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(notedOf(seen.id)?.commitment).toBe(COMMITMENT);
  });

  it("is the same one when the line was lost before the server had it", () => {
    const { sent, line, nonces } = wire();
    const seen = table();
    line.open = false;
    nonces.add(seen);
    line.open = true;
    nonces.add(seen);
    nonces.again();
    nonces.add(seen);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it("is another one at each table", () => {
    const { sent, nonces } = wire();
    for (let i = 0; i < 5; i++) {
      nonces.add(table());
      nonces.again();
    }
    expect(new Set(sent.map((message) => (message.type === "nonce" ? message.nonce : ""))).size).toBe(5);
  });

  it("is not added to a game that has started, nor for somebody else", () => {
    const { sent, nonces } = wire();
    nonces.add(table({ started: true }));
    nonces.add(table({ seats: [{ ...SEAT, seat: 0, awaits_nonce: true }] }));
    expect(sent).toEqual([]);
  });

  it("is kept for this visit where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    const { sent, nonces } = wire();
    const seen = table();
    nonces.add(seen);
    expect(notedOf(seen.id)?.nonces[0]).toBe(sent[0]?.type === "nonce" ? sent[0].nonce : "none");
  });

  it("goes with the commitment that was seen first", () => {
    const { nonces } = wire();
    const seen = table();
    nonces.add(seen);
    nonces.add({ ...seen, commitment: "another" });
    expect(notedOf(seen.id)?.commitment).toBe(COMMITMENT);
  });
});

describe("the check after the game", () => {
  const noted = { table: "t", commitment: COMMITMENT, nonces: { 0: A } };
  const over = (changed: Partial<Table> = {}): Table => table({ id: "t", secret: SECRET, nonces: [A, B, null], ...changed });

  it("finds an honest deal so", () => {
    expect(check(over(), SECRET, noted)).toEqual({ noted: true, secret: true, added: true, key: keyOf("t", SECRET, [A, B, null]) });
  });

  it("finds another commitment, another secret, and a nonce that is missing or another", () => {
    expect(check(over({ commitment: commitmentTo(B) }), B, noted)).toMatchObject({ noted: false, secret: true });
    expect(check(over(), B, noted)).toMatchObject({ noted: true, secret: false });
    expect(check(over({ nonces: [null, B, null] }), SECRET, noted).added).toBe(false);
    expect(check(over({ nonces: [B, A, null] }), SECRET, noted).added).toBe(false);
  });

  it("tells nothing of what this browser did not see", () => {
    expect(check(over(), SECRET, null)).toMatchObject({ noted: null, secret: true, added: null });
    expect(check(over(), SECRET, { ...noted, nonces: {} }).added).toBeNull();
  });

  it("compares the record line by line", () => {
    const record = `baston record 1\ngame: nim\nseat: me\ntable: t\nsecret: ${SECRET}\nnonce: ${A}\nnonce: ${B}\nnonce: -\ncommitment: ${COMMITMENT}\nanswers: 1 2\n`;
    expect(isInRecord(record, over(), SECRET)).toBe(true);
    expect(isInRecord(record.replace(A, B), over(), SECRET)).toBe(false);
    expect(isInRecord(`${record}seed: 7\n`, over(), SECRET)).toBe(false);
    expect(isInRecord(record.replace("nonce: -\n", ""), over(), SECRET)).toBe(false);
  });
});
