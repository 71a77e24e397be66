/** The final scoring as a ledger: everything is taken from the result, nothing is reckoned. */

import type { Message, Modifier } from "$/protocol/types";

/** One source of points, for every seat; a seat that has nothing of it has no line. */
export interface Entry {
  glyph: string;
  label: Message;
  lines: readonly (Modifier | undefined)[];
  rules: readonly string[];
}

/** How long what is shown next takes to appear. */
export const APPEARS_MILLIS = 260;

/** Return what a seat has of the sources that have been shown. */
export function sumOf(shown: readonly Entry[], seat: number): number {
  return shown.reduce((sum, { lines }) => sum + (lines[seat]?.value ?? 0), 0);
}
