import { settings } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { TermInfo } from "../net/protocol";

/** A piece of a text: plain, or a term as it stands there. */
export interface Piece {
  text: string;
  term?: TermInfo;
}

interface Finder {
  pattern: RegExp;
  terms: Map<string, TermInfo>; // by their forms
}

const finders = new WeakMap<TermInfo[], Record<string, Finder>>();

export const formsOf = (term: TermInfo, lang = settings.lang): string[] => (lang === "fr" ? term.forms_fr : term.forms);
export const meansOf = (term: TermInfo, lang = settings.lang): string => (lang === "fr" ? term.means_fr : term.means);

/** What the term that a clause explains means in short, as it follows its name; empty if the clause explains several terms or none. */
export function shortly(clause: string, terms: TermInfo[], lang = settings.lang): string {
  const [term, other] = terms.filter((one) => one.clause === clause);
  return term && !other ? `. ${meansOf(term, lang)}` : "";
}

/** The text taken apart at the terms in it, each where it stands first. `terms`: the same list for the same game and mode. */
export function piecesOf(text: string, terms: TermInfo[], lang = settings.lang): Piece[] {
  if (!terms.length) return [{ text }];
  const { pattern, terms: known } = finderOf(terms, lang);
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = known.get(found) ?? known.get(uncapitalised(found));
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, term });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const uncapitalised = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

function finderOf(terms: TermInfo[], lang: string): Finder {
  const made = finders.get(terms) ?? {};
  finders.set(terms, made);
  return (made[lang] ??= finder(terms.filter(({ common }) => !common), lang));
}

/** A term that begins with a small letter may begin a sentence; one with a capital has it always. */
function finder(terms: TermInfo[], lang: string): Finder {
  const known = new Map<string, TermInfo>();
  for (const term of terms) for (const form of formsOf(term, lang as typeof settings.lang)) if (!known.has(form)) known.set(form, term);
  const forms = [...known.keys()].sort((a, b) => b.length - a.length);
  const either = (form: string): string => {
    const [first = "", rest] = [form.charAt(0), form.slice(1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")];
    return first === first.toUpperCase() ? `${first}${rest}` : `[${first}${first.toUpperCase()}]${rest}`;
  };
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(either).join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "gu"), terms: known };
}

/** The terms of the games that have been looked at. */
class Glossary {
  private told = $state.raw<ReadonlyMap<string, TermInfo[]>>(new Map()); // by game
  private readonly lists = new Map<string, TermInfo[]>(); // by game and mode

  /** Fetches the terms of a game; without a line they are missed. */
  load(game: string): void {
    api.terms(game).then(
      (found) => (this.told = new Map([...this.told, [game, found]])),
      () => undefined,
    );
  }

  /** The terms of a game and of the mode that is played, whose own come first; none until they have come. */
  of(game: string, mode: string): TermInfo[] {
    const all = this.told.get(game);
    if (!all) return [];
    const key = `${game} ${mode}`;
    const list = this.lists.get(key) ?? [...all.filter((term) => term.mode === mode), ...all.filter((term) => !term.mode)];
    this.lists.set(key, list);
    return list;
  }
}

export const glossary = new Glossary();
