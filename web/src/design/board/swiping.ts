/** A row of parts that is swiped, where a phone has no room for all of them at once. */

/** Bring a part of the row into sight, with the one before it, unless it is in sight already. */
export function bringIntoSight(row: HTMLElement, at: number): void {
  const part = row.children[at];
  if (!(part instanceof HTMLElement)) return;
  const { offsetLeft, offsetWidth } = part;
  const right = row.scrollLeft + row.clientWidth;
  if (offsetLeft >= row.scrollLeft && offsetLeft + offsetWidth <= right) return;
  row.scrollTo({ left: offsetLeft - offsetWidth });
}
