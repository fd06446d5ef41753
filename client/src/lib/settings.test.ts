import { expect, it, vi } from "vitest";

import { preferred, settings } from "./settings.svelte";

it("speaks the first of the browser's languages that the table speaks, else English", () => {
  expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred(["en-GB", "fr"])).toBe("en");
  expect(preferred(["FR"])).toBe("fr");
  expect(preferred(["de", "it"])).toBe("en");
  expect(preferred([])).toBe("en");
});

it("dresses the page by what was chosen at the last visit", () => {
  const page = { lang: "en", dataset: {} as Record<string, string> };
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ lang: "fr", scheme: "dark" }) });
  settings.load();
  expect(page).toEqual({ lang: "fr", dataset: { scheme: "dark" } });
});
