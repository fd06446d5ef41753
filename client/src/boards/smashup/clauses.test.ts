import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

it("the rules themselves begin their terms with a title", () => {
  const text = readFileSync("../docs/rules/smashup.md", "utf8");
  expect(text).toMatch(/## Terms\n- \*\*SU-\d+ Affect\*\*/);
});
