/** The scale on which an average is drawn beside what was to be expected. */
import type { LuckLine } from "$/protocol/types";

/** Averages within so many standard deviations are nothing unusual. */
export const USUAL = 2;

/** A line of the ledger whose outcomes are numbers. */
export interface Average {
  mean: number;
  expected: number;
  spread: number;
}

export function averageOf({ mean, expected_mean: expected, spread }: LuckLine): Average | null {
  return mean === null || expected === null || spread === null ? null : { mean, expected, spread };
}

export type Verdict = "usual" | "high" | "low";

export function judge({ mean, expected, spread }: Average): Verdict {
  if (Math.abs(mean - expected) <= USUAL * spread) return "usual";
  return mean > expected ? "high" : "low";
}

/** Where a number lies on a scale from 0 to 1 that shows the band and the average, with air. */
export function scaleOf({ mean, expected, spread }: Average): (value: number) => number {
  const reach = Math.max(USUAL * spread, Math.abs(mean - expected), 1e-9) * 1.3;
  return (value) => (value - (expected - reach)) / (2 * reach);
}
