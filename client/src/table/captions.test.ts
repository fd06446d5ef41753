import { expect, test } from "vitest";

import type { AnyBoard, PileOf } from "../boards/board";
import type { CardInfo } from "../net/cards";
import type { Choice } from "../net/protocol";
import { Stage } from "../play/stage.svelte";
import { captionsOf } from "./captions";

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
