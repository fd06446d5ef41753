/** Shows what arrives in order, each long enough to be seen. */
export class Queue<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number, // milliseconds before the next may be shown
  ) {}

  push(item: T): void {
    this.waiting.push(item);
    if (this.timer === undefined) this.next();
  }

  /** Shows all that waits, at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  /** Holds what is shown no longer: the next comes now. */
  goOn(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.next();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  get length(): number {
    return this.waiting.length;
  }

  private next(): void {
    this.timer = undefined;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item);
    const wait = this.hold(item);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else if (this.waiting.length > 0) this.next();
  }
}
