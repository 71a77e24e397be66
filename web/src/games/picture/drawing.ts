/** A drawing of the house: its text, and how large it is in its own units. */

import type { Box } from "$/design/board/viewbox";

export interface Drawing {
  /** As the address of an image. */
  href: string;
  whole: Box;
}

const VIEW_BOX = /<svg\b[^>]*\bviewBox="([^"]+)"/;

/** Returns a drawing that can be shown; null for a text that is none. */
export function drawingOf(svg: string): Drawing | null {
  const [x, y, width, height] = (VIEW_BOX.exec(svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { href: `data:image/svg+xml,${encodeURIComponent(svg)}`, whole: { x, y, width, height } };
}

/** Returns a spot moved by a step, and kept on the drawing. */
export function moved(spot: { x: number; y: number }, by: { x: number; y: number }, whole: Box) {
  return {
    x: Math.min(Math.max(spot.x + by.x, whole.x), whole.x + whole.width),
    y: Math.min(Math.max(spot.y + by.y, whole.y), whole.y + whole.height),
  };
}
