import type { AnyBoard } from "../boards/board";
import type { Choice } from "../net/protocol";
import { sourceOf } from "../play/choice";
import type { Stage } from "../play/stage.svelte";

/** What stands under each card of the tray, by its handle: its kind, and the pile that it lies in if they come from several. */
export function captionsOf(stage: Stage, board: AnyBoard, choices: Choice[]): Map<number, string> {
  const view = stage.view as never;
  const piles = board.pilesOf?.(view) ?? [];
  const cards = [...new Set(choices.flatMap((choice) => sourceOf(choice) ?? []))];
  const pileOf = (handle: number) => piles.find(({ handles }) => handles.includes(handle));
  const isMixed = new Set(cards.map(pileOf)).size > 1;
  return new Map(
    cards.map((handle) => {
      const card = stage.catalog.get(board.cardAt?.(view, handle) ?? "");
      const pile = isMixed ? pileOf(handle) : undefined;
      const kind = card && board.kindName ? board.kindName(card.kind) : "";
      return [handle, [kind, pile ? stage.about(pile.seat, `from-${pile.kind}`) : ""].filter(Boolean).join(" · ")];
    }),
  );
}
