import { describe, expect, it } from "vitest";

import type { TermInfo } from "../net/protocol";
import { bestPlace } from "./note-place";
import { piecesOf, shortly } from "./terms.svelte";

const term = (id: string, forms: string[], forms_fr: string[], more: Partial<TermInfo> = {}): TermInfo => ({ id, clause: "SU-1", forms, forms_fr, means: "", means_fr: "", ...more });
const TERMS = [term("extra", ["extra", "extra minion"], ["supplémentaire"]), term("core", ["Core"], ["Noyau"]), term("destroy", ["destroyed"], ["détruite"]), term("minion", ["minion"], ["créature"], { common: true })];
const marked = (text: string, lang: "en" | "fr" = "en"): string => piecesOf(text, TERMS, lang).map((piece) => (piece.term ? `[${piece.text}]` : piece.text)).join("");

describe("the terms of a text", () => {
  it("are marked where they stand first, the longest form of them, in words of their own", () => {
    expect(marked("Play an extra minion. Extra plays are extra.")).toBe("Play an [extra minion]. Extra plays are extra.");
    expect(marked("Extra: it is extraordinary, undestroyed, then destroyed.")).toBe("[Extra]: it is extraordinary, undestroyed, then [destroyed].");
  });

  it("keep their capital, and are those of the language", () => {
    expect(marked("The core of a red Core")).toBe("The core of a red [Core]");
    expect(marked("L’action supplémentaire est détruite, prédétruite", "fr")).toBe("L’action [supplémentaire] est [détruite], prédétruite");
  });

  it("are not marked where every sentence has them", () => {
    expect(marked("A minion")).toBe("A minion");
    expect(piecesOf("A minion", [])).toEqual([{ text: "A minion" }]);
  });
});

describe("the note on a term", () => {
  const at = (left: number, top: number): DOMRect => ({ left, top, right: left + 60, bottom: top + 16, width: 60, height: 16 }) as DOMRect;
  const window = { width: 1000, height: 600 };
  const note = { width: 200, height: 80 };

  it("stands above its term, within the window", () => {
    expect(bestPlace(at(400, 300), note, window, [])).toEqual({ left: 400, top: 214 });
    expect(bestPlace(at(990, 4), note, window, [])).toEqual({ left: 792, top: 26 });
  });

  it("covers no button where there is another place", () => {
    expect(bestPlace(at(400, 300), note, window, [{ left: 0, top: 0, right: 1000, bottom: 290 }])).toEqual({ left: 400, top: 322 });
  });
});

it("what a clause explains is told in short where that is one term", () => {
  const terms = [term("discard", ["discard"], ["défausser"], { clause: "SU-88", means: "It goes to a pile.", means_fr: "Elle va sur une pile." }), ...TERMS];
  expect([shortly("SU-88", terms, "en"), shortly("SU-88", terms, "fr")]).toEqual([". It goes to a pile.", ". Elle va sur une pile."]);
  expect([shortly("SU-1", terms), shortly("SU-2", terms)]).toEqual(["", ""]);
});
