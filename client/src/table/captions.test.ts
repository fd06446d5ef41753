import { expect, test } from "vitest";

import type { AnyBoard, PileOf } from "../boards/board";
import type { CardInfo } from "../net/cards";
import type { Choice } from "../net/protocol";
import { Stage } from "../play/stage.svelte";
import { captionsOf, labelOf } from "./captions";

const PILES: PileOf[] = [
  { kind: "discard", seat: 0, handles: [1, 2] },
  { kind: "hand", seat: 0, handles: [3] },
];

/** What stands under these cards. */
function under(...handles: number[]): string[] {
  const stage = new Stage(() => undefined);
  stage.setCards([{ id: "ape", kind: "minion" } as CardInfo]);
  stage.view = {};
  const board = { cardAt: () => "ape", kindName: (kind: string) => kind, pilesOf: () => PILES } as unknown as AnyBoard;
  return [...captionsOf(stage, board, handles.map((thing) => ({ card: null, thing }) as Choice)).values()];
}

test("cards of one pile have their kind, those of several their pile too", () => {
  expect(under(1, 2)).toEqual(["minion", "minion"]);
  const [discarded = "", held = ""] = under(1, 3);
  expect(discarded).toMatch(/^minion · .*discard/);
  expect(held).toMatch(/^minion · .*hand/);
});

test("the tray says what pile its cards are from, and counts answers in words as answers", () => {
  const stage = new Stage(() => undefined);
  const board = { pilesOf: () => PILES } as unknown as AnyBoard;
  const label = (told: boolean) => labelOf(stage, board, [1, 2].map((thing) => ({ card: null, thing, told }) as Choice));
  expect(label(false)).toMatch(/discard.*2 cards/);
  expect(label(true)).toBe("2 answers");
});
