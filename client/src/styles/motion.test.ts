import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|svelte|ts)$/.test(name) && !name.includes(".test"))
  .map((name) => readFileSync(`src/${name}`, "utf8"));

// Animations that end elsewhere than where things stand, and what there is without them: three dots, and what is taken
// away after a time of its own.
const ENDING = ["came", "dots", "flies", "moment"];

/** The bodies of all animations, by name. */
function animations(): [name: string, body: string][] {
  const found = SOURCES.flatMap((source) => [...source.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)]);
  return found.map(([, name = "", body = ""]) => [name, body]);
}

it("what an animation ends in stands without it too, as on machines that ask for reduced motion", () => {
  const all = animations();
  expect(all.length).toBeGreaterThan(10);
  const ending = all.filter(([, body]) => /(^|[\s,}])(to|100%)\s*[,{]/.test(body)).map(([name]) => name);
  expect([...new Set(ending)].sort()).toEqual(ENDING);
});

it("what moves for as long as something lasts is moved by the compositor, without work of the page for each frame", () => {
  const endless = SOURCES.flatMap((source) => [...source.matchAll(/animation:\s*([\w-]+)[^;}]*\binfinite\b/g)]).map(([, name = ""]) => name);
  expect(endless).not.toEqual([]);
  const properties = animations().filter(([name]) => endless.includes(name)).flatMap(([, body]) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = ""]) => property));
  expect(properties.filter((property) => !["opacity", "transform"].includes(property))).toEqual([]);
});

it("what may be chosen glows at once: shadows that fade in have all that glows styled and painted anew in each frame", () => {
  const fading = SOURCES.flatMap((source) => [...source.matchAll(/([^{}\s]+)\s*\{[^{}]*transition:[^;}]*box-shadow/g)]).map(([, selector = ""]) => selector);
  expect(fading).toEqual([".btn"]); // which is pressed one at a time
});

it("nothing waits for the end of an animation, which there may be none of", () => {
  expect(SOURCES.filter((source) => /animationend|transitionend/i.test(source))).toEqual([]);
});
