/** What on the page is there only once something has arrived. */

/** Returns what is drawn at a place once something has arrived there. */
export function landings(place: string): Element[] {
  return [...document.querySelectorAll(`[data-lands="${CSS.escape(place)}"]`)];
}
