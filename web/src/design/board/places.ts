/** Where on the page the places lie that events speak of: drawn parts bear their names. */

/** Returns the box of a place on the screen, or null if it is not in sight. */
export function boxOf(place: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  const boxes = found.map((element) => element.getBoundingClientRect());
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}
