import { expect, it } from "vitest";

import { preferred } from "./settings.svelte";

it("speaks the first of the browser's languages that the table speaks, else English", () => {
  expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred(["en-GB", "fr"])).toBe("en");
  expect(preferred(["FR"])).toBe("fr");
  expect(preferred(["de", "it"])).toBe("en");
  expect(preferred([])).toBe("en");
});
