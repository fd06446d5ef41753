/** What this browser prefers. Kept in local storage; reading it may be forbidden, and then nothing is kept. */

export type Language = "en" | "fr";
export type Scheme = "system" | "light" | "dark";
export type Asking = "always" | "left" | "never";

/** What who learns at a table wants of its lesson: the ids of the steps that are not to be told, and whether it is told at all. */
export interface LessonWish {
  readonly skipped: readonly string[];
  readonly stopped: boolean;
}

/** Where the level `mirror` has come to in a game, by the table that was made last of those played against it. */
export interface Mirror {
  readonly level: string;
  readonly made: number;
}

interface Stored {
  lang?: Language;
  scheme?: Scheme;
  speed?: number;
  sound?: boolean;
  volume?: number;
  name?: string;
  seen?: boolean; // as it was kept before: all tips have been read
  tips?: number;
  goals?: readonly string[];
  notices?: boolean;
  reactions?: boolean;
  endOfTurn?: Asking;
  endsItself?: boolean;
  chat?: boolean;
  chatAt?: Record<string, boolean>;
  lessons?: Record<string, LessonWish>;
  mirrors?: Record<string, Mirror>;
}

const KEY = "baston";
const ALL_TIPS = 99; // more than there are
const TABLES = 50; // of so many, the last ones, it is kept whether they show their chat, and what is wanted of their lesson
const ALL_TOLD: LessonWish = { skipped: [], stopped: false };

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that the table speaks, else English. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const primary = tag.toLowerCase().split("-")[0];
    if (primary === "fr" || primary === "en") return primary;
  }
  return "en";
}

/** What is kept of tables, with this said of one of them. */
function noted<T>(all: Record<string, T>, table: string, said: T): Record<string, T> {
  const others = Object.entries(all).filter(([id]) => id !== table);
  return Object.fromEntries([...others, [table, said] as const].slice(-TABLES));
}

class Settings {
  lang = $state<Language>("en");
  scheme = $state<Scheme>("system");
  speed = $state(1); // how fast the table plays what happens: 0.5, 1, 2, or 0 for at once
  sound = $state(false);
  volume = $state(0.6); // from 0 to 1
  name = $state("");
  tips = $state(0); // how many of the first tips have been dismissed
  goals = $state.raw<readonly string[]>([]); // the games and modes of which it has been told how they are won
  notices = $state(false); // the browser may tell that it is one's turn
  reactions = $state(true); // those of others are shown
  endOfTurn = $state<Asking>("left"); // when the player is asked before a turn ends: if something can still be done
  endsItself = $state(false); // a turn ends without a press where nothing else is left to do
  chat = $state(true); // tables show their chat …
  chatAt = $state.raw<Record<string, boolean>>({}); // … but for those of which something else was said
  lessons = $state.raw<Record<string, LessonWish>>({}); // by table
  mirrors = $state.raw<Record<string, Mirror>>({}); // by game

  load(): void {
    const stored = read();
    this.lang = stored.lang ?? preferred(navigator.languages);
    this.scheme = stored.scheme ?? "system";
    this.speed = stored.speed ?? 1;
    this.sound = stored.sound ?? false;
    this.volume = stored.volume ?? 0.6;
    this.name = stored.name ?? "";
    this.tips = stored.tips ?? (stored.seen ? ALL_TIPS : 0);
    this.goals = stored.goals ?? [];
    this.notices = stored.notices ?? false;
    this.reactions = stored.reactions ?? true;
    this.endOfTurn = stored.endOfTurn ?? "left";
    this.endsItself = stored.endsItself ?? false;
    this.chat = stored.chat ?? true;
    this.chatAt = stored.chatAt ?? {};
    this.lessons = stored.lessons ?? {};
    this.mirrors = stored.mirrors ?? {};
    this.apply();
  }

  save(): void {
    const { lang, scheme, speed, sound, volume, name, tips, goals, notices, reactions, endOfTurn, endsItself, chat, chatAt, lessons, mirrors } = this;
    const stored: Stored = { lang, scheme, speed, sound, volume, name, tips, goals, notices, reactions, endOfTurn, endsItself, chat, chatAt, lessons, mirrors };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Private windows may refuse: the choice then holds for this visit.
    }
    this.apply();
  }

  /** Does this table show its chat? */
  showsChat(table: string): boolean {
    return this.chatAt[table] ?? this.chat;
  }

  /** Shows or hides the chat of this table, or of all. */
  showChat(shown: boolean, table?: string): void {
    if (table === undefined) this.chat = shown;
    this.chatAt = table === undefined ? {} : noted(this.chatAt, table, shown);
    this.save();
  }

  /** What is wanted of the lesson at this table. */
  lessonAt(table: string): LessonWish {
    return this.lessons[table] ?? ALL_TOLD;
  }

  wishOfLesson(table: string, wish: LessonWish): void {
    this.lessons = noted(this.lessons, table, wish);
    this.save();
  }

  /** Light or dark as it is now, whatever decided it. */
  get dark(): boolean {
    return this.scheme === "dark" || (this.scheme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  private apply(): void {
    const page = document.documentElement;
    if (page.lang !== this.lang) page.lang = this.lang; // each time it is set all of the page is styled anew
    if (this.scheme === "system") delete page.dataset.scheme;
    else page.dataset.scheme = this.scheme;
  }
}

export const settings = new Settings();
