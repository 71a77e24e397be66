/** Which games can be played with one's eyes on the page. */
import type { GameCard } from "$/protocol/types";

const BOARDS = Object.keys(import.meta.glob("$/games/*/index.ts"));

/** Whether there is something to see: a board of its own, or a picture that the game draws. */
export function canBeSeen({ name, picture }: Pick<GameCard, "name" | "picture">): boolean {
  return picture || BOARDS.some((path) => path.endsWith(`/games/${name}/index.ts`));
}
