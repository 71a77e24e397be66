/** Which page is open, and going to another without loading the house anew. */

import { type Route, routeOf } from "./router";

class Navigation {
  route = $state.raw<Route>({ page: "Lobby" });
  /** Counts the pages gone to; the first one was there already. */
  visits = $state(0);

  /** Reads the address, and from then on follows links and the browser's own buttons. */
  start(): void {
    this.route = routeOf(new URL(location.href));
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => {
      const target = linkOf(event);
      if (target === null) return;
      event.preventDefault();
      this.go(target.href);
    });
  }

  /** Goes to another page of the house. */
  go(address: string): void {
    history.pushState(null, "", address);
    scrollTo(0, 0);
    this.#arrive();
  }

  #arrive(): void {
    this.route = routeOf(new URL(location.href));
    this.visits += 1;
  }
}

/** Returns the link within the house that a plain click goes to, if it is on one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith("/api/");
  const within = link.pathname === location.pathname && link.hash !== "";
  const apart = link.target !== "" || link.hasAttribute("download");
  return elsewhere || within || apart ? null : link;
}

export const navigation = new Navigation();
