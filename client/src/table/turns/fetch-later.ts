import type { AnyBoard } from "../../boards/board";

const AFTER = 2_000; // milliseconds: by then the table is there to play at

/** Fetches what a table shows later, part by part: a frame that had to read it first would take long. */
export function fetchLater(board: AnyBoard): void {
  const parts: (() => Promise<unknown> | undefined)[] = [
    () => board.film?.draw(),
    () => import("../FilmShown.svelte"),
    () => import("../Rules.svelte"),
    () => import("../result/ResultPage.svelte"),
  ];
  const next = async (): Promise<void> => {
    await parts.shift()?.()?.catch(() => undefined); // without a line it is asked for again when it is shown
    if (parts.length) setTimeout(next);
  };
  setTimeout(next, AFTER);
}
