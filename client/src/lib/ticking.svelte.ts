/** The time of this page, in milliseconds, as state: it ticks while something that counts it is shown. */
class Ticking {
  now = $state(performance.now());
  private watched = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** For an effect: ticks until the function returned is called. */
  watch(): () => void {
    this.watched += 1;
    this.now = performance.now();
    this.timer ??= setInterval(() => (this.now = performance.now()), 250);
    return () => {
      this.watched -= 1;
      if (this.watched > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticking = new Ticking();
