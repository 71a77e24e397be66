/** The numbers of a hint as they are drawn: ranges on one scale, terms as bars from a middle line. */
import type { Advised, NamedTerm } from "$/protocol/types";

/** Part of the scale that a tick stands for, where it is short and where it is long. */
const FINE = 0.1;
const COARSE = 0.25;
const SHORT = 0.5;

/** Returns where the scale of all ranges ends: at a round share, and never at nothing. */
export function scaleEnd(choices: readonly Advised[]): number {
  const highest = Math.max(...choices.map(({ high }) => high), FINE);
  const step = highest > SHORT ? COARSE : FINE;
  return Math.min(1, Math.ceil(highest / step - 1e-9) * step);
}

/** Returns the shares at which the scale has ticks. */
export function ticks(end: number): number[] {
  const step = end > SHORT ? COARSE : FINE;
  return Array.from({ length: Math.round(end / step) + 1 }, (_, at) => at * step);
}

/** Returns a share in whole percents. */
export function percents(share: number): number {
  return Math.round(share * 100);
}

/** Returns where the bar of a term begins and how long it is, in parts of a width with 0 inside. */
export function bar(term: NamedTerm, terms: readonly NamedTerm[]): { from: number; width: number } {
  const worths = terms.map(({ worth }) => worth);
  const lowest = Math.min(0, ...worths);
  const span = Math.max(0, ...worths) - lowest || 1;
  const from = Math.min(0, term.worth) - lowest;
  return { from: from / span, width: Math.abs(term.worth) / span };
}

/** Returns where 0 stands in that width. */
export function zero(terms: readonly NamedTerm[]): number {
  const worths = terms.map(({ worth }) => worth);
  const lowest = Math.min(0, ...worths);
  return -lowest / (Math.max(0, ...worths) - lowest || 1);
}

/** Returns what all terms come to. */
export function sum(terms: readonly NamedTerm[]): number {
  return terms.reduce((total, { worth }) => total + worth, 0);
}

/** Tells whether a choice that is not first may be as good as the first. */
export function isClose(choices: readonly Advised[]): boolean {
  return choices.slice(1).some(({ gain, doubt }) => gain + 2 * doubt > 0);
}

/**
 * Returns the thing on the board at which a choice stands: one that the others do not concern, if
 * there is any.
 */
export function thingOf(choices: readonly Advised[], place: number): string | null {
  const own = choices[place]?.things ?? [];
  const others = choices.filter((_, at) => at !== place).map(({ things }) => things);
  const apart = own.find((thing) => others.every((things) => !things.includes(thing)));
  return apart ?? own[0] ?? null;
}
