const EVERY = 4_000; // milliseconds between two attempts

/** Whether the server answers. While it does not it is asked now and then, and those who wait for it are told when it is back. */
class Reach {
  lost = $state(false);
  private waiting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    addEventListener("offline", () => this.heard(false));
    addEventListener("online", () => void (this.lost && this.look()));
  }

  /** A request was answered, whatever the answer, or was not. */
  heard(answered: boolean): void {
    clearTimeout(this.timer);
    this.lost = !answered;
    if (!answered) this.timer = setTimeout(() => void this.look(), EVERY);
    else for (const go of this.waiting.splice(0)) go();
  }

  /** Asks the server now. */
  async look(): Promise<void> {
    this.heard(await fetch("/api/health").then(({ ok }) => ok, () => false));
  }

  /** Comes once the server answers again. */
  back(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

export const reach = new Reach();
