/** What puzzles say: fetched only by pages that have to do with them. */

import { add } from "$/words/files";
import { words } from "$/words/words.svelte";

add(
  import.meta.glob<string>(["$locale/*/{puzzles,web-puzzles}.ftl"], {
    query: "?raw",
    import: "default",
  }),
);

/** Fetches what puzzles say. */
export async function needPuzzles(): Promise<void> {
  await words.need("web-puzzles", "puzzles");
}
