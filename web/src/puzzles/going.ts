/** From one puzzle to the next. */

import { house } from "$/house/api";
import { navigation } from "$/navigation.svelte";
import type { PuzzleCard } from "$/protocol/types";
import { addresses } from "$/router";

/** Go to the own table of a puzzle. */
export async function goToPuzzle(game: string, puzzle: string): Promise<void> {
  const table = await house.openPuzzle(game, { puzzle });
  navigation.go(addresses.table(table.id));
}

/** Returns the puzzle that comes next: the first after one that is not done, else before it. */
export function nextPuzzle(cards: readonly PuzzleCard[], after: string): string | null {
  const at = cards.findIndex(({ name }) => name === after);
  const round = [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))];
  return round.find(({ state }) => state == null || state === "open")?.name ?? null;
}
