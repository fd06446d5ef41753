import { still } from "../../lib/travel";

const FLIES = 1_100; // milliseconds, as the stylesheet has it …
const STAYS = 2_000; // … and where nothing moves

/** The figures of what a champion has just lost or regained. Each goes after its time, whether it flies or stands still. */
export class Flying {
  figures = $state.raw<{ id: number; amount: number }[]>([]);
  private last = 0;

  add(amount: number): void {
    const id = (this.last += 1);
    this.figures = [...this.figures, { id, amount }];
    setTimeout(() => (this.figures = this.figures.filter((one) => one.id !== id)), still() ? STAYS : FLIES);
  }
}
