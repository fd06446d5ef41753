import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import type { Cue } from "../lib/sound";
import type { Choice, Decision, FromServer, Line, LogEvent, Result, Seat, State, Table } from "../net/protocol";
import type { Moment } from "./auto-pass.svelte";
import { Session, type SessionBoard } from "./session.svelte";
import type { Film } from "./films.svelte";
import { FakeSocket, stubSocket } from "./fake-socket.test-util";

const heard: Cue[] = [];
const later: (() => void)[] = [];
let waits = false; // for the frame after which more is drawn
vi.mock("../lib/soon", async () => ({
  ...(await import("../lib/no-frames.test-util")),
  soon(change: () => void) {
    if (waits) later.push(change);
    else change();
    return () => undefined;
  },
}));
vi.mock("../lib/sound", () => ({ sound: (cues: Cue[]) => heard.push(...cues) }));

const PASS = 0;
const OTHER = 7;
const CHOICE: Choice = { option: OTHER, label: { en: "", fr: "" }, pass: false, thing: 3, card: null, target: null, use: false, told: false };
const SEAT = { kind: "person", name: "", level: null, connected: true, conceded: false, timed_out: false, stand_in: false, awaits_nonce: false, asked: null } as const;
const SEATS: Seat[] = [{ ...SEAT, seat: 0, mine: true }, { ...SEAT, seat: 1, mine: false }];
const TABLE = { id: "t", game: "a-game", players: 2, seats: SEATS } as unknown as Table;
const VIEW = { seat: 0, turn: 1, turn_number: 3, scoring: null, bases: [] };

/** A state in which the seat here is asked, or with `null` the other one. */
function state(number: number, asks: "play" | "response" | null): State {
  const decision = {
    number,
    player: asks === null ? 1 : 0,
    mine: asks !== null,
    card: null,
    clause: null,
    window: asks === "response",
    even: asks === "response",
    unasked: false,
    prompt: null,
    options: asks === null ? [] : [{ ...CHOICE, option: PASS, pass: true, thing: null }, CHOICE],
  };
  return { type: "state", table: TABLE, seat: 0, number, step: number, view: VIEW, decision, log_from: 0, log: [], undo: "no", undo_asked: null, times: null, result: null };
}

function refusal(code: string): FromServer {
  return { type: "error", code, en: "No.", fr: "Non.", number: 15 };
}

const BOARD = { moment: (): Moment => ({ mine: false, round: null }) };

/** A page that has just been shown this. */
async function sitting(first: State, board: SessionBoard = BOARD): Promise<{ session: Session; wire: FakeSocket }> {
  const session = new Session("t", () => Promise.resolve(board));
  const wire = FakeSocket.last;
  wire.accept();
  wire.tell(first);
  await vi.waitFor(() => expect(session.stage.ready).toBe(true));
  return { session, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.speed = 1;
  heard.length = later.length = 0;
  waits = false;
});

it("an answer is given once, however soon somebody presses again", async () => {
  const { session, wire } = await sitting(state(14, "play"));
  session.stage.choose(OTHER);
  session.stage.choose(PASS);
  expect(wire.heard).toEqual([{ type: "answer", number: 14, seat: 0, option: OTHER }]);
});

describe("an answer that comes too late", () => {
  it("is not held against the player, who is asked what is open now", async () => {
    const { session, wire } = await sitting(state(14, "play"));
    session.stage.choose(OTHER);
    expect(wire.heard).toEqual([{ type: "answer", number: 14, seat: 0, option: OTHER }]);
    wire.tell(state(15, "play")); // another page of the player's was faster
    wire.tell(refusal("late"));
    expect(session.refusal).toBeNull();
    session.stage.choose(PASS);
    expect(wire.heard.at(-1)).toEqual({ type: "answer", number: 15, seat: 0, option: PASS });
  });

  it("leaves the question open if it still stands", async () => {
    const { session, wire } = await sitting(state(14, "play"));
    session.stage.choose(OTHER);
    expect(session.stage.open).toBe(false);
    wire.tell(refusal("late"));
    expect(session.stage.open).toBe(true);
    expect(session.refusal).toBeNull();
  });

  it("asks nobody about a response that was passed on its own", async () => {
    const { session, wire } = await sitting(state(13, null));
    session.autoPass.begin("turn");
    wire.tell(state(14, "response"));
    expect(wire.heard).toEqual([{ type: "answer", number: 14, seat: 0, option: PASS }]);
    wire.tell(refusal("late"));
    expect(session.stage.open).toBe(false);
    wire.tell(state(15, null));
    expect(session.stage.open).toBe(false);
    expect(session.refusal).toBeNull();
  });
});

describe("an answer that is refused for another reason", () => {
  it("is given again by the player, who is told why", async () => {
    const { session, wire } = await sitting(state(14, "play"));
    session.stage.choose(OTHER);
    wire.tell(refusal("not-kept"));
    expect(session.refusal?.code).toBe("not-kept");
    expect(session.stage.open).toBe(true);
  });

  it("asks about a response that was passed on its own", async () => {
    const { session, wire } = await sitting(state(13, null));
    session.autoPass.begin("turn");
    wire.tell(state(14, "response"));
    wire.tell(refusal("not-kept"));
    expect(session.refusal?.code).toBe("not-kept");
    expect(session.stage.open).toBe(true);
  });
});

it("shows all that waits when hurried, and holds the next for its whole time", async () => {
  const said = (number: number): State => ({ ...state(number, null), log_from: number, log: [{ number, en: "", fr: "" }] });
  const { session, wire } = await sitting(said(13));
  for (const number of [14, 15]) wire.tell(said(number));
  vi.advanceTimersByTime(500);
  session.hurry();
  expect([session.stage.decision?.number, session.waiting]).toEqual([15, 0]);
  for (const number of [16, 17]) wire.tell(said(number));
  vi.advanceTimersByTime(700);
  expect([session.stage.decision?.number, session.waiting]).toEqual([16, 1]);
  vi.advanceTimersByTime(50);
  expect([session.stage.decision?.number, session.waiting]).toEqual([17, 0]);
});

it("asks in a frame after what has happened is shown, or when the next thing is; at once where nothing takes time", async () => {
  const { session, wire } = await sitting(state(13, null));
  const { stage } = session;
  const moved = (number: number): State => ({ ...state(number, "play"), view: { ...VIEW, turn: number } });
  const seen = (): unknown[] => [(stage.view as typeof VIEW).turn, stage.decision?.number, stage.open];
  waits = true;
  wire.tell(moved(14));
  expect(seen()).toEqual([14, 13, false]);
  later.pop()?.();
  expect(seen()).toEqual([14, 14, true]);
  wire.tell(moved(15));
  wire.tell(moved(16));
  expect(seen()).toEqual([16, 15, true]);
  session.hurry();
  expect(seen()).toEqual([16, 16, true]);
  settings.speed = 0;
  wire.tell(moved(17));
  expect(seen()).toEqual([17, 17, true]);
});

describe("an answer that did several things", () => {
  const line = (en: string): Line => ({ number: 14, en });
  const changed = (): State => ({
    ...state(14, "play"),
    view: { ...VIEW, bases: ["gone"] },
    log_from: 14,
    log: [line("played"), line("destroyed"), line("drawn")],
    stills: [1, 2].map((lines) => ({ view: { bases: [lines] }, lines })),
  });
  const seen = ({ stage }: Session): unknown[] => [(stage.view as typeof VIEW).bases, stage.log.map(({ en }) => en).join(" "), stage.decision?.number, stage.telling.now?.lines[0]?.en];

  it("shows the table as it was after each of them, and asks at last", async () => {
    const { session, wire } = await sitting(state(13, null));
    wire.tell(changed());
    expect([seen(session), session.waiting]).toEqual([[[1], "played", undefined, "played"], 2]);
    vi.advanceTimersByTime(750);
    expect(seen(session)).toEqual([[2], "played destroyed", undefined, "destroyed"]);
    vi.advanceTimersByTime(750);
    expect([seen(session), session.waiting]).toEqual([[["gone"], "played destroyed drawn", 14, "drawn"], 0]);
  });

  it("shows its end at once where nothing takes time, or somebody is in a hurry", async () => {
    settings.speed = 0;
    const { session, wire } = await sitting(state(13, null));
    wire.tell(changed());
    expect(session.stage.decision?.number).toBe(14);
    settings.speed = 1;
    const { session: other, wire: again } = await sitting(state(13, null));
    again.tell(changed());
    other.hurry();
    expect([other.stage.decision?.number, other.stage.log.length, other.waiting]).toEqual([14, 3, 0]);
  });

  it("lets a film tell what it is about, with what it shows on the board", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const film = { id: "a", title: "", names: [""] };
    const of = vi.fn((_: unknown, before: never, after: never, lines: Line[]): Film | null => {
      const [first] = lines.filter(({ en }) => en === "destroyed");
      return first ? { ...film, line: first, steps: [{ at: 0, milliseconds: 100, says: "", shows: null, change: { before, after, lines } }] } : null;
    });
    const { session, wire } = await sitting(state(13, null), { ...BOARD, film: { of } });
    wire.tell(changed());
    expect([seen(session)[0], session.screening]).toEqual([[1], null]);
    vi.advanceTimersByTime(750);
    expect([(session.screening?.stage.view as typeof VIEW).bases, session.stage.decision?.number]).toEqual([["gone"], 14]);
    expect(of.mock.lastCall?.slice(1)).toMatchObject([{ bases: [1] }, { bases: ["gone"] }, [{ en: "destroyed" }, { en: "drawn" }], [{ lines: 1 }]]);
    vi.advanceTimersByTime(100);
    expect(session.screening).toBeNull();
  });
});

describe("the deal", () => {
  const awaiting = (started: boolean): State => {
    const seats = SEATS.map((seat) => ({ ...seat, awaits_nonce: !started }));
    return { ...state(0, null), view: null, decision: null, table: { ...TABLE, id: "dealt", started, seats, commitment: "c" } };
  };

  it("is added to once, again over a new line, and says nothing of what came too late", async () => {
    const { session, wire } = await sitting(awaiting(false));
    wire.tell({ type: "presence", table: awaiting(false).table as Table, spectators: 0 });
    expect(wire.heard).toEqual([{ type: "nonce", seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    session.reopen();
    FakeSocket.last.accept();
    FakeSocket.last.tell(awaiting(false));
    expect(FakeSocket.last.heard).toEqual(wire.heard);
    FakeSocket.last.tell(refusal("nonce-given"));
    FakeSocket.last.tell(refusal("started"));
    expect(session.refusal).toBeNull();
  });
});

describe("a plan", () => {
  it("is asked about once, and told of for as long as its question is open", async () => {
    const { session, wire } = await sitting(state(14, "play"));
    const { stage } = session;
    stage.foresee([OTHER]);
    stage.foresee([OTHER]);
    expect(wire.heard).toEqual([{ type: "foresee", number: 14, seat: 0, plan: [OTHER] }]);
    wire.tell({ type: "foreseen", seat: 0, number: 13, plan: [OTHER], outlook: { of: "before" } });
    expect([stage.foreseen.size, stage.untold]).toEqual([0, 1]);
    wire.tell({ type: "foreseen", seat: 0, number: 14, plan: [OTHER], outlook: { of: "now" } });
    expect(stage.foreseen.get(String(OTHER))).toEqual({ of: "now" });
    expect(stage.untold).toBe(0);
    wire.tell(state(15, "play"));
    expect(stage.foreseen.size).toBe(0);
  });
});

describe("why a card cannot be played", () => {
  const NO = { en: "No.", fr: "Non." };

  it("is asked once for each decision, and told of for as long as it is the one shown", async () => {
    const { session, wire } = await sitting(state(14, "play"));
    const { stage } = session;
    stage.askReasons();
    stage.askReasons();
    expect(wire.heard).toEqual([{ type: "reasons", seat: 0 }]);
    wire.tell({ type: "reasons", seat: 0, number: 13, reasons: [{ card: 3, why: NO, clause: "SU-12" }], held: null });
    expect(stage.reasons.size).toBe(0);
    wire.tell({ type: "reasons", seat: 0, number: 14, reasons: [{ card: 3, why: NO, clause: "SU-12" }], held: null });
    expect(stage.reasons.get(3)?.why).toEqual(NO);
    wire.tell(state(15, "play"));
    expect(stage.reasons.size).toBe(0);
    stage.askReasons();
    expect(wire.heard).toHaveLength(2);
  });
});

describe("what happens", () => {
  const told = (number: number, ...kinds: ("played" | "destroyed")[]): State => ({
    ...state(number, null),
    log_from: number,
    log: kinds.map((kind, i) => ({ number, en: `${number} ${i}`, event: { kind, seats: [1], number: 0 } })),
  });

  it("is told one thing after the other, and what comes next waits for all of it", async () => {
    const { session, wire } = await sitting(state(13, null));
    wire.tell(told(14, "played", "destroyed"));
    wire.tell(told(15, "played"));
    const now = (): string | undefined => session.stage.telling.now?.lines[0]?.en;
    expect(now()).toBe("14 0");
    vi.advanceTimersByTime(750);
    expect([now(), session.stage.decision?.number]).toEqual(["14 1", 14]);
    vi.advanceTimersByTime(750);
    expect([now(), session.stage.decision?.number]).toEqual(["15 0", 15]);
    vi.advanceTimersByTime(750);
    expect(now()).toBeUndefined();
  });

  it("keeps nobody from seeing what their own answer does", async () => {
    const { session, wire } = await sitting(state(13, null));
    wire.tell({ ...told(14, "destroyed"), decision: state(14, "play").decision });
    session.stage.choose(OTHER);
    wire.tell(told(15, "played"));
    expect(session.stage.decision?.number).toBe(15);
  });

  it("is shown to its end as a film, whatever passes by itself meanwhile", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const of = (_stage: unknown, _before: never, after: never, [line]: Line[]): Film | null =>
      line ? { id: line.en, line, title: "", names: [], steps: [{ at: 0, milliseconds: 3_000, says: line.en, shows: after }] } : null;
    const { session, wire } = await sitting(state(13, null), { ...BOARD, film: { of } });
    session.autoPass.begin("turn");
    const decision = { ...(state(14, "response").decision as Decision), even: false };
    wire.tell({ ...told(14, "destroyed"), decision });
    vi.advanceTimersByTime(500);
    expect(wire.heard.at(-1)).toEqual({ type: "answer", number: 14, seat: 0, option: PASS });
    wire.tell(told(15, "played"));
    expect(session.stage.films.now?.says).toBe("14 0");
    vi.advanceTimersByTime(2_500);
    expect(session.stage.films.now?.says).toBe("15 0");
  });
});

it("shows whoever takes the screen nothing more of what it showed the one before", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const seats = SEATS.map((seat) => ({ ...seat, mine: true }));
  const table = { ...TABLE, seats };
  const line: Line = { number: 0, en: "", fr: "", event: { kind: "attacked", seats: [0] } as unknown as LogEvent };
  const of = (_: unknown, before: unknown, after: unknown): Film => ({ id: "a", title: "", names: [""], line, steps: [{ at: 0, milliseconds: 9_000, says: "", shows: null, change: { before, after, lines: [line] } }] });
  const { session, wire } = await sitting({ ...state(13, null), table }, { ...BOARD, film: { of } });
  wire.tell({ ...state(14, null), table, log_from: 1, log: [line] });
  expect(session.screening?.stage.seat).toBe(0);
  expect(session.stage.telling.now).not.toBeNull();
  wire.tell({ ...state(14, "play"), table, seat: 1, view: { ...VIEW, seat: 1 } });
  expect(session.handOver.seat).toBe(1);
  session.takeScreen();
  expect(session.stage.seat).toBe(1);
  expect([session.screening, session.stage.films.showing, session.stage.telling.now]).toEqual([null, null, null]);
});

it("asks whoever has taken the screen, whatever still waited to be shown to the one before", async () => {
  const table = { ...TABLE, seats: SEATS.map((seat) => ({ ...seat, mine: true })) };
  const { session, wire } = await sitting({ ...state(13, null), table });
  const log = [{ number: 1, en: "It happens.", event: { kind: "destroyed", seats: [0], number: 1 } as unknown as LogEvent }];
  wire.tell({ ...state(14, null), table, log_from: 1, log });
  wire.tell({ ...state(15, "play"), table, seat: 1, view: { ...VIEW, seat: 1 } });
  wire.tell({ ...state(15, null), table, log_from: 2 });
  expect([session.handOver.seat, session.waiting]).toEqual([1, 1]);
  session.takeScreen();
  vi.advanceTimersByTime(10_000);
  expect([session.waiting, session.stage.view, session.stage.open]).toEqual([0, { ...VIEW, seat: 1 }, true]);
});

describe("the past", () => {
  it("is what was shown, or is asked for, and leaves what is asked now as it is", async () => {
    const { session, wire } = await sitting(state(13, null));
    wire.tell(state(14, "play"));
    expect(session.moments.at(13)).toEqual({ step: 13, view: VIEW, log_to: 0, stills: [] });
    expect(session.moments.at(12)).toBeNull();
    expect(wire.heard).toEqual([{ type: "past", seat: 0, step: 0 }]);
    wire.tell({ type: "past", seat: 0, steps: [{ step: 12, view: { ...VIEW, turn: 0 }, log_to: 0, stills: [] }] });
    expect(session.moments.at(12)?.view).toEqual({ ...VIEW, turn: 0 });
    expect(session.stage.open).toBe(true);
  });
});

describe("what is heard", () => {
  const told = (kind: LogEvent["kind"]): Partial<State> => ({ log_from: 14, log: [{ number: 14, en: "It happens.", event: { kind, seats: [0], number: 1 } }] });
  const inTheLog = (kind: LogEvent["kind"]) => ({ stage }: Session): boolean => stage.log.at(-1)?.event?.kind === kind && [undefined, stage.log.at(-1)].includes(stage.telling.now?.lines[0]);
  // All that there is to hear, with what is sent and what is seen then: a line that is lit while it is told, a question, the result.
  const cues: Record<Cue, [sent: Partial<State>, seen: (session: Session) => boolean]> = {
    card: [told("played"), inTheLog("played")],
    slam: [told("destroyed"), inTheLog("destroyed")],
    coin: [told("points"), inTheLog("points")],
    crowd: [told("scoring"), (session) => inTheLog("scoring")(session) && (settings.speed === 0 || session.scoring !== null)],
    turn: [{ decision: state(14, "play").decision }, ({ stage }) => stage.open],
    end: [{ result: { points: [15, 9] } as Result }, ({ result }) => result !== null],
  };

  it.each([0, 1])("is seen at the same moment (speed %d)", async (speed) => {
    settings.speed = speed;
    for (const [cue, [sent, seen]] of Object.entries(cues)) {
      heard.length = 0;
      const { session, wire } = await sitting(state(13, null));
      expect(seen(session)).toBe(false);
      wire.tell({ ...state(14, null), ...sent });
      expect(heard).toEqual([cue]);
      expect(seen(session), cue).toBe(true);
      expect(session.stage.telling.now !== null).toBe(speed > 0 && sent.log !== undefined);
    }
  });
});
