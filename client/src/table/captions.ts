import type { AnyBoard } from "../boards/board";
import { t } from "../lib/i18n.svelte";
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

/** What pile the cards of the tray come from, and how many there are; of answers in words how many those are. */
export function labelOf(stage: Stage, board: AnyBoard, choices: Choice[]): string {
  const handles = choices.flatMap((choice) => sourceOf(choice) ?? []);
  const count = new Set(handles).size;
  if (count === 0 || stage.asking.length || choices.every(({ told }) => told)) return t("tray-answers", { count: choices.length });
  const pile = board.pilesOf?.(stage.view as never).find((one) => handles.every((handle) => one.handles.includes(handle)));
  return pile ? stage.about(pile.seat, `tray-${pile.kind}`, { count }) : t("tray-cards", { count });
}
