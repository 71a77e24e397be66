/** What never changes in a game, such as its cards: fetched once by its hash, and kept. */

import { SvelteMap } from "svelte/reactivity";
import { house } from "$/house/api";

const kept = new SvelteMap<string, unknown>();
const coming = new Set<string>();

/** Return what goes by a hash, or null until it has come; a game without any has an empty hash. */
export function reference(name: string | undefined): unknown {
  if (!name) return null;
  if (!kept.has(name) && !coming.has(name)) void fetchOnce(name);
  return kept.get(name) ?? null;
}

async function fetchOnce(name: string): Promise<void> {
  coming.add(name);
  try {
    kept.set(name, await house.reference(name));
  } finally {
    coming.delete(name);
  }
}
