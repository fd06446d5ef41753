import { expect, it } from "vitest";

import type { RuleInfo } from "../net/protocol";
import { finds, plain, rulesFor } from "./found-rules";

const rule = (id: string, mode?: string): RuleInfo => ({ id, section: "", section_fr: "", text: "", text_fr: "", ...(mode && { mode }) });
const RULES = [rule("SU-1"), rule("SU-2"), rule("BP-1", "other")];
const ids = (...asked: [string, string?]): string[] => rulesFor(RULES, ...asked).map(({ id }) => id);

it("finds words without their case and accents, in any order", () => {
  expect(finds("SU-30 La Résistance d’une Base", plain("  base resistance "))).toBe(true);
  expect(finds("SU-30 La Résistance d’une Base", plain("d'une"))).toBe(true);
  expect(finds("SU-30 La Résistance", plain("talent"))).toBe(false);
});

it("shows the rules of the mode that is played, its own first, and a clause of another mode if it is cited", () => {
  expect(ids("")).toEqual(["SU-1", "SU-2"]);
  expect(ids("standard")).toEqual(["SU-1", "SU-2"]);
  expect(ids("other")).toEqual(["BP-1", "SU-1", "SU-2"]);
  expect(ids("", "BP-1")).toEqual(["BP-1", "SU-1", "SU-2"]);
});
