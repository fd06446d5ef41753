import { afterFrameIn } from "../lib/soon";

/** Shows what arrives in order, each long enough to be seen. */
export class Queue<T> {
  private readonly waiting: T[] = [];
  private callOff: (() => void) | null = null; // the next, which comes when its time has come

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number, // milliseconds before the next may be shown
  ) {}

  push(item: T): void {
    this.waiting.push(item);
    if (!this.callOff) this.next();
  }

  /** Shows all that waits, at once. */
  hurry(): void {
    this.stop();
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  /** Holds what is shown no longer: the next comes now. */
  goOn(): void {
    if (!this.callOff) return;
    this.stop();
    this.next();
  }

  clear(): void {
    this.stop();
    this.waiting.length = 0;
  }

  get length(): number {
    return this.waiting.length;
  }

  private next(): void {
    this.callOff = null;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item);
    const wait = this.hold(item);
    if (wait > 0) this.nextAfter(wait);
    else if (this.waiting.length > 0) this.next();
  }

  private nextAfter(milliseconds: number): void {
    this.stop();
    this.callOff = afterFrameIn(milliseconds, () => this.next());
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
  }
}
