import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Line, State, Table } from "../../net/protocol";
import { FakeSocket, stubSocket } from "../../play/fake-socket.test-util";
import { Session } from "../../play/session.svelte";
import { Following } from "./following.svelte";

vi.mock("../../lib/soon", () => import("../../lib/no-frames.test-util"));

const SEAT = { kind: "person", name: "", level: null, connected: true, conceded: false, timed_out: false, stand_in: false, awaits_nonce: false, asked: null } as const;
const TABLE = { id: "t", game: "a-game", players: 2, seats: [{ ...SEAT, seat: 0, mine: true }, { ...SEAT, seat: 1, mine: false }] } as unknown as Table;
const line = (number: number, turnOf?: number): Line => ({ number, en: String(number), ...(turnOf !== undefined && { event: { kind: "turn", seats: [turnOf], number: 1 } }) });

/** The state after so many answers; each has written a line. The turns of the other seat, and of this one, begin with the third and the fifth. */
const LINES = [line(0), line(1), line(2, 1), line(3), line(4, 0), line(5)];
function state(step: number): State {
  const decision = { number: step, player: 0, mine: true, card: null, clause: null, window: false, even: false, unasked: false, prompt: null, options: [] };
  return { type: "state", table: TABLE, seat: 0, number: step, step, view: { step }, decision, log_from: step, log: LINES.slice(step, step + 1), undo: "no", undo_asked: null, times: null, result: null };
}

async function sitting(): Promise<{ session: Session; following: Following; wire: FakeSocket }> {
  const session = new Session("t", () => Promise.resolve({}));
  const wire = FakeSocket.last;
  wire.accept();
  wire.tell({ ...state(4), log_from: 0, log: LINES.slice(0, 5) });
  await vi.waitFor(() => expect(session.stage.ready).toBe(true));
  const board = { pieces: () => [] } as never;
  return { session, following: new Following(session, board), wire };
}

const told = (wire: FakeSocket): void => wire.tell({ type: "past", seat: 0, steps: [0, 1, 2, 3].map((step) => ({ step, view: { step }, log_to: step + 1, stills: [] })) });

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("looking back", () => {
  it("shows what was, with a stage that asks nothing, while the table goes on", async () => {
    const { session, following, wire } = await sitting();
    const looking = following.lookBack();
    looking.go(3);
    looking.follow();
    expect(looking.stage.view).toEqual({ step: 4 }); // until it has come
    told(wire);
    looking.follow();
    expect([looking.stage.view, looking.stage.log.length]).toEqual([{ step: 3, decision: null }, 4]);
    expect([looking.stage.decision, looking.stage.open, session.stage.open]).toEqual([null, false, true]);
    wire.tell(state(5));
    looking.follow();
    expect([session.stage.view, looking.stage.view, looking.news]).toEqual([{ step: 5 }, { step: 3, decision: null }, 1]);
    following.back();
    expect(session.looking).toBeNull();
  });

  it("goes from turn to turn, and past the last one to now", async () => {
    const { following, wire } = await sitting();
    told(wire);
    const looking = following.lookBack();
    const at: number[] = [];
    for (const by of [-1, -1, 1, 1, 1] as const) {
      looking.goToTurn(by);
      looking.follow();
      at.push(looking.at);
    }
    expect(at).toEqual([2, 0, 2, 4, 4]);
  });

  it("plays on to what is now", async () => {
    const { following, wire } = await sitting();
    told(wire);
    const looking = following.lookBack();
    looking.go(2);
    looking.plays = true;
    for (let i = 0; i < 3; i++) looking.play();
    expect([looking.at, looking.plays]).toEqual([4, false]);
  });

  it("is entered and left by keys, and at a turn of the log", async () => {
    const { session, following, wire } = await sitting();
    told(wire);
    expect([following.key("."), following.key("escape")]).toEqual([false, false]);
    expect(following.key(",")).toBe(true);
    expect(following.looking?.at).toBe(3);
    following.key(",");
    following.key(".");
    expect(following.looking?.at).toBe(3);
    expect([following.key("escape"), session.looking]).toEqual([true, null]);
    following.lookBack(2).follow();
    expect(following.looking?.at).toBe(2);
  });
});

describe("seeing again", () => {
  it("tells a step once what it needs has come, until it is ended", async () => {
    const { session, following, wire } = await sitting();
    expect(following.turn?.steps.map(({ lines }) => lines[0]?.en)).toEqual(["3"]);
    following.key("r");
    following.follow();
    expect(session.stage.telling.now).toBeNull();
    told(wire);
    following.follow();
    expect(session.stage.telling.now).toMatchObject({ before: { step: 2 }, after: { step: 3 }, again: true });
    expect(session.stage.view).toEqual({ step: 4 });
    expect([following.key("escape"), session.stage.telling.now, following.key("escape")]).toEqual([true, null, false]);
  });
});
