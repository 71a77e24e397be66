/** How pieces are told apart: every pigment has a sign, a colour and a hatching of its own. */

/** A way of hatching, as engravers wrote colours; see `Hatchings.svelte`. */
export interface Hatching {
  width: number;
  height: number;
  path: string;
  stroke?: number;
}

export const HATCHINGS: Readonly<Record<string, Hatching>> = {
  level: { width: 4, height: 3.2, path: "M0 1.6H4" },
  upright: { width: 3.2, height: 4, path: "M1.6 0V4" },
  falling: { width: 4, height: 4, path: "M-1 -1L5 5M3 -1L5 1M-1 3L1 5" },
  rising: { width: 4, height: 4, path: "M5 -1L-1 5M1 -1L-1 1M5 3L3 5" },
  crossed: { width: 5, height: 5, path: "M0 0L5 5M5 0L0 5" },
  grid: { width: 4, height: 4, path: "M0 2H4M2 0V4" },
  points: { width: 4.2, height: 4.2, path: "M.3 1.05H1.8M2.4 3.15H3.9", stroke: 1.5 },
  rings: { width: 5, height: 5, path: "M1.15 2.5a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0 -2.7 0" },
  broken: { width: 6, height: 4.4, path: "M0 1.1H3.6M3 3.3H6.6M-3 3.3H.6" },
  "broken-upright": { width: 4.4, height: 6, path: "M1.1 0V3.6M3.3 3V6.6M3.3 -3V.6" },
  waves: { width: 6, height: 4, path: "M0 2Q1.5 .4 3 2T6 2" },
  zigzag: { width: 4.4, height: 4, path: "M1 -1L3.4 1L1 3L3.4 5" },
};

/** The hatching of each pigment, by the name its token ends with; the others are plain. */
const HATCHING_OF: Readonly<Record<string, string>> = {
  "p-mushroom": "level",
  "p-spider": "points",
  "p-bird-leg": "broken",
  "p-dragon-blood": "falling",
  "p-troll-eye": "zigzag",
  "p-mana-flower": "falling",
  "p-ancient-snow": "level",
  "p-primal-fire": "upright",
  "p-elixir": "points",
  "p-water": "waves",
  "p-earth": "crossed",
  "p-air": "broken",
  "p-fire": "zigzag",
  "p-iron": "broken-upright",
  "p-sulfur": "points",
  "p-copper": "upright",
  "p-mercury": "falling",
  "p-aqua-regia": "level",
  "p-platinum": "rising",
  "p-gold": "rings",
  "d-yellow": "points",
  "d-red": "upright",
  "h-key": "grid",
  "h-serpent": "crossed",
  "h-rose": "rising",
  "h-crown": "upright",
  "h-tree": "waves",
};

/** Returns what to fill a piece's shaded parts with: the hatching of a token such as `--h-rose`. */
export function hatching(token: string, dark = false): string {
  const kind = HATCHING_OF[token.replace(/^--/, "")];
  return kind === undefined ? "none" : `url(#hatching-${kind}-${dark ? "vellum" : "ink"})`;
}

/** Returns the colour of what stands on a pigment. */
export function onPigment(dark: boolean): string {
  return dark ? "var(--on-pigment-dark)" : "var(--on-pigment)";
}
