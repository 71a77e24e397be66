/** What lessons say: fetched only by pages that have to do with them. */

import { add, isOf } from "$/words/files";
import { words } from "$/words/words.svelte";

const FILES = add(
  import.meta.glob<string>(
    ["$locale/*/{lessons,web-lessons}.ftl", "$games/*/texts/*/*-lessons.ftl"],
    {
      query: "?raw",
      import: "default",
    },
  ),
);

/** Returns the files with what the lessons of a game say, perhaps with those of another edition. */
export function lessonFiles(game: string): string[] {
  const own = FILES.filter(({ folder }) => isOf(game, folder)).map(({ name }) => name);
  return [...new Set(own)];
}

/** Fetches what the lessons of a game say; one that was installed later has it with its other words. */
export async function needLessons(game: string): Promise<void> {
  const own = lessonFiles(game);
  await Promise.all([
    words.need("web-lessons", "lessons", ...own),
    own.length === 0 ? words.needGame(game) : null,
  ]);
}
