const KEY = "baston-reactions";

/** Whether Reactions are passed by default (SFB-273); kept in this browser. */
class Reactions {
  passed = $state(read());

  pass(all: boolean): void {
    this.passed = all;
    try {
      localStorage.setItem(KEY, String(all));
    } catch {
      // Private windows may refuse: the choice then holds for this visit.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export const reactions = new Reactions();
