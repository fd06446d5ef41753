import { expect, it } from "vitest";

import type { CardInfo } from "../../../net/cards";
import { ALL, boxesOf, factionsOf, fillFactions, seatsFor } from "./factions";

const card = (faction: string, set: string, kind = "minion"): CardInfo => ({ faction, set, kind }) as CardInfo;
const CARDS = [
  card("ninjas", "core"),
  card("pirates", "core"),
  card("ninjas", "core", "base"),
  card("ignobles", "second"),
  card("star_roamers", "second", "base"), // no card of it can be played yet
];

it("offers the factions of the boxes in use, and only those with cards to play", () => {
  expect(boxesOf(CARDS)).toEqual(["core", "second"]);
  expect(factionsOf(CARDS, ALL)).toEqual(["ninjas", "pirates", "ignobles"]);
  expect(factionsOf(CARDS, "core")).toEqual(["ninjas", "pirates"]);
});

it("knows for how many players the boxes have two factions each", () => {
  expect(seatsFor(CARDS, ALL, 1)).toBe(1);
  expect(seatsFor(CARDS, ALL, 2)).toBe(3);
  expect(seatsFor(CARDS, "second", 2)).toBe(1);
});

it("draws what was left open from what nobody has picked", () => {
  expect(fillFactions([["ninjas"], []], ["ninjas", "pirates", "robots", "aliens"], 1, () => 0)).toBe("ninjas+pirates,robots+aliens");
});

it("may draw a faction twice if there are two copies, but never twice for one", () => {
  expect(fillFactions([["ninjas"], []], ["ninjas", "pirates"], 2, () => 0)).toBe("ninjas+pirates,ninjas+pirates");
});
