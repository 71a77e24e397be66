/** Walking through the log with arrow keys: it is one stop of Tab, however long it has grown. */

/** A part of a line: 0 is what happened, the others are its rules. */
export interface Spot {
  line: number;
  part: number;
}

/** The lines that there are, from the first to the last. */
export interface Ways {
  first: number;
  last: number;
}

/** Return the line that Tab leads to: the one walked to last, else what is shown, else the newest. */
export function stopAt(walkedTo: number | null, shown: number, { first, last }: Ways): number {
  const wanted = walkedTo ?? shown;
  return wanted >= first && wanted <= last ? wanted : last;
}

/** Return where a key leads from a line of so many parts, or null if it leads nowhere. */
export function walked(key: string, from: Spot, { first, last }: Ways, parts: number): Spot | null {
  switch (key) {
    case "ArrowUp":
      return from.line > first ? { line: from.line - 1, part: 0 } : null;
    case "ArrowDown":
      return from.line < last ? { line: from.line + 1, part: 0 } : null;
    case "Home":
      return { line: first, part: 0 };
    case "End":
      return { line: last, part: 0 };
    case "ArrowLeft":
      return from.part > 0 ? { line: from.line, part: from.part - 1 } : null;
    case "ArrowRight":
      return from.part < parts - 1 ? { line: from.line, part: from.part + 1 } : null;
    default:
      return null;
  }
}
