/** A guided first game at this table: which idea is told, what is ticked, what has been skipped here. */
import { api } from "../net/api";
import type { Lesson, LessonProgress, LessonStep, Table } from "../net/protocol";

export class Lecture {
  #table: Table;
  #skipped = $state.raw<ReadonlySet<string>>(new Set());
  #asked = 0; // a later answer is not overwritten by an earlier one
  lesson = $state.raw<Lesson | null>(null);
  now = $state.raw<LessonProgress | null>(null);
  stopped = $state(false);

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
    return nextStep(this.lesson?.steps ?? [], this.now, this.#skipped);
  }

  skip(): void {
    if (this.step) this.#skipped = new Set([...this.#skipped, this.step.id]);
  }
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
