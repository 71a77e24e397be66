/** What a page says of a game of which it has only the card. */

import type { GameCard } from "$/protocol/types";
import { words } from "$/words/words.svelte";
import { openTable } from "./opening";
import { withFriend, wishOf } from "./seats";

/** The game that is learned most easily: a first visit may begin with it. */
export const FIRST = "alchemist";

export function cardTitle(game: GameCard): string {
  return wordsOn(game)?.title ?? game.name;
}

export function cardTagline(game: GameCard): string {
  return wordsOn(game)?.tagline ?? "";
}

function wordsOn(game: GameCard): GameCard["words"][string] | undefined {
  return game.words[words.language] ?? game.words["en"];
}

/** Sets up a table for the visitor and somebody they invite, and goes there. */
export async function playWithFriend(game: GameCard): Promise<void> {
  const plan = withFriend(Math.max(2, game.min_seats));
  await openTable({ game: game.name, seats: plan.map(wishOf), listed: false });
}
