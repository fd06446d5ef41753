/** What this browser prefers. Kept in local storage; reading it may be forbidden, and then nothing is kept. */

export type Language = "en" | "fr";
export type Scheme = "system" | "light" | "dark";

interface Kept {
  lang?: Language;
  scheme?: Scheme;
  speed?: number;
  sound?: boolean;
  volume?: number;
  name?: string;
  seen?: boolean;
}

const KEY = "baston";

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
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

class Settings {
  lang = $state<Language>("en");
  scheme = $state<Scheme>("system");
  speed = $state(1); // how fast the table plays what happens: 1, 2, or 0 for at once
  sound = $state(false);
  volume = $state(0.6); // from 0 to 1
  name = $state("");
  seen = $state(false); // the first hints have been read

  load(): void {
    const kept = read();
    this.lang = kept.lang ?? preferred(navigator.languages);
    this.scheme = kept.scheme ?? "system";
    this.speed = kept.speed ?? 1;
    this.sound = kept.sound ?? false;
    this.volume = kept.volume ?? 0.6;
    this.name = kept.name ?? "";
    this.seen = kept.seen ?? false;
    this.apply();
  }

  keep(): void {
    const { lang, scheme, speed, sound, volume, name, seen } = this;
    const kept: Kept = { lang, scheme, speed, sound, volume, name, seen };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse: the choice then holds for this visit.
    }
    this.apply();
  }

  /** Light or dark as it is now, whatever decided it. */
  get dark(): boolean {
    return this.scheme === "dark" || (this.scheme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  private apply(): void {
    document.documentElement.lang = this.lang;
    if (this.scheme === "system") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = this.scheme;
  }
}

export const settings = new Settings();
