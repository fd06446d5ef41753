import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { CardInfo } from "../../net/cards";
import type { RuleInfo } from "../../net/protocol";
import { Stage } from "../../play/stage.svelte";
import { keywordsOf, type Printed } from "./cards";

/** The section of the written rules, with titles as the server puts them. */
const KEYWORDS = readFileSync("../docs/rules/superfantasybrawl.md", "utf8").split(/^## /m).find((part) => part.startsWith("Keywords\n")) ?? "";
const RULES = [...KEYWORDS.matchAll(/\*\*(SFB-\d+) ([^*]+)\*\* ([^]*?)(?=\n- |\n*$)/g)].map(
  ([, id, title, text]) => ({ id, section: "Keywords", text: `${title}. ${text}` }) as RuleInfo,
);
const stage = new Stage(() => undefined);
const card = (id: string, kind: string, text: string | null): Printed => ({ id, kind, text, champion: "GWA" }) as Printed;
const named = (one: Printed): string[] => keywordsOf(stage, one, RULES).map(({ id }) => id);

it("the keywords of a card are explained by the rules", () => {
  expect(named(card("GWA07", "skill", "Jump 4."))).toEqual(["SFB-209"]);
  expect(named(card("MAR04", "attack", "First, Dash 2. Double if Mariusz is Bloodied."))).toEqual(["SFB-200", "SFB-202", "SFB-203"]);
  expect(named(card("TAZ06", "attack", "This attack ignores the defense of a Bloodied target."))).toEqual(["SFB-200", "SFB-222"]);
  expect(named(card("LOR07", "attack", "Afterwards, the target and another enemy swap hexes."))).toEqual(["SFB-221"]);
  expect(named(card("IZA02", "attack", null))).toEqual([]);
});

it("those of a champion are its own and its cards'", () => {
  const attack = card("GWA03", "attack", "Afterwards, Push 1.");
  const champion = { ...card("GWA", "champion", "Gwaien's attacks have Poison 1."), champion: undefined } as unknown as Printed;
  stage.setCards([champion, attack] as unknown as CardInfo[]);
  expect(named(champion)).toEqual(["SFB-214", "SFB-217"]);
});
