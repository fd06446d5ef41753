import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Words } from "../net/protocol";
import { type Language, settings } from "./settings.svelte";

function bundle(lang: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: { DE: ([name]) => de(String(name)) }, useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

// What all of the pages may need at once; games bring words of their own.
const words: Record<string, string> = import.meta.glob(["../locales/*.ftl", "../pages/*.ftl", "../table/*.ftl"], { query: "?raw", import: "default", eager: true });
const wordsIn = (lang: Language): string[] => Object.keys(words).filter((path) => path.endsWith(`${lang}.ftl`)).map((path) => words[path] ?? "");

const bundles: Record<Language, FluentBundle> = { en: bundle("en", ...wordsIn("en")), fr: bundle("fr", ...wordsIn("fr")) };

const MOST = 4_000; // messages that are kept as they were put together: a table says nearly the same again with each change
const said = new Map<string, string>();

/** Adds the words of one game, in the languages given, before they are first shown. */
export function addWords(words: Partial<Record<Language, string>>): void {
  said.clear();
  for (const [lang, source] of Object.entries(words)) bundles[lang as Language].addResource(new FluentResource(source), { allowOverrides: true });
}

/** A name after "de", which French shortens before a vowel; catalogs call it as DE. */
export const de = (name: string): string => (/^[aeiouyàâéèêîôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** The message in the language of the page, else in English. A key without a message is a fault: it stands for itself, and the console tells. */
export const t = (key: string, values: Record<string, FluentVariable> = {}): string => addressed(key, values, false);

/** A message about a person: if that is who reads it, its attribute `you`, where it has one. */
export function addressed(key: string, values: Record<string, FluentVariable>, isYou: boolean): string {
  const asked = `${settings.lang} ${isYou} ${key} ${JSON.stringify(values)}`;
  const kept = said.get(asked);
  if (kept !== undefined) return kept;
  if (said.size >= MOST) said.clear();
  const made = putTogether(key, values, isYou);
  said.set(asked, made);
  return made;
}

function putTogether(key: string, values: Record<string, FluentVariable>, isYou: boolean): string {
  const spoken = bundles[settings.lang].hasMessage(key) ? bundles[settings.lang] : bundles.en;
  const message = spoken.getMessage(key);
  const pattern = (isYou && message?.attributes["you"]) || message?.value;
  if (pattern) return spoken.formatPattern(pattern, values);
  console.error(`There is no message ${key}.`);
  return key;
}

/** Names as a sentence lists them. */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** Does the language of the page have this message? */
export const has = (key: string): boolean => bundles[settings.lang].hasMessage(key);

/** Is this French name our own translation, no edition's? */
export const isOurs = (key: string): boolean => "unofficial" in (bundles.fr.getMessage(key)?.attributes ?? {});

/** What the server says, in English until its French has come. */
export const say = (words: Words): string => words[settings.lang] ?? words.en;

/** The name of a faction; its id made readable where no catalog has it. */
export function factionName(id: string): string {
  const key = `faction-${id.replaceAll("_", "-")}`;
  return has(key) ? t(key) : id.replaceAll("_", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}
