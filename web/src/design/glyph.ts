/** The signs of the house, kept in one file that the browser loads once. */

import all from "./glyphs.svg?no-inline";
import some from "./glyphs.svg?house";
import { HOUSE_GLYPHS } from "./house-glyphs";

const SOME = new Set(HOUSE_GLYPHS);

/** Returns the address of a glyph, for `<use href={...}>`; names are those of the guide. */
export function glyph(name: string): string {
  return `${SOME.has(name) ? some : all}#ag-${name}`;
}

/** Returns how wide the contour must be, in units of the grid of 24, to look alike at a size. */
export function contour(size: number): number {
  if (size <= 16) return 1.8;
  if (size <= 20) return 1.65;
  if (size <= 28) return 1.5;
  if (size < 48) return 1.3;
  return 1.1;
}

/** The largest size, in pixels, at which the fine hatching of a glyph would only be noise. */
export const COARSE = 20;
