/** Setting up a table and going there. */

import { seenCommitments } from "$/chance/seen";
import { navigation } from "$/navigation.svelte";
import type { Again, NewTable, SeatWish, TableSummary } from "$/protocol/types";
import { addresses } from "$/router";
import { house, RequestRefused } from "./api";
import { introduction } from "./introduction.svelte";
import { randomSeed } from "./seed";

/** How somebody asked for a table, and the chance that they were promised there. */
interface Asked extends Required<Again> {
  wish: string;
  request: string;
}

/** What was last asked for and not answered: asked for again, it is the same request. */
let unanswered: Asked | null = null;

/** The table that was set up last, whose host may now want to invite the others. */
let justOpened: string | null = null;

/** Whether a table was set up just now; says so once. */
export function isJustOpened(table: string): boolean {
  const just = justOpened === table;
  if (just) justOpened = null;
  return just;
}

/** Sets up a table with a seed of the visitor's own, once, and goes to it. */
export async function openTable(
  table: Omit<NewTable, "seed" | "commitment" | "request">,
): Promise<void> {
  if (table.seats.some(({ kind }) => kind === "invited" || kind === "open")) {
    await introduction.once();
  }
  return openWith(JSON.stringify(table), ({ request, ...own }) =>
    house.openTable({ ...table, ...own, request }),
  );
}

/** Sets up the same table again with a seed that is new, or joins the one that somebody has. */
export function playAgain(table: string): Promise<void> {
  return openWith(table, ({ commitment, seed }) => house.rematch(table, { commitment, seed }));
}

/** Sets up a table that goes on from a moment of a match, with seats as somebody wishes. */
export function branchOff(replay: string, at: number, seats: SeatWish[]): Promise<void> {
  return openWith(JSON.stringify({ replay, at, seats }), ({ request, ...own }) =>
    house.branchOff(replay, at, { seats, ...own, request }),
  );
}

/** The house commits itself to a secret first, and is held to that; only then it gets the seed. */
async function openWith(
  wish: string,
  open: (asked: Omit<Asked, "wish">) => Promise<TableSummary>,
): Promise<void> {
  const { wish: _, ...asked } = unanswered?.wish === wish ? unanswered : await askFor(wish);
  let card: TableSummary;
  try {
    card = await open(asked);
  } catch (error) {
    if (isRefusal(error)) unanswered = null;
    throw error;
  }
  unanswered = null;
  if (card.host) {
    seenCommitments.note(card.id, asked.commitment);
    justOpened = card.id;
  }
  navigation.go(addresses.table(card.id));
}

async function askFor(wish: string): Promise<Asked> {
  const { commitment } = await house.commit();
  unanswered = { wish, request: randomSeed(), commitment, seed: randomSeed() };
  return unanswered;
}

/** Whether the house has surely not done what it was asked for. */
function isRefusal(error: unknown): boolean {
  return error instanceof RequestRefused && error.status >= 400 && error.status < 500;
}
