/** The text of a position (docs/notation.md) as lanes of words, between which cards are moved. */

/** The part of a line that is one place: where cards lie in a row, each a word. */
export interface Lane {
  line: number; // of the text, from 0
  name: string; // of the line, such as `hand 1`
  part: number; // between the bars of a line: minions, actions, face-down cards
  words: string[];
}

/** A word in a lane. */
export interface Spot {
  lane: Lane;
  index: number;
}

/** How cards are written there: bare; with whose they are; energies, several alike in one word; pieces that stand on a hex; or traps that lie on one. */
export type Writing = "bare" | "sided" | "energies" | "pieces" | "traps";

const PILES = /^(hand|deck|discard|library|pit) [1-4]$/;
const SHARED = /^(bases|base discard|challenges|challenge discard|left out)$/;
const SIDED = /^(base (?!discard$)\S+|camp .+|play)$/;
const ENERGIES = /^energies [1-4]$/;
const PIECES = /^champions [1-4]$/;
const TRAPS = "traps";
const ON_HEX = /^([a-z]+\d+):/; // where a trap lies
const IN_LINE = / \| ?|\| /; // the bars between the parts of a line
const MOST_PARTS = 3;
const SIDE = /^(\d)(?:<(\d))?:/;

export function writingOf(name: string): Writing | null {
  if (PILES.test(name) || SHARED.test(name)) return "bare";
  if (SIDED.test(name)) return "sided";
  if (PIECES.test(name)) return "pieces";
  if (name === TRAPS) return "traps";
  return ENERGIES.test(name) ? "energies" : null;
}

const isOfBases = (name: string): boolean => /^(base|camp) /.test(name) && name !== "base discard";

/** The lines of a text; one that is written on one line is parted. */
export const linesOf = (text: string): string[] => {
  const lines = text.trim().split(/\r?\n/);
  return (lines.length === 1 ? text.split(";") : lines).map((line) => line.trim()).filter(Boolean);
};

const joined = (lines: string[]): string => `${lines.join("\n")}\n`;

function parted(line: string): { name: string; rest: string } {
  const at = line.indexOf(":");
  return { name: line.slice(0, Math.max(0, at)).trim(), rest: line.slice(at + 1).trim() };
}

/** The game that the first word names; empty without one. */
export const gameOf = (text: string): string => /^\s*([a-z]+)\b/.exec(text)?.[1] ?? "";

/** All lanes of a position. */
export function lanesOf(text: string): Lane[] {
  return linesOf(text).flatMap((line, i) => {
    const { name, rest } = parted(line);
    if (i === 0 || writingOf(name) === null) return [];
    const parts = isOfBases(name) ? [...` ${rest} `.split(IN_LINE), "", ""].slice(0, MOST_PARTS) : [rest];
    return parts.map((part, number) => ({ line: i, name, part: number, words: part.split(/\s+/).filter(Boolean) }));
  });
}

/** The printed card that a word names. */
export const cardIn = (word: string): string => (ON_HEX.test(word) ? `trap_${/:(\w+)/.exec(word)?.[1] ?? ""}` : /^(?:\d(?:<\d)?:)?([A-Za-z0-9_%]+)/.exec(word)?.[1] ?? word);

/** What else a word says: counters, marks, what is attached, how many. */
export const marksIn = (word: string): string => ON_HEX.exec(word)?.[1] ?? word.slice((SIDE.exec(word)?.[0].length ?? 0) + cardIn(word).length);

/** The seat whose card it is, from 1: the owner that the word tells, or whoever has the lane. */
function ownerOf(word: string, lane: Lane): string {
  const side = SIDE.exec(word);
  return side?.[2] ?? side?.[1] ?? /\d$/.exec(lane.name)?.[0] ?? "1";
}

/** The text with other words in these lanes. */
export function written(text: string, changed: Lane[]): string {
  const lines = linesOf(text);
  const lanes = lanesOf(text).map((lane) => changed.find((one) => one.line === lane.line && one.part === lane.part) ?? lane);
  for (const { line, name } of changed) {
    const parts = lanes.filter((lane) => lane.line === line).map(({ words }) => words.join(" "));
    while (parts.length > 1 && !parts.at(-1)) parts.pop();
    lines[line] = `${name}: ${parts.join(" | ")}`.trimEnd();
  }
  return joined(lines);
}

export const isPiece = (spot: Spot): boolean => writingOf(spot.lane.name) === "pieces" || isTrap(spot);

/** Is it a trap, which lies on a hex or not at all? */
export const isTrap = (spot: Spot): boolean => writingOf(spot.lane.name) === "traps";

/** A word of the lane of this name, by its place there. */
export function wordOf(lanes: Lane[], name: string | RegExp, index: number, part = 0): Spot | null {
  const lane = lanes.find((one) => one.part === part && (typeof name === "string" ? one.name === name : name.test(one.name)));
  return lane && index >= 0 && index < lane.words.length ? { lane, index } : null;
}

/** Can a word go there? Pieces stay with their team. */
export const goesTo = (spot: Spot, lane: Lane): boolean => !isPiece(spot) && !["pieces", "traps"].includes(writingOf(lane.name) ?? "") && (lane.line !== spot.lane.line || lane.part !== spot.lane.part);

/** The text once a piece stands on a hex, or on its Gate. */
export function placed(text: string, { lane, index }: Spot, hex: string | null): string {
  const word = lane.words[index] ?? "";
  if (isTrap({ lane, index })) return hex === null ? text : written(text, [{ ...lane, words: lane.words.with(index, word.replace(ON_HEX, `${hex}:`)) }]);
  const [, id = "", level = "", after = ""] = /^(\w+)(\+?)(?:@[a-z]+\d+)?(.*)$/.exec(word) ?? [];
  if (!isPiece({ lane, index }) || !id) return text;
  return written(text, [{ ...lane, words: lane.words.with(index, hex === null ? id : `${id}${level}@${hex}${after}`) }]);
}

/** One of several energies that a word stands for, and what stays of it. */
function taken(word: string, lane: Lane): { moved: string; left: string[] } {
  const several = writingOf(lane.name) === "energies" ? /^(.*)\*(\d+)$/.exec(word) : null;
  if (!several) return { moved: word, left: [] };
  const [, one = "", count = "1"] = several;
  return { moved: one, left: Number(count) > 2 ? [`${one}*${Number(count) - 1}`] : [one] };
}

/** The words that a card brings into a lane, as they are written there. */
function rewritten(word: string, from: Lane, to: Lane): string {
  const writing = writingOf(to.name);
  if (writing === "sided") return writingOf(from.name) === "sided" ? word : `${ownerOf(word, from)}:${cardIn(word)}`;
  return writing === writingOf(from.name) ? word : cardIn(word);
}

/** What was attached to a minion, by the seat whose discard pile it goes to. */
function fallen(word: string): { seat: string; card: string }[] {
  const worn = /\(([^)]*)\)/.exec(word)?.[1];
  return worn?.includes(":") ? worn.split(",").map((part) => ({ seat: SIDE.exec(part)?.[2] ?? SIDE.exec(part)?.[1] ?? "1", card: cardIn(part) })) : [];
}

/** The text once a card has been moved to the end of a lane; what was attached to one that leaves play is discarded. */
export function moved(text: string, spot: Spot, to: Lane): string {
  const { lane, index } = spot;
  const word = lane.words[index];
  if (word === undefined || !goesTo(spot, to)) return text;
  const { moved: one, left } = taken(word, lane);
  const after = written(text, [
    { ...lane, words: lane.words.toSpliced(index, 1, ...left) },
    { ...to, words: [...to.words, rewritten(one, lane, to)] },
  ]);
  if (writingOf(to.name) === "sided") return after;
  return fallen(word).reduce((so, { seat, card }) => added(so, lanesOf(so).find(({ name }) => name === `discard ${seat}`), card), after);
}

/** The text with one more card in a lane; `side`: the seat whose it is there, or the hex on which a trap lies. */
export function added(text: string, lane: Lane | undefined, card: string, side = "1"): string {
  if (!lane) return text;
  const writing = writingOf(lane.name);
  const word = writing === "sided" ? `${side}:${card}` : writing === "traps" ? `${side}:${card.replace("trap_", "")}` : card;
  return written(text, [{ ...lane, words: [...lane.words, word] }]);
}

/** The text without one card. */
export function removed(text: string, { lane, index }: Spot): string {
  const { left } = taken(lane.words[index] ?? "", lane);
  return written(text, [{ ...lane, words: lane.words.toSpliced(index, 1, ...left) }]);
}

/** The text with the word of its first line that says whether decks are shuffled, or without. */
export function withShuffle(text: string, shuffles: boolean): string {
  const [head = "", ...lines] = linesOf(text);
  const bare = head.replace(/ shuffle=\w+/, "");
  if (!bare) return text;
  const at = / round=\d\.\d\.\d\+?$/.exec(bare)?.index ?? bare.length; // the end of a mat's first line stays its end
  return joined([shuffles ? `${bare.slice(0, at)} shuffle=true${bare.slice(at)}` : bare, ...lines]);
}

export const shufflesIn = (text: string): boolean => / shuffle=true\b/.test(linesOf(text)[0] ?? "");
