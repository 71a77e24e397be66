/** Setting up a table and going there. */

import { seenCommitments } from "$/chance/seen";
import { navigation } from "$/navigation.svelte";
import type { Again, NewTable, TableSummary } from "$/protocol/types";
import { addresses } from "$/router";
import { house } from "./api";
import { randomSeed } from "./seed";

/** Sets up a table with a seed of the visitor's own, and goes to it. */
export function openTable(table: Omit<NewTable, "seed" | "commitment">): Promise<void> {
  return openWith((own) => house.openTable({ ...table, ...own }));
}

/** Sets up the same table again with a seed that is new, or joins the one that somebody has. */
export function playAgain(table: string): Promise<void> {
  return openWith((own) => house.rematch(table, own));
}

/** The house commits itself to a secret first, and is held to that; only then it gets the seed. */
async function openWith(open: (own: Required<Again>) => Promise<TableSummary>): Promise<void> {
  const { commitment } = await house.commit();
  const card = await open({ commitment, seed: randomSeed() });
  if (card.host) seenCommitments.note(card.id, commitment);
  navigation.go(addresses.table(card.id));
}
