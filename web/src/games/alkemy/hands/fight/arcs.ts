/** Arrows above a damage line: one from column to column for each that damage is shifted by. */

/** Return the arrows that lead from the column rolled to the column read. */
export function arcs(column: number, read: number, wide: number): string[] {
  const way = Math.sign(read - column);
  return Array.from({ length: Math.abs(read - column) }, (_, step) => {
    const from = 27 + (column + way * step) * wide + 3 * way;
    const to = from + way * (wide - 6);
    const middle = (from + to) / 2;
    return `M${from} 23Q${middle} 4 ${to} 21` + `M${to - 7 * way} 17.5L${to} 23L${to + way} 15`;
  });
}
