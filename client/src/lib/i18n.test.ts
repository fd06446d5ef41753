import { afterEach, expect, it, vi } from "vitest";

import { addressed, addWords, t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.lang = "en";
  vi.restoreAllMocks();
});

it("says the same again only to the same person, with the same values, in the same language", () => {
  addWords({ en: "test-hand = { $count } cards of theirs\n  .you = { $count } cards of yours", fr: "test-hand = { $count } cartes" });
  const said = (): string[] => [t("test-hand", { count: 2 }), t("test-hand", { count: 3 }), addressed("test-hand", { count: 3 }, true)];
  expect(said()).toEqual(["2 cards of theirs", "3 cards of theirs", "3 cards of yours"]);
  expect(said()).toEqual(["2 cards of theirs", "3 cards of theirs", "3 cards of yours"]);
  settings.lang = "fr";
  expect(said()).toEqual(["2 cartes", "3 cartes", "3 cartes"]);
});

it("finds words that come after they were first asked for", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("test-late")).toBe("test-late");
  addWords({ en: "test-late = Here now" });
  expect(t("test-late")).toBe("Here now");
});
