import { expect, test } from "vitest";

import { addressOf, packed, unpacked } from "./position-link";

const TEXT = "brawl 2017 players=2\nhand 1: zapbot — é\n".repeat(40);

test("a position comes out of an address as it went in", async () => {
  const fragment = await packed(TEXT);
  expect(fragment.length).toBeLessThan(TEXT.length / 4);
  expect(await unpacked(fragment)).toBe(TEXT);
  expect(await addressOf("board", "brawl", TEXT, { change_base: "false" })).toBe(`/board/brawl?change_base=false${fragment}`);
});

test("what is no position is none", async () => {
  expect(await unpacked("")).toBe(null);
  expect(await unpacked("#p=!!")).toBe(null);
  expect(await unpacked("#p=AAAA")).toBe(null);
  expect(await unpacked(await packed("x".repeat(200_000)))).toBe(null);
});
