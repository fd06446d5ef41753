import type { CardInfo } from "./cards";
import { reach } from "./reach.svelte";
import type { Analysis, Course, Deck, DeckReport, DeckRules, DeckWish, Device, Failure, GameInfo, JudgedPosition, Lesson, LessonProgress, Made, MadePuzzle, Moving, NewTable, PastDecision, PastPosition, Progress, PuzzleMove, Puzzles, PuzzleState, PuzzleStep, PuzzleWish, ReadDeck, ReadPosition, Replay, RuleInfo, Standing, Table, TermInfo } from "./protocol";

/** A request that the server refused, with the reason in both languages. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.en);
  }
}

const UNREACHABLE: Failure = {
  code: "unreachable",
  en: "The server does not answer. Check that it is running, then try again.",
  fr: "Le serveur ne répond pas. Vérifie qu’il tourne, puis réessaie.",
};

const AWAY: readonly number[] = [502, 503, 504]; // how a proxy says that there is no server behind it

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, init).catch(() => undefined);
  const value: unknown = await response?.json().catch(() => null);
  const told = value as Partial<Failure> | null | undefined;
  const away = !response || (AWAY.includes(response.status) && !told?.en);
  reach.heard(!away);
  if (away) throw new ApiError(0, UNREACHABLE);
  if (response.ok) return value as T;
  throw new ApiError(response.status, told?.en ? (told as Failure) : UNREACHABLE);
}

/** What fills a page: while the server cannot be reached it is waited for. */
async function loaded<T>(path: string): Promise<T> {
  for (;;) {
    try {
      return await call<T>(path);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      await reach.back();
    }
  }
}

const cache = new Map<string, Promise<unknown>>();

/** What never changes while the server runs is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = cache.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = loaded<T>(path);
    cache.set(path, answer);
    answer.catch(() => cache.delete(path));
  }
  return answer;
}

export const PAGE = 50; // tables of a list that are asked for at once

const page = (before?: string): string => `?limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`;

export const api = {
  games: () => once<GameInfo[]>("/games"),
  cards: (game: string) => once<CardInfo[]>(`/games/${game}/cards`),
  rules: (game: string) => once<RuleInfo[]>(`/games/${game}/rules`),
  terms: (game: string) => once<TermInfo[]>(`/games/${game}/terms`),
  deckRules: (game: string) => once<DeckRules>(`/games/${game}/decks`),
  checkDeck: (game: string, wish: DeckWish) => call<DeckReport>(`/games/${game}/decks/check`, wish),
  readDeck: (game: string, text: string) => call<ReadDeck>(`/games/${game}/decks/read`, { text }),
  shareDeck: (game: string, deck: { name: string; format: string; cards: Record<string, number> }) => call<Deck>(`/games/${game}/decks`, deck),
  sharedDeck: (id: string) => call<Deck>(`/decks/${encodeURIComponent(id)}`),
  openTables: (before?: string) => loaded<Table[]>(`/tables${page(before)}`),
  myTables: (before?: string) => loaded<Table[]>(`/tables/mine${page(before)}`),
  askedTables: () => call<Table[]>("/tables/asked"),
  table: (id: string) => call<Table>(`/tables/${id}`),
  openTable: (id: string) => loaded<Table>(`/tables/${id}`),
  make: (table: NewTable) => call<Made>("/tables", { ...table, adds_nonce: true }),
  playNow: (game: string, name: string, options: Record<string, string> = {}) => call<Made>("/play-now", { game, name, options, adds_nonce: true }),
  lessons: () => once<Lesson[]>("/lessons"),
  lesson: (id: string) => call<LessonProgress>(`/tables/${id}/lesson`),
  progress: (id: string) => call<Progress>(`/tables/${id}/progress`),
  join: (id: string, name: string, invite: string) => call<Table>(`/tables/${id}/join`, { name, invite, adds_nonce: true }),
  rematch: (id: string) => call<Made>(`/tables/${id}/rematch`, { adds_nonce: true }),
  decline: (id: string) => call<Table>(`/tables/${id}/decline`, {}),
  leave: (id: string) => call<Table>(`/tables/${id}/leave`, {}),
  start: (id: string) => call<Table>(`/tables/${id}/start`, {}),
  replay: (id: string, seat: number | "open" | null, start = 0) =>
    loaded<Replay>(`/replays/${id}?start=${start}${seat === null ? "" : seat === "open" ? "&open=true" : `&seat=${seat}`}`),
  decision: (id: string, number: number) => call<PastDecision>(`/replays/${id}/decision?number=${number}`),
  pastPosition: (id: string, number?: number) => call<PastPosition>(`/replays/${id}/position${number === undefined ? "" : `?number=${number}`}`),
  readPosition: (game: string, text: string) => call<ReadPosition>(`/games/${game}/positions`, { text }),
  judgePosition: (game: string, text: string) => call<JudgedPosition>(`/games/${game}/positions/judge`, { text }),
  course: (id: string) => call<Course>(`/replays/${id}/course`),
  analysis: (id: string, seat: number) => call<Analysis>(`/replays/${id}/analysis?seat=${seat}`, {}),
  puzzles: () => loaded<Puzzles>("/puzzles"),
  tryPuzzle: (shelf: string, number: number, move: PuzzleMove) => call<PuzzleState>(`/puzzles/${encodeURIComponent(shelf)}/${number}`, move),
  puzzleSolution: (shelf: string, number: number) => call<PuzzleStep[]>(`/puzzles/${encodeURIComponent(shelf)}/${number}/solution`, {}),
  makePuzzle: (game: string, puzzle: PuzzleWish) => call<MadePuzzle>(`/games/${game}/puzzles`, puzzle),
  gradePuzzle: (game: string, puzzle: PuzzleWish) => call<MadePuzzle>(`/games/${game}/puzzles/grade`, puzzle),
  tryMade: (game: string, puzzle: PuzzleWish, move: PuzzleMove) => call<PuzzleState>(`/games/${game}/puzzles/try`, { puzzle, move }),
  madeSolution: (game: string, puzzle: PuzzleWish) => call<PuzzleStep[]>(`/games/${game}/puzzles/solution`, puzzle),
  record: (id: string) => `/api/tables/${id}/record`,
  recordText: (id: string) => fetch(`/api/tables/${id}/record`).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText)))),
  addresses: () => call<{ addresses?: string[] }>("/health").then((health) => health.addresses ?? []),
  keepDays: () => once<{ keep_days: number | null }>("/health").then((health) => health.keep_days),
  standing: () => call<Standing>("/devices"),
  device: () => call<Device>("/devices", {}),
  look: (secret: string) => call<Moving>("/devices/look", { secret }),
  move: (secret: string) => call<Standing>("/devices/move", { secret }),
  moveBack: () => call<Standing>("/devices/back", {}),
};

/** Where others reach the server: as this page has been opened, unless that is on the machine itself. */
export function outside(addresses: string[]): string {
  const isLoopback = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  return (isLoopback && addresses[0]) || location.origin;
}
