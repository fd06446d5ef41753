import type { AnyBoard } from "../boards/board";
import type { Choice } from "../net/protocol";
import { unplaced } from "../play/choice";
import type { Stage } from "../play/stage.svelte";

/** Where the answers to a question stand that nothing on the board stands for. */
export interface Answers {
  buttons: Choice[]; // in the prompt, beside its pass
  tray: Choice[]; // over the board
}

const MOST = 2; // buttons that the prompt has room for

/** The answers to the present question that no thing on the board stands for, or that say more than it shows. */
export function answersOf(stage: Stage, board: AnyBoard): Answers {
  const { asking, options, decision } = stage;
  if (asking.length) return asking.length > 1 ? { buttons: [], tray: asking } : { buttons: asking, tray: [] };
  const drawn = board.drafting?.(stage.view as never) ?? false;
  // The one thing that a card asks whether to do: what stands for it on the board may be far away, and a picture does not say what is done.
  const [one, other] = options.filter((choice) => !choice.pass);
  if (decision?.card && stage.pass && one && !other && !drawn) return { buttons: [one], tray: [] };
  const listed = unplaced(options, board.shownHandles(stage.view as never), board.hasButton);
  const free = MOST - (stage.pass ? 1 : 0) - (stage.holds ? 1 : 0);
  const inWords = listed.every((choice) => choice.card === null && choice.thing === null);
  return inWords && listed.length <= free && !drawn ? { buttons: listed, tray: [] } : { buttons: [], tray: listed };
}
