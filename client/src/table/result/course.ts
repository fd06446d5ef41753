import type { Chart, Line } from "../../net/protocol";

/** How the seats stood when a turn, or a round, had been played; the first before any. */
export interface Row {
  turn: number; // its number; 0 before the first
  values: number[]; // by seat
}

const isTurn = ({ event }: Line): boolean => event?.kind === "turn" || event?.kind === "turn-of-round";

/** What a chart tells, turn by turn: `lines` say where turns begin. */
export function rowsOf({ changes }: Chart, lines: readonly Line[]): Row[] {
  const turns = lines.filter(isTurn);
  const until = (line: number): number[] => (changes.findLast((change) => change.line <= line) ?? changes[0])?.values ?? [];
  const rows = turns.map(({ event, number }, i) => ({ turn: i ? (turns[i - 1]?.event?.number ?? 0) : (event?.number ?? 1) - 1, values: until(number) }));
  const last = changes.at(-1)?.values;
  return last ? [...rows, { turn: turns.at(-1)?.event?.number ?? 0, values: last }] : rows;
}

/** A moment that mattered: where it stands in the log, whose turn it was, and how the seats stood before and after it. */
export interface Moment {
  line: number;
  turn: { number: number; seat: number } | null;
  told: Line | undefined; // the line that says best what happened
  before: number[];
  after: number[];
  decides: boolean; // whoever has won led from then on
  destroyed: number; // cards, where that makes it one
}

const MOST = 4; // moments
const BLOW = 2; // cards destroyed at once are worth telling
const TELLING = ["scoring", "destroyed", "played", "points"]; // kinds of lines, the most telling first

/** The moments of a game that changed most who led by the first chart, or that destroyed most. */
export function momentsOf(lines: readonly Line[], chart: Chart | undefined, winners: readonly number[]): Moment[] {
  const changes = chart?.changes ?? [];
  const teams = teamsOf(changes.map(({ values }) => values));
  const found = new Map<number, { moment: Moment; worth: number }>();
  const take = (line: number, worth: number, more: Partial<Moment>): void => {
    const standing = changes.findLast((change) => change.line <= line)?.values ?? [];
    const plain = { line, turn: turnAt(lines, line), told: tellingLine(lines, line), before: standing, after: standing, decides: false, destroyed: 0 };
    const known = found.get(line);
    found.set(line, { moment: { ...(known?.moment ?? plain), ...more }, worth: (known?.worth ?? 0) + worth });
  };
  changes.slice(1).forEach(({ line, values }, i) => {
    const before = changes[i]?.values ?? values;
    const swing = Math.max(...values.map((_, seat) => leadOf(values, seat, teams) - leadOf(before, seat, teams)));
    if (swing > 0) take(line, swing, { before, after: values });
  });
  const [decisive] = decisiveLines(changes, winners, teams);
  if (decisive !== undefined) take(decisive, 1000, { decides: true });
  for (const [line, destroyed] of destroyedBy(lines)) if (destroyed >= BLOW) take(line, destroyed, { destroyed });
  const best = [...found.values()].sort((a, b) => b.worth - a.worth || a.moment.line - b.moment.line).slice(0, MOST);
  return best.sort((a, b) => a.moment.line - b.moment.line).map(({ moment }) => moment);
}

/** Seats that always stand alike play together. */
function teamsOf(rows: readonly number[][]): number[] {
  const tales = (rows[0] ?? []).map((_, seat) => rows.map((values) => values[seat]).join());
  return tales.map((tale) => tales.indexOf(tale));
}

const leadOf = (values: readonly number[], seat: number, teams: readonly number[]): number => {
  const others = values.filter((_, other) => teams[other] !== teams[seat]);
  return (values[seat] ?? 0) - (others.length ? Math.max(...others) : 0);
};

/** The line from which on a winner led to the end, if there is one. */
function decisiveLines(changes: Chart["changes"], winners: readonly number[], teams: readonly number[]): number[] {
  const [winner] = winners;
  if (winner === undefined || changes.length < 2) return [];
  const behind = changes.findLastIndex(({ values }) => leadOf(values, winner, teams) <= 0);
  const next = changes[behind + 1];
  return behind >= 0 && next ? [next.line] : [];
}

function turnAt(lines: readonly Line[], at: number): Moment["turn"] {
  const event = lines.findLast((line) => line.number <= at && isTurn(line))?.event;
  return event ? { number: event.number, seat: event.seats[0] ?? 0 } : null;
}

/** The line that says best what happened; points that were gained are told by the scoring that they belong to. */
function tellingLine(lines: readonly Line[], number: number): Line | undefined {
  const own = lines.filter((line) => line.number === number);
  const kinds = own.map(({ event }) => event?.kind);
  if (kinds.includes("points") && !kinds.includes("scoring")) {
    const since = lines.filter((line) => line.number < number).reverse();
    const begun = since.find((line) => line.event?.kind === "scoring" || isTurn(line));
    if (begun && !isTurn(begun)) return begun;
  }
  const rank = ({ event }: Line): number => (event && TELLING.includes(event.kind) ? TELLING.indexOf(event.kind) : TELLING.length + Number(event !== undefined));
  return own.sort((a, b) => rank(a) - rank(b))[0];
}

/** How many cards each answer destroyed, by the number of its lines. */
function destroyedBy(lines: readonly Line[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { number, event } of lines) if (event?.kind === "destroyed") counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
