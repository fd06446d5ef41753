import { existsSync, readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

// The words of the pages, and those that the boards of games bring along.
const folders = ["src/locales", ...readdirSync("src/boards").map((name) => `src/boards/${name}`)].filter((folder) => existsSync(`${folder}/en.ftl`));
const source = (folder: string, lang: string): string => readFileSync(`${folder}/${lang}.ftl`, "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [`${folder}/${entry.name}`] : [],
  );
}

it.each(folders)("in %s both languages have the same messages, and no message twice", (folder) => {
  const [en, fr] = [keys(source(folder, "en")), keys(source(folder, "fr"))];
  expect(fr).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
});

it.each(folders.flatMap((folder) => [[folder, "en"], [folder, "fr"]] as const))("in %s every message of %s can be read", (folder, lang) => {
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(source(folder, lang)))).toEqual([]);
  for (const key of keys(source(folder, lang))) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
});

it("every message that the pages name exists", () => {
  const known = new Set([...folders.flatMap((folder) => keys(source(folder, "en"))), ...keys(readFileSync("../src/baston/locales/en/smashup_mat.ftl", "utf8"))]);
  const named = files("src").flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
