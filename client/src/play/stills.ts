import type { Line, State, Still } from "../net/protocol";
import type { Around } from "./moments.svelte";
import { shared } from "./shared";

/** A state, or a still on the way to it, as it is shown. */
export interface Scene<Sent extends State> {
  state: Sent; // with the lines that are told with it alone
  rest: number; // lines of the same answer that are told after it
}

/**
 * The same with the whole view of each still, of which what differs from the view at the end is sent. Views, from that `before` on, are made of
 * the same parts as far as they say the same.
 */
export function withWholeStills<Sent extends { view: Record<string, unknown> | null; stills?: Still[] }>(sent: Sent, before: Record<string, unknown> | null = null): Sent & { stills: Still[] } {
  const end = shared(before, sent.view);
  let last = before;
  const stills = (sent.stills ?? []).map(({ view, lines }) => ({ view: (last = shared(last, { ...end, ...view })), lines }));
  return { ...sent, view: shared(last, end), stills };
}

/** The stills of an answer one after the other, and at last the state that it led to. `from`: the line with which that begins. */
export function scenesOf<Sent extends State>(state: Sent, from = state.log.length): Scene<Sent>[] {
  let told = 0;
  const stills = (state.stills ?? []).filter(({ lines }) => lines <= from);
  const scenes = stills.map(({ view, lines }): Scene<Sent> => {
    const log = state.log.slice(told, lines);
    told = lines;
    return { state: { ...state, view, log, decision: null, undo: "no", result: null }, rest: state.log.length - lines };
  });
  const rest = (state.stills ?? []).slice(stills.length).map(({ view, lines }) => ({ view, lines: lines - told }));
  return [...scenes, { state: { ...state, log: state.log.slice(told), stills: rest }, rest: 0 }];
}

/** A change of the table, from one view to another, and the lines of the answer that tell it. */
export interface Span {
  before: unknown;
  after: unknown;
  told: Line[];
}

/** The change that some lines of an answer tell, with as few others as is known. */
export function spanOf({ before, after }: Around, answer: Line[], lines: readonly Line[]): Span {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => (line ? answer.indexOf(line) : -1));
  const start = after.stills.findLast((still) => still.lines <= (first ?? 0)) ?? { view: before.view, lines: 0 };
  const end = after.stills.find((still) => still.lines > (last ?? 0)) ?? { view: after.view, lines: answer.length };
  return { before: start.view, after: end.view, told: answer.slice(start.lines, end.lines) };
}
