import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

// The words of the pages, and those that the boards of games bring along.
const catalogs = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("en.ftl")).map((path) => `src/${path.slice(0, -"en.ftl".length)}`);
const source = (catalog: string, lang: string): string => readFileSync(`${catalog}${lang}.ftl`, "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : /\.(svelte|ts)$/.test(entry.name) && !/\.(test|test-util)\.ts$/.test(entry.name) ? [`${folder}/${entry.name}`] : [],
  );
}

it("no two catalogs have the same message", () => {
  const all = catalogs.flatMap((catalog) => keys(source(catalog, "en")));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((key, i) => all.indexOf(key) < i)).toEqual([]);
});

it.each(catalogs)("in %s both languages have the same messages, and no message twice", (catalog) => {
  const [en, fr] = [keys(source(catalog, "en")), keys(source(catalog, "fr"))];
  expect(fr).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
});

it.each(catalogs.flatMap((catalog) => [[catalog, "en"], [catalog, "fr"]] as const))("in %s every message of %s can be read", (catalog, lang) => {
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(source(catalog, lang)))).toEqual([]);
  for (const key of keys(source(catalog, lang))) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
});

// Said of others only: of bots, of whom is asked to agree, of several people at one screen.
const OF_OTHERS = ["stands-in", "undo-wanted", "curtain-call", "rival-spoken", "sfb-before-reactions"];

it.each(["en", "fr"] as const)("in %s every message about a person can be said to that person", (lang) => {
  const spoken = new FluentBundle(lang);
  for (const catalog of catalogs) spoken.addResource(new FluentResource(source(catalog, lang)));
  const named = files("src").flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\.about\([^"`]*?, (?:\w+ \? )?"([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(new Set(named).size).toBeGreaterThan(15);
  expect(named.filter((key) => !OF_OTHERS.includes(key) && !spoken.getMessage(key)?.attributes["you"])).toEqual([]);
});

it("every message that the pages name exists", () => {
  const fromServer = files("src").flatMap((file) => [...readFileSync(file, "utf8").matchAll(/src\/baston\/(locales\/en\/\w+\.ftl)\?raw/g)].map((match) => match[1] ?? ""));
  const shared = fromServer.map((path) => readFileSync(`../src/baston/${path}`, "utf8"));
  const known = new Set([...catalogs.map((catalog) => source(catalog, "en")), ...shared].flatMap(keys));
  const named = files("src").flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\b(?:t\(|about(?:All)?\([^"`]*?, (?:\w+ \? )?)"([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it("what is said where a board may not be loaded stands in no board's own words", () => {
  const own = catalogs.filter((catalog) => /boards\/\w+\/$/.test(catalog));
  expect(own.length).toBeGreaterThan(2);
  const rooms = own.map((catalog) => ({ room: catalog, own: keys(source(catalog, "en")) }));
  const strange = files("src").flatMap((file) => {
    const said = [...readFileSync(file, "utf8").matchAll(/\b(?:t\(|about(?:All)?\([^"`]*?, )"([\w-]+)"/g)].map((match) => match[1] ?? "");
    return rooms.flatMap(({ room, own: words }) => (file.startsWith(room) && !file.endsWith("Picture.svelte") ? [] : said.filter((key) => words.includes(key)).map((key) => `${file}: ${key}`)));
  });
  expect(strange).toEqual([]);
});
