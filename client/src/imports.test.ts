import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

/** The rooms of the client. Each may import those above it, none below. */
const ROOMS = [
  "styles", // how all tables and pages look
  "net", // messages and requests
  "lib", // words, settings, and components that know no table
  "play", // a table in this browser: what is shown, what is pressed, who passes
  "boards", // what each game brings
  "table", // the page of a table round its board
  "pages", // the other pages
  "App.svelte",
  "main.ts",
  "service-worker.ts", // of the browser, apart from all pages
];
const GAMES = readdirSync("src/boards", { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "plain").map((entry) => entry.name);
const SUFFIXES = ["", ".ts", ".svelte.ts", "/index.ts"];

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path) && !/\.(test|test-util|d)\.ts$/.test(path));
const source = new Map(files.map((path) => [path, readFileSync(`src/${path}`, "utf8")]));

/** The files of the client that a file imports: at once, or also when they are needed. */
function imported(path: string, lazily: boolean): string[] {
  const pattern = lazily ? /(?:from |import |import\()"(\.[^"]*)"/g : /(?:from |import )"(\.[^"]*)"/g;
  return [...(source.get(path) ?? "").matchAll(pattern)].flatMap(([, named = ""]) => {
    const target = normalize(join(dirname(path), named));
    return SUFFIXES.map((suffix) => target + suffix).find((one) => source.has(one)) ?? [];
  });
}

const roomOf = (path: string): string => path.split("/")[0] ?? "";
const gameOf = (path: string): string | undefined => GAMES.find((game) => path.startsWith(`boards/${game}/`));

it("knows the room of every file, and what files import", () => {
  expect(files.map(roomOf).filter((room) => !ROOMS.includes(room))).toEqual([]);
  expect(files.flatMap((path) => imported(path, true)).length).toBeGreaterThan(500);
  expect(imported("main.ts", false)).toContain("App.svelte");
});

describe("imports", () => {
  it("lead from a room to those above it", () => {
    const down = files.flatMap((path) =>
      imported(path, true).flatMap((other) => (ROOMS.indexOf(roomOf(other)) > ROOMS.indexOf(roomOf(path)) ? [`${path} imports ${other}`] : [])),
    );
    expect(down).toEqual([]);
  });

  it("lead from a board to no other board", () => {
    const across = files.flatMap((path) => {
      const game = gameOf(path);
      return imported(path, true).flatMap((other) => (game && gameOf(other) && gameOf(other) !== game ? [`${path} imports ${other}`] : []));
    });
    expect(across).toEqual([]);
  });

  it("never lead back to where they came from", () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (path: string, way: string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" > "));
      if (way.includes(path) || done.has(path)) return;
      for (const other of imported(path, false)) follow(other, [...way, path]);
      done.add(path);
    };
    for (const path of files) follow(path, []);
    expect(circles).toEqual([]);
  });
});

it("only boards and their list know a game, or a mode with a tile of its own, by its name", () => {
  const modes = GAMES.flatMap((game) => [...(source.get(`boards/${game}/entry.ts`) ?? "").matchAll(/mode: "([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect([GAMES.length > 2, modes.length > 0]).toEqual([true, true]);
  const names = new RegExp([...GAMES, ...modes].join("|"));
  const all = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path));
  const naming = all.filter((path) => !gameOf(path) && path !== "boards/index.ts" && names.test(readFileSync(`src/${path}`, "utf8")));
  expect(naming).toEqual([]);
});

it("no sentence of the server is read: what it tells comes in fields", () => {
  const read = [
    /\.(?:exec|test)\([^)]*(?:\.en\b|\.fr\b|say\()/, // a pattern held against one
    /(?:\.(?:en|fr)|\bsay\([^)]*\))\??\.(?:match|matchAll|startsWith|endsWith|includes|indexOf|replace|split)\b/,
    /\{ (?:en|fr) \}(?! from)(?!\))|=> \w+\.(?:en|fr)\b/, // taken out of its words
  ];
  const words = [...source].filter(([path]) => !path.startsWith("lib/i18n"));
  expect(words.filter(([, text]) => read.some((pattern) => pattern.test(text.replace(/\baddWords\(.*/g, "")))).map(([path]) => path)).toEqual([]);
});
