import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Error as Refusal, Foreseen, Past, Reasons, State, Table } from "../net/protocol";
import { FakeSocket, stubSocket } from "./fake-socket.test-util";
import { TableConnection, type TableState } from "./table-connection.svelte";

vi.mock("../lib/soon", () => ({ inTurn: (tell: () => void) => tell() }));

const TABLE = { id: "t", seats: [] } as unknown as Table;

function state(seat: number | null, number: number, more: Partial<State> = {}): State {
  const quiet = { view: null, decision: null, undo: "no", undo_asked: null, times: null, result: null } as const;
  return { type: "state", table: null, seat, number, step: number, log_from: 0, log: [], ...quiet, ...more };
}
const lines = (...numbers: number[]): State["log"] => numbers.map((number) => ({ number, en: `line ${number}` }));

/** A line to a table, what has come over it, and the server's end. */
function connected() {
  const came = { states: [] as { state: TableState; back: boolean }[], refusals: [] as Refusal[], hints: [] as number[], foreseen: [] as Foreseen[], reasons: [] as Reasons[], past: [] as Past[], status: [] as boolean[], ended: 0, tables: [] as Table[] };
  const connection = new TableConnection("t", {
    arrived: (state, back) => came.states.push({ state, back }),
    presence: (table) => came.tables.push(table),
    hinted: ({ option }) => came.hints.push(option),
    foreseen: (told) => came.foreseen.push(told),
    reasons: (told) => came.reasons.push(told),
    past: (told) => came.past.push(told),
    refused: (refusal) => came.refusals.push(refusal),
    status: (is) => came.status.push(is),
    ended: () => came.ended++,
  });
  const wire = FakeSocket.last;
  wire.accept();
  return { came, connection, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line to a table", () => {
  it("is asked each second whether it is alive while another is waited for, and less often else", () => {
    const { wire } = connected();
    const decision = (mine: boolean): State["decision"] => ({ mine }) as State["decision"];
    const pings = (seconds: number): number => {
      const before = wire.heard.length;
      for (let i = 0; i < seconds; i++) {
        vi.advanceTimersByTime(1_000);
        if (wire.heard.length > before) wire.tell({ type: "pong" });
      }
      return wire.heard.length - before;
    };
    wire.tell(state(0, 1, { table: TABLE, decision: decision(true) }));
    expect(pings(4)).toBe(0);
    wire.tell(state(0, 2, { decision: decision(false) }));
    expect(pings(4)).toBe(4);
    vi.advanceTimersByTime(1_560);
    expect(wire.heard.at(-1)).toEqual({ type: "ping" });
    wire.tell(state(0, 3));
    expect(pings(4)).toBe(0); // the game is over
  });

  it("keeps the table that a state does not name again", () => {
    const { came, wire } = connected();
    wire.tell(state(0, 1));
    expect(came.states).toEqual([]); // nobody knows yet which table it is of
    wire.tell(state(0, 2, { table: TABLE }));
    wire.tell(state(0, 3));
    expect(came.states.map(({ state: { number, table } }) => [number, table.id])).toEqual([[2, "t"], [3, "t"]]);
  });

  it("adds to the log of each seat, and forgets what is told again", () => {
    const { came, connection, wire } = connected();
    wire.tell(state(0, 1, { table: TABLE, log: lines(1, 2) }));
    wire.tell(state(1, 1, { log: lines(1) }));
    wire.tell(state(0, 2, { log_from: 3, log: lines(3, 4) }));
    const last = state(0, 3, { log_from: 3, log: lines(3) });
    wire.tell(last);
    expect(came.states.map(({ back }) => back)).toEqual([false, false, false, true]);
    expect(connection.logUpTo(last).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(connection.logUpTo(state(1, 1)).map(({ number }) => number)).toEqual([1]);
  });

  it("has the log of a state up to the last line that it brought, whatever has come since", () => {
    const { connection, wire } = connected();
    const early = state(0, 1, { table: TABLE, log: lines(1) });
    wire.tell(early);
    wire.tell(state(0, 2, { log_from: 2, log: lines(2) }));
    expect(connection.logUpTo(early).map(({ number }) => number)).toEqual([1]);
  });

  it("hands hints, refusals and presence on, and keeps the chat until the server tells it again", () => {
    const { came, connection, wire } = connected();
    wire.tell({ type: "hint", seat: 0, number: 1, option: 7, gains: [], threats: [], chance: null });
    wire.tell({ type: "error", code: "late", en: "", fr: "", number: 1 });
    wire.tell({ type: "presence", table: TABLE, spectators: 3 });
    wire.tell({ type: "chat", seat: 0, name: "", text: "hello", time: 1, audience: "all", speaker: "a" });
    expect([came.hints, came.refusals.map(({ code }) => code), came.tables, connection.spectators, connection.talk.lines.length]).toEqual([[7], ["late"], [TABLE], 3, 1]);
    wire.close();
    expect([connection.connected, connection.send({ type: "ping" })]).toEqual([false, false]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.last).not.toBe(wire);
    FakeSocket.last.accept();
    expect([connection.connected, connection.talk.lines, came.status]).toEqual([true, [], [true, false, true]]);
  });

  it("is not opened again once the server does not serve this browser any more", () => {
    const { came, wire } = connected();
    wire.close(1008);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(wire);
    expect(came.ended).toBe(1);
    const other = connected();
    other.wire.close(1012);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).not.toBe(other.wire);
    expect(other.came.ended).toBe(0);
  });

  it("forgets what it knew of the seats when it is opened anew, and opens no more once closed", () => {
    const { connection, wire } = connected();
    wire.tell(state(0, 1, { table: TABLE, log: lines(1) }));
    connection.reopen();
    expect([connection.latest.size, connection.logUpTo(state(0, 1)), FakeSocket.last === wire]).toEqual([0, [], false]);
    const reopened = FakeSocket.last;
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(reopened);
  });
});
