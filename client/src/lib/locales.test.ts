import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const source = (lang: string): string => readFileSync(`src/locales/${lang}.ftl`, "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [`${folder}/${entry.name}`] : [],
  );
}

it("both languages have the same messages, and no message twice", () => {
  const [en, fr] = [keys(source("en")), keys(source("fr"))];
  expect(fr).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
});

it.each(["en", "fr"])("every message of %s can be read", (lang) => {
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(source(lang)))).toEqual([]);
  for (const key of keys(source(lang))) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
});

it("every message that the pages name exists", () => {
  const known = new Set(keys(source("en")));
  const named = files("src").flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
