/** The numbers and marks in the text of a position (docs/notation.md), which are changed one by one. */
import { type Lane, linesOf, type Spot, writingOf, written } from "./lanes";

/** A number of the first line: `vp=3,5` has two. */
export interface Amount {
  name: string; // of the word
  part: number; // its place there, from 0
  parts: number; // numbers that the word has
  value: number;
}

const COUNTED = ["vp", "life", "plays", "played", "turns", "laid", "free", "turn", "number", "round"];
const LEAST: Record<string, number> = { turn: 1, number: 1, round: 1 };
const NUMBERS = /^\d+(?:[,.]\d+)*(?![\w@])/; // what follows, such as plays with a condition, is left as it is

/** The words `name=value` of the first line. */
const wordsOf = (text: string): string[] => (linesOf(text)[0] ?? "").split(/\s+/);

function withWord(text: string, name: string, value: string): string {
  const [, ...lines] = linesOf(text);
  const head = wordsOf(text).map((word) => (word.startsWith(`${name}=`) ? `${name}=${value}` : word));
  return `${[head.join(" "), ...lines].join("\n")}\n`;
}

/** All numbers that people may change, in the order of the text. */
export function amountsOf(text: string): Amount[] {
  return wordsOf(text).flatMap((word) => {
    const [name = "", value = ""] = word.split("=");
    const numbers = COUNTED.includes(name) ? (NUMBERS.exec(value)?.[0].split(/[,.]/) ?? []) : [];
    return numbers.map((number, part) => ({ name, part, parts: numbers.length, value: Number(number) }));
  });
}

export const leastOf = ({ name }: Amount): number => LEAST[name] ?? 0;

/** The text with another number there. */
export function withAmount(text: string, { name, part }: Amount, value: number): string {
  const old = wordsOf(text).find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  let at = -1;
  return withWord(text, name, old.replace(/\d+/g, (number) => (++at === part ? String(value) : number)));
}

/** Things of which each seat has some or none: `cores=red+blue,none`. */
export const CORES = ["red", "yellow", "blue"];
const NONE = "none";

/** The Cores that are ready, by seat; empty in a game without. */
export function coresOf(text: string): string[][] {
  const word = wordsOf(text).find((one) => one.startsWith("cores="));
  return word ? word.slice("cores=".length).split(",").map((some) => (some === NONE ? [] : some.split("+"))) : [];
}

/** The text once a seat's Core is ready, or spent if it was ready. */
export function withCore(text: string, seat: number, core: string): string {
  const turned = coresOf(text).map((some, i) => (i !== seat ? some : CORES.filter((one) => (one === core) !== some.includes(one))));
  return withWord(text, "cores", turned.map((some) => some.join("+") || NONE).join(","));
}

// What a word says of its card.

/** A mark on a card: how much of it there is. One that there is or is not has 1 at `most`. */
export interface Mark {
  key: string; // of its name, such as `base-plus`
  value: number;
  least: number;
  most: number;
}

interface Sign {
  name: string;
  sign: string;
  group: string; // of the form's expression in which it stands
  counts: boolean;
}

/** How the words of a lane are written: all their parts in order, and what some of them mean. */
interface Form {
  name: string;
  parts: RegExp;
  signs: Sign[];
}

const MOST = 99;
const plus: Sign = { name: "plus", sign: "+", group: "plus", counts: true };
const minus: Sign = { name: "minus", sign: "-", group: "minus", counts: true };
const copies: Sign = { name: "copies", sign: "*", group: "copies", counts: true };
const flag = (name: string, sign: string): Sign => ({ name, sign, group: "flags", counts: false });
const ENGAGED = flag("engaged", "!");
const STUCK = flag("stuck", "^");
const FORMS = {
  minions: { name: "base", parts: /^(?<card>[\d<]+:\w+)(?<plus>(?:\+\d+)?)(?<minus>(?:-\d+)?)(?<flags>\*?)(?<rest>.*)$/, signs: [plus, minus, flag("used", "*")] },
  actions: { name: "base", parts: /^(?<card>[\d<]+:\w+)(?<flags>\*?)(?<rest>.*)$/, signs: [flag("used", "*")] },
  play: { name: "play", parts: /^(?<card>[\d<]+:\w+)(?<minus>(?:-\d+)?)(?<flags>[!~^]*)$/, signs: [minus, ENGAGED, flag("delayed", "~"), STUCK] },
  energies: { name: "energies", parts: /^(?<card>\w+)(?<flags>[!~^]*)(?<copies>(?:\*\d+)?)$/, signs: [copies, ENGAGED, STUCK] },
  pieces: { name: "pieces", parts: /^(?<card>\w+)(?<flags>\+?)(?<hex>@[a-z]+\d+)(?<minus>(?:-\d+)?)(?<rest>.*)$/, signs: [minus, flag("level", "+")] },
} satisfies Record<string, Form>;

function formOf({ name, part }: Lane): Form | null {
  const writing = writingOf(name);
  if (writing === "energies" || writing === "pieces") return FORMS[writing];
  if (writing !== "sided") return null;
  return name === "play" ? FORMS.play : ([FORMS.minions, FORMS.actions][part] ?? null);
}

const valueOf = ({ sign, counts, name }: Sign, written: string): number => (counts ? Number(written.slice(1) || (name === "copies" ? 1 : 0)) : Number(written.includes(sign)));

/** What may be said of the card of a word, and what is. */
export function marksOf({ lane, index }: Spot): Mark[] {
  const form = formOf(lane);
  const groups = form?.parts.exec(lane.words[index] ?? "")?.groups;
  if (!form || !groups) return [];
  return form.signs.map((one) => ({ key: `${form.name}-${one.name}`, value: valueOf(one, groups[one.group] ?? ""), least: one.name === "copies" ? 1 : 0, most: one.counts ? MOST : 1 }));
}

/** The text with another value of a mark. */
export function withMark(text: string, { lane, index }: Spot, { key, least }: Mark, value: number): string {
  const form = formOf(lane);
  const groups = form?.parts.exec(lane.words[index] ?? "")?.groups;
  const sign = form?.signs.find(({ name }) => key === `${form.name}-${name}`);
  if (!form || !groups || !sign) return text;
  const old = groups[sign.group] ?? "";
  const flags = value > 0 ? old + sign.sign : old.replaceAll(sign.sign, "");
  const changed = sign.counts ? (value > least ? `${sign.sign}${value}` : "") : flags;
  const word = Object.entries(groups).map(([name, part]) => (name === sign.group ? changed : part)).join("");
  return written(text, [{ ...lane, words: lane.words.with(index, word) }]);
}
