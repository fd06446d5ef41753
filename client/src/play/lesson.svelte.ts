/** A guided first game at this table: which idea is told, what is ticked, what is not wanted here. */
import { untrack } from "svelte";

import { settings } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { Lesson, LessonProgress, LessonStep, Table } from "../net/protocol";
import type { Session } from "./session.svelte";

export class Lecture {
  #table: Table;
  #asked = 0; // a later answer is not overwritten by an earlier one
  lesson = $state.raw<Lesson | null>(null);
  now = $state.raw<LessonProgress | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Only a game that begins from a position, and is played by one person, can be a lesson. */
  static mayBe(table: Table): boolean {
    return "position" in table.options && table.seats[0]?.mine === true && table.seats.slice(1).every((seat) => seat.kind === "bot");
  }

  /** Ask where the lesson stands; nothing is told where there is none. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    const lessons = await api.lessons().catch((): Lesson[] => []);
    const found = lessons.find((one) => begins(this.#table, one)) ?? null;
    const now = found && (await api.lesson(this.#table.id).catch(() => null));
    if (asked !== this.#asked) return;
    this.lesson = now && found;
    this.now = now;
  }

  /** The idea to be told: the server's, or the first after it that is neither ticked nor skipped. */
  get step(): LessonStep | null {
    return nextStep(this.lesson?.steps ?? [], this.now, new Set(settings.lessonAt(this.#table.id).skipped));
  }

  /** All is told: what is left is free play. */
  get isThrough(): boolean {
    return this.step !== null && this.step === this.lesson?.steps.at(-1);
  }

  /** Is it not told any more, or until it is taken up again? */
  get stopped(): boolean {
    return settings.lessonAt(this.#table.id).stopped;
  }

  skip(): void {
    const { skipped, stopped } = settings.lessonAt(this.#table.id);
    if (this.step) settings.wishOfLesson(this.#table.id, { skipped: [...skipped, this.step.id], stopped });
  }

  stop(): void {
    settings.wishOfLesson(this.#table.id, { ...settings.lessonAt(this.#table.id), stopped: true });
  }

  takeUp(): void {
    settings.wishOfLesson(this.#table.id, { ...settings.lessonAt(this.#table.id), stopped: false });
  }
}

/** The lesson of a table, where it may be one; it is asked for again whenever something is asked here anew. To be called where a component is made. */
export function lectureOf(session: () => Session): { readonly here: Lecture | null } {
  const id = $derived.by(() => {
    const { table } = session();
    return table && Lecture.mayBe(table) ? table.id : null;
  });
  // A table is told of anew with each answer; its lesson stays.
  const here = $derived.by(() => {
    const table = id === null ? null : untrack(() => session().table);
    return table && new Lecture(table);
  });
  const mine = $derived.by(() => {
    const { decision } = session().stage;
    return decision?.mine ? decision.number : null;
  });
  $effect(() => {
    if (mine !== null) void here?.look();
  });
  return {
    get here() {
      return here;
    },
  };
}

/** Does the table begin from the position of this lesson? */
function begins({ game, options }: Table, lesson: Lesson): boolean {
  return game === lesson.game && onOneLine(options["position"] ?? "") === onOneLine(lesson.options["position"] ?? "");
}

/** A position may be written in lines, or on one. */
const onOneLine = (text: string): string => text.split(/[\n;]/).map((line) => line.trim()).filter(Boolean).join(";");

/** Of these steps, the one to be told next; the last is free play and never skipped. */
export function nextStep(steps: readonly LessonStep[], now: LessonProgress | null, skipped: ReadonlySet<string>): LessonStep | null {
  if (!now) return null;
  const from = steps.findIndex((step) => step.id === now.step);
  return steps.slice(from).find((step, i, left) => i === left.length - 1 || (!skipped.has(step.id) && !now.ticked.includes(step.id))) ?? null;
}
