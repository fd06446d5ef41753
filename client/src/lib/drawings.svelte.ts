import common from "virtual:icons";

class Drawings {
  private all = $state.raw<Record<string, string>>(common);

  /** The drawing of an icon; empty until it is here. */
  of(name: string): string {
    return this.all[name] ?? "";
  }

  add(more: Record<string, string>): void {
    this.all = { ...this.all, ...more };
  }
}

/** The drawings of icons by name: those of the pages, and those of games, which come while their tables can be seen already. */
export const drawings = new Drawings();

/** Draws the icons of a game as soon as they are here. */
export const drawSoon = (icons: Promise<{ default: Record<string, string> }>): void =>
  void icons.then(
    (found) => drawings.add(found.default),
    () => undefined,
  );
