import type { Arrow } from "./arrows";
import type { Change } from "./films.svelte";
import { Stage } from "./stage.svelte";

/** The table as a film shows it on the board. Its stage asks nothing, so that nothing can be answered on it. */
export class Screening {
  readonly stage = new Stage(() => undefined);

  constructor(
    private readonly now: Stage,
    private readonly board: { arrows?(before: never, after: never): Arrow[] },
  ) {
    const { game, catalog, seats, seat } = now;
    Object.assign(this.stage, { game, catalog, ready: true, seats, seat });
  }

  show({ before, after, lines }: Change): void {
    const [was, is] = [before, after].map((view) => ({ ...(view as object), decision: null })); // what was asked then is asked no more
    this.stage.arrows = this.board.arrows?.(was as never, is as never) ?? [];
    this.stage.view = is;
    this.stage.log = this.now.log;
    this.stage.telling.begin([{ lines, time: 0, before: was, after: is, all: [lines] }], 0);
  }
}
