/** Links that lead into the book of a game. */

import { addresses, routeOf } from "$/router";

/**
 * Returns the place that a plain click leads to, if it leads into the book of a game. A guide is a page
 * of the house, and a chapter of every book as well.
 */
export function hashInto(event: MouseEvent, game: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.pathname === addresses.rules(game)) return link.hash.slice(1);
  const route = routeOf(new URL(link.href));
  return route.page === "Guide" ? `guide-${route.guide}` : null;
}
