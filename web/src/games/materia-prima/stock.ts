/** Arithmetic of units: what is there, and what is lacking. */

/** Units of one kind that are drawn together. */
export interface Group {
  kind: number;
  count: number;
  lacking: boolean;
}

/** Return units to be drawn: the lacking ones apart, few one by one, many with their number. */
export function grouped(
  counts: readonly number[],
  held: readonly number[] | undefined,
  most: number,
): Group[] {
  return counts.flatMap((count, kind) => {
    const there = held ? Math.min(count, held[kind] ?? 0) : count;
    return [...laid(kind, there, false, most), ...laid(kind, count - there, true, most)];
  });
}

function laid(kind: number, count: number, lacking: boolean, most: number): Group[] {
  if (count > most) return [{ kind, count, lacking }];
  return Array.from({ length: Math.max(0, count) }, () => ({ kind, count: 1, lacking }));
}

/** Return how many units there are in all. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
