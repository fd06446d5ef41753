import { expect, test } from "vitest";

import { Stage } from "../play/stage.svelte";
import { kept } from "./kept.svelte";

test("what was there last is kept once there is nothing", () => {
  const stage = new Stage(() => undefined);
  const sheet = kept(() => stage.sheet);
  expect(sheet.now).toBeNull();
  for (const handle of [1, 2]) {
    stage.sheet = { card: "gnome", handle };
    expect(sheet.now?.handle).toBe(handle);
  }
  stage.sheet = null;
  expect(sheet.now?.handle).toBe(2);
});
