import { expect, it } from "vitest";

import type { Choice, Decision } from "../net/protocol";
import { Stage } from "./stage.svelte";

const choice = (thing: number): Choice => ({ option: thing, label: { en: "" }, pass: thing === 0, thing: thing || null, card: null, target: null, use: false, told: false });
const asks = (...things: number[]): Decision => ({ number: 1, player: 0, mine: true, options: things.map(choice) }) as unknown as Decision;

it("what has been chosen of several stays marked while the next is asked for", () => {
  const stage = new Stage(() => undefined);
  stage.view = { decision: { picked: [5] } };
  stage.ask(asks(0, 6, 7));
  expect([5, 6, 8].map((handle) => stage.look(handle))).toEqual(["chosen", "legal", "calm"]);
  expect(stage.taken).toEqual([5]);
  stage.ask({ ...asks(), mine: false });
  expect([stage.look(5), stage.taken]).toEqual(["calm", []]);
});
