/** The final scoring as a ledger: everything is taken from the result, nothing is reckoned. */

import type { Message, Modifier } from "$/protocol/types";

/** One source of points, for every seat; a seat that has nothing of it has no line. */
export interface Entry {
  glyph: string;
  label: Message;
  lines: readonly (Modifier | undefined)[];
  rules: readonly string[];
  /** A few words below the number of a seat. */
  details?: readonly (Message | undefined)[];
}

/** How long the next card is waited for, where nobody turns it. */
export const CARD_MILLIS = 420;

/** Return how many cards of a column lie open, of so many seats, when so many of all cards do. */
export function openIn(column: number, seats: number, shown: number): number {
  return Math.min(seats, Math.max(0, shown - column * seats));
}

/** Return what a seat has of the cards that lie open. */
export function sumOf(entries: readonly Entry[], seat: number, shown: number): number {
  return entries.reduce((sum, { lines }, column) => {
    const open = seat < openIn(column, lines.length, shown);
    return open ? sum + (lines[seat]?.value ?? 0) : sum;
  }, 0);
}
