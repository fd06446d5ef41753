import { expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import { lasting } from "./lasting";

it("says how long something has lasted, in both languages", () => {
  const times = [-3, 59, 60, 3_599, 3_600, 7_300, 86_400, 200_000];
  settings.lang = "en";
  expect(times.map(lasting)).toEqual(["less than a minute", "less than a minute", "a minute", "59 minutes", "an hour", "2 hours", "a day", "2 days"]);
  settings.lang = "fr";
  expect(times.map(lasting)).toEqual(["un instant", "un instant", "une minute", "59 minutes", "une heure", "2 heures", "un jour", "2 jours"]);
  settings.lang = "en";
});
