import type { Times } from "../net/protocol";

export const LOW = 30; // seconds left of a clock that warn

/** What the server said about time, and when it came (milliseconds of this page). */
export interface Timing extends Times {
  at: number;
}

/** The seconds that a seat has left now; null if nobody counts them. */
export function leftOf(timing: Timing | null, seat: number, now: number): number | null {
  const left = timing?.left[seat] ?? null;
  if (!timing || left === null) return null;
  return timing.running === seat ? Math.max(0, left - (now - timing.at) / 1000) : left;
}

/** Whether a clock warns with so many seconds left; null if nobody counts them. */
export function isLow(left: number | null): boolean {
  return left !== null && left <= LOW;
}

/** The seconds that the response asked for takes yet; null if it takes as long as one likes. */
export function windowLeft(timing: Timing | null, now: number): number | null {
  if (!timing || timing.window === null) return null;
  return Math.max(0, timing.window - (now - timing.at) / 1000);
}

/** As a clock shows it: 12:05, 1:02:05; whole seconds, the last one until it is over. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
