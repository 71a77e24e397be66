/** A sign for each game; one that the house has not drawn a sign for has the furnace's flame. */

const EMBLEMS: Readonly<Record<string, string>> = {
  alchemist: "cauldron",
  "alkemy-blitz": "quick",
  "alkemy-v2": "attack",
  "ars-alchimia": "flask",
  "materia-prima": "philosophers-stone",
};

/** Returns the glyph of a game. */
export function emblem(game: string): string {
  return EMBLEMS[game] ?? "turn";
}
