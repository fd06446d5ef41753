import type { Line } from "../../net/protocol";
import { HEADINGS } from "../../play/happenings";
import type { Part } from "../../play/sentence";

/** One of the numbered steps of a turn: something that was done, with all that came of it. */
export interface Step {
  lines: Line[];
  lead: Line; // says what was done
  shared: Line[][]; // the lines of each step of the same answer: they were one change of the table
}

/** A turn as its log tells it. */
export interface Turn {
  seat: number;
  heading: Line;
  steps: Step[];
  runs: boolean; // it is not over yet
}

const LEADING = new Set(["scoring", "played"]);

/** The turn that is followed: the last one of anybody but the seat that looks. */
export function turnToFollow(log: readonly Line[], own: number | null): Turn | null {
  let end = log.length;
  for (let at = log.length - 1; at >= 0; at--) {
    const heading = log[at];
    if (!heading?.event || !HEADINGS.has(heading.event.kind)) continue;
    const [seat = 0] = heading.event.seats;
    if (seat !== own) return { seat, heading, steps: stepsOf(log.slice(at + 1, end)), runs: end === log.length };
    end = at;
  }
  return null;
}

/** What was done, one after the other: each answer, and in one answer each card that is played, each scoring, what is drawn at last. */
export function stepsOf(lines: readonly Line[]): Step[] {
  const steps: Step[] = [];
  let answer = -1;
  let shared: Line[][] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    const isNew = line.number !== answer;
    if (isNew) shared = [];
    if (isNew || !last || (leads(line) && leads(last.lead))) {
      const step = { lines: [line], lead: line, shared };
      steps.push(step);
      shared.push(step.lines);
    } else {
      last.lines.push(line);
      if (leads(line)) last.lead = line;
    }
    answer = line.number;
  }
  return steps;
}

/** Does the line tell of something that is a step of its own? */
const leads = ({ event }: Line): boolean => event !== undefined && (LEADING.has(event.kind) || (event.kind === "drawn" && !event.source));

/** What a step is called: the card that it is about, by name and id, and what is said of it. */
export interface Label {
  card: string | null;
  name: string;
  rest: string;
  seat: number | null; // who has done it, if that is not whose turn it is
}

/** The label of a step, from the parts of its sentence. */
export function labelOf(parts: readonly Part[], { seat }: Turn, lead: Line): Label {
  const at = parts.findIndex(isCard);
  const found = parts[at];
  const card = found && isCard(found) ? found : null;
  const by = parts.slice(0, at < 0 ? 1 : at).find((part) => "seat" in part);
  const other = by && by.seat !== seat ? by.seat : null;
  const after = words(parts.slice(at + 1));
  const isSubject = at === 0 || by !== undefined; // else the sentence is about something that the card has: its scoring
  if (card && (lead.event?.kind === "played" || (after && isSubject))) return { card: card.card, name: card.text, rest: after, seat: other };
  const [first, ...others] = parts;
  return { card: card?.card ?? null, name: "", rest: words(first && "seat" in first ? others : parts), seat: other };
}

const isCard = (part: Part): part is Extract<Part, { card: string }> => "card" in part;

const words = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("").replace(/\.$/, "").trim();
