import { afterEach, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import "../pages/new-table/words";
import { TableDraft } from "./set-up.svelte";

afterEach(() => (settings.name = ""));

it("calls my seat by the name I go by, the one I am typing, or else you", () => {
  const draft = new TableDraft({});
  expect(draft.seatName({ kind: "me" }, 0)).toBe("You");
  draft.name = "Ada";
  expect(draft.seatName({ kind: "me" }, 0)).toBe("Ada");
  settings.name = "Grace";
  expect(draft.seatName({ kind: "me" }, 0)).toBe("Grace");
});

it("tells other seats by who will sit there", () => {
  const draft = new TableDraft({});
  const kinds = ["me", "bot", "open"] as const;
  expect(new Set(kinds.map((kind) => draft.seatName({ kind }, 1))).size).toBe(3);
});
