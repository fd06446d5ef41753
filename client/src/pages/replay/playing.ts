const BEAT = 900; // milliseconds that a step is shown at the usual speed

/** How many times as fast as usual a replay can be played, and how that is written. */
export const SPEEDS: readonly (readonly [number, string])[] = [[0.5, "½"], [1, "×1"], [2, "×2"], [4, "×4"]];

/** Goes on step by step, so many times as fast as usual; returns what stops it. */
export function playOn(step: () => void, speed: number): () => void {
  const timer = setInterval(step, BEAT / speed);
  return () => clearInterval(timer);
}
