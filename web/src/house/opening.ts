/** Setting up a table and going there. */

import { navigation } from "$/navigation.svelte";
import type { NewTable } from "$/protocol/types";
import { addresses } from "$/router";
import { house } from "./api";
import { randomSeed } from "./seed";

/** What was last asked for and not answered: asked for again, it is the same request. */
let unanswered: { wish: string; request: string } | null = null;

/** Sets up a table with a seed of the visitor's own, once, and goes to it. */
export async function openTable(table: Omit<NewTable, "seed" | "request">): Promise<void> {
  const wish = JSON.stringify(table);
  if (unanswered?.wish !== wish) unanswered = { wish, request: randomSeed() };
  const { request } = unanswered;
  const card = await house.openTable({ ...table, seed: randomSeed(), request });
  unanswered = null;
  navigation.go(addresses.table(card.id));
}
