/** Which puzzles have been solved in this browser. Kept in local storage; where that is forbidden, for this visit. */

const KEY = "baston-puzzles";

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Solved {
  private all = $state.raw<ReadonlySet<string>>(new Set(read()));

  has(shelf: string, number: number): boolean {
    return this.all.has(`${shelf}/${number}`);
  }

  add(shelf: string, number: number): void {
    this.all = new Set([...this.all, `${shelf}/${number}`]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.all]));
    } catch {
      // Private windows may refuse.
    }
  }
}

export const solved = new Solved();
