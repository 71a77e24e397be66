/** Where on a hex its pieces stand, about the middle of the hex. */

import type { Spot } from "$/design/board/viewbox";
import type { Site } from "./survey";

/** A spot, and how large what stands there is. */
export interface Stand extends Spot {
  scale: number;
}

/** All that is on a hex and where. */
export interface Arrangement {
  /** The mine, the city or the tower. */
  land: Stand;
  figures: Stand[];
  /** Where the first heap lies; the others lie to its right, or above it beside figures. */
  drops: Spot & { stacked: boolean };
}

const ALONE: readonly Stand[] = [{ x: 0, y: 24, scale: 0.84 }];
const PAIR: readonly Stand[] = [
  { x: -22, y: 22, scale: 0.66 },
  { x: 22, y: 22, scale: 0.66 },
];
const THREE: readonly Stand[] = [
  { x: 6, y: -6, scale: 0.58 },
  { x: -22, y: 28, scale: 0.58 },
  { x: 22, y: 28, scale: 0.58 },
];
const FOUR: readonly Stand[] = [
  { x: -16, y: -6, scale: 0.54 },
  { x: 24, y: -6, scale: 0.54 },
  { x: -22, y: 30, scale: 0.54 },
  { x: 20, y: 30, scale: 0.54 },
];
const CROWDS: readonly (readonly Stand[])[] = [[], ALONE, PAIR, THREE, FOUR];

/** Return where everything on a hex stands: the land makes way for whoever is there. */
export function arrange({ figures, mine, town, tower }: Site): Arrangement {
  const crowd = figures.length;
  const shift = mine || town || tower >= 0 ? aside(crowd) : { x: 0, y: 0, scale: 1 };
  return {
    land: landAt(crowd, { mine, town: town !== null }),
    figures: (CROWDS[Math.min(crowd, FOUR.length)] ?? FOUR).map(({ x, y, scale }) => ({
      x: x * shift.scale + shift.x,
      y: y * shift.scale + shift.y,
      scale: scale * shift.scale,
    })),
    drops: crowd > 0 ? { x: -30, y: 28, stacked: true } : { x: 0, y: 32, stacked: false },
  };
}

/** Figures step aside for what the hex is, as long as they are few. */
function aside(crowd: number): Stand {
  if (crowd > PAIR.length) return { x: 0, y: 0, scale: 1 };
  return crowd > 1 ? { x: 8, y: 8, scale: 0.84 } : { x: 12, y: 8, scale: 0.86 };
}

function landAt(crowd: number, { mine, town }: { mine: string; town: boolean }): Stand {
  const many = crowd > PAIR.length;
  if (mine && many) return { x: -32, y: -22, scale: 0.6 };
  if (mine) return crowd > 0 ? { x: -26, y: -22, scale: 0.74 } : { x: 0, y: 0, scale: 1 };
  if (town) return crowd > 0 ? { x: -22, y: 10, scale: 0.56 } : { x: 0, y: 14, scale: 0.86 };
  if (many) return { x: -34, y: 8, scale: 0.42 };
  return crowd > 0 ? { x: -24, y: 20, scale: 0.56 } : { x: 0, y: 32, scale: 0.84 };
}
