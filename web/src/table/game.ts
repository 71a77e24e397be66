/** The folder of a game: its own board, or the drawn one that serves all others. */
import type { GameModule } from "$/games/module";

const MODULES = import.meta.glob<GameModule>("$/games/*/index.ts", { import: "default" });

const FALLBACK = "picture";

export async function gameModule(game: string): Promise<GameModule> {
  const folders = new Map(
    Object.entries(MODULES).map(([path, load]) => [path.split("/").at(-2) ?? "", load]),
  );
  const load = folders.get(folderOf(game, [...folders.keys()]));
  if (load === undefined) throw new Error("the drawn board is missing");
  return load();
}

/** Return the folder that serves a game: its own, or that of the family its name begins with. */
export function folderOf(game: string, folders: readonly string[]): string {
  const fitting = folders.filter((name) => game === name || game.startsWith(`${name}-`));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? FALLBACK;
}
