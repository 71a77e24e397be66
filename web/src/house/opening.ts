/** Setting up a table and going there. */

import { navigation } from "$/navigation.svelte";
import type { NewTable } from "$/protocol/types";
import { addresses } from "$/router";
import { house } from "./api";
import { randomSeed } from "./seed";

/** Sets up a table with a seed of the visitor's own, and goes to it. */
export async function openTable(table: Omit<NewTable, "seed">): Promise<void> {
  const card = await house.openTable({ ...table, seed: randomSeed() });
  navigation.go(addresses.table(card.id));
}
