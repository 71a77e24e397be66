/** The folder of a game: its own board, or the drawn one that serves all others. */
import type { GameModule } from "$/games/module";

const MODULES = import.meta.glob<GameModule>("$/games/*/index.ts", { import: "default" });

const FALLBACK = "picture";

export async function gameModule(game: string): Promise<GameModule> {
  const own = Object.entries(MODULES).find(([path]) => path.endsWith(`/games/${game}/index.ts`));
  const load = own?.[1] ?? fallback();
  return load();
}

function fallback(): () => Promise<GameModule> {
  const found = Object.entries(MODULES).find(([path]) => path.endsWith(`/${FALLBACK}/index.ts`));
  if (found === undefined) throw new Error("the drawn board is missing");
  return found[1];
}
