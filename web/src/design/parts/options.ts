/** The rows of a list of options, and finding one by key or by words. */

import type { Refusal } from "$/protocol/types";

export interface OptionRow {
  id: string;
  glyph?: string;
  /** What is done. */
  act: string;
  /** What it costs, or what follows. */
  consequence?: string;
  gain?: { glyph?: string; text: string };
}

/** Something that cannot be done now, and why. */
export interface CannotRow {
  id: string;
  glyph?: string;
  act: string;
  refusal: Refusal;
}

/** The keys of the rows, in their order: numbers, then letters; `i` explains. */
export const KEYS = [..."123456789abcdefghjklmnopqrstuvwxyz"];

/** Longer lists can be searched. */
export const LONG = 12;

/** From this many on, what cannot be done is folded away. */
export const FOLDED_FROM = 3;

/** Returns the rows in which every word that is looked for occurs, whatever its case or accents. */
export function matching(rows: readonly OptionRow[], searched: string): readonly OptionRow[] {
  const wanted = plain(searched).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(`${row.act} ${row.consequence ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns a text without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "target" | "defaultPrevented"
>;

/** Returns the row that a key chooses; keys that somebody types into a field choose none. */
export function keyed<Row>(rows: readonly Row[], event: Key): Row | null {
  const at = KEYS.indexOf(event.key);
  if (at < 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
    return null;
  const target = event.target as { closest?: (selector: string) => unknown } | null;
  if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return null;
  return rows[at] ?? null;
}
