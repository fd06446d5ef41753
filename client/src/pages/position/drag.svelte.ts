import type { Spot } from "../../boards/lanes";

const FAR = 8; // pixels that a mouse or a finger goes until it drags
const EDGE = 56; // pixels from the edge of the window, at which the page moves on
const STEP = 12; // pixels in a frame
const DWELL = 350; // milliseconds over a tab until its place is shown, to be dropped on

interface Table {
  spotAt(target: Element): Spot | null; // what would be dragged from there
  pick(spot: Spot | null): void;
  drop(target: Element | null): void; // lets go of what is picked
}

/** What is dragged from place to place of a position, by mouse or by finger. */
export class Drag {
  at = $state.raw<{ x: number; y: number } | null>(null); // where the pointer is, while something is dragged
  hasEnded = false; // the click that ends a drag means nothing
  private from: { x: number; y: number; spot: Spot; pointer: number } | null = null; // where it was pressed
  private frame = 0;
  private tab: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  down(event: PointerEvent): void {
    this.hasEnded = false;
    if (this.at || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const spot = this.table.spotAt(event.target);
    this.from = spot && { x: event.clientX, y: event.clientY, spot, pointer: event.pointerId };
  }

  move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (!this.from || this.from.pointer !== pointerId) return;
    if (!this.at) {
      if (Math.hypot(x - this.from.x, y - this.from.y) < FAR) return;
      this.table.pick(this.from.spot);
      this.pull();
    }
    this.at = { x, y };
    this.dwell(document.elementFromPoint(x, y)?.closest('[role="tab"]') ?? null);
  }

  /** Keeps the browser from scrolling with a finger that has pressed what can be dragged. */
  readonly hold = (element: HTMLElement): (() => void) => {
    const keep = (event: TouchEvent): void => {
      if (this.from && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", keep, { passive: false });
    return () => element.removeEventListener("touchmove", keep);
  };

  up({ clientX, clientY, pointerId }: PointerEvent): void {
    if (this.from?.pointer !== pointerId) return;
    if (this.at) {
      this.table.drop(document.elementFromPoint(clientX, clientY));
      this.hasEnded = true;
    }
    this.stop();
  }

  /** The browser has taken the pointer for something else. */
  cancel({ pointerId }: PointerEvent): void {
    if (this.from?.pointer === pointerId) this.stop();
  }

  private stop(): void {
    if (this.at) this.table.pick(null);
    cancelAnimationFrame(this.frame);
    this.dwell(null);
    this.from = this.at = null;
  }

  private dwell(tab: Element | null): void {
    if (tab === this.tab) return;
    clearTimeout(this.timer);
    this.tab = tab;
    if (tab) this.timer = setTimeout(() => (tab as HTMLElement).click(), DWELL);
  }

  /** Moves on, at the upper and the lower edge of the window, what scrolls there. */
  private pull(): void {
    this.frame = requestAnimationFrame(() => {
      if (!this.at) return;
      const { x, y } = this.at;
      const by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
      if (by) {
        document.elementFromPoint(x, y)?.closest(".set")?.scrollBy(0, by);
        scrollBy(0, by);
      }
      this.pull();
    });
  }
}
