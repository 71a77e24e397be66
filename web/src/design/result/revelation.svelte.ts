/** How far the end of a match has been laid open: card by card, so that nobody is told beforehand. */

import { getContext, setContext } from "svelte";

const KEY = "athanor-ends";
/** Ends that are remembered as seen; older ones may be looked at card by card again. */
const MOST = 100;

export class Revelation {
  /** The cards that lie open. */
  shown = $state(0);
  /** How many there are; until it is known, more than can be shown. */
  cards = $state(Infinity);

  readonly done = $derived(this.shown >= this.cards);

  /** Turn the next card. */
  next(): void {
    if (!this.done) this.shown += 1;
  }

  /** Turn all that are left. */
  all(): void {
    this.shown = Infinity;
  }

  share(): void {
    setContext(KEY, this);
  }
}

/** Return how far the end is laid open here; where nobody waits for it, all of it is. */
export function revelation(): Revelation | null {
  return getContext<Revelation | undefined>(KEY) ?? null;
}

/** What keeps which ends this browser has seen. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

export function hasSeenEnd(shelf: Shelf, table: string): boolean {
  return ends(shelf).includes(table);
}

export function rememberEnd(shelf: Shelf, table: string): void {
  const kept = [...ends(shelf).filter((one) => one !== table), table].slice(-MOST);
  try {
    shelf.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the end card by card again.
  }
}

function ends(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
