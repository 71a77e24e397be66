/** A drawing of the house: its text, how large it is, and where the board lies in it. */

import type { Box } from "$/design/board/viewbox";

export interface Drawing {
  svg: string;
  /** All of it, in its own units. */
  whole: Box;
  /** The part that a small screen shows first, if the drawing names one. */
  board: Box | undefined;
}

const WHOLE = /<svg\b[^>]*\bviewBox="([^"]+)"/;
/** The policy of the page forbids styles that stand in attributes. */
const STYLE = / style="[^"]*"/g;
const BOARD = /<view\b[^>]*\bid="board"[^>]*\bviewBox="([^"]+)"/;

/** Returns a drawing that can be shown; null for a text that is none. */
export function drawingOf(svg: string): Drawing | null {
  const whole = boxIn(svg, WHOLE);
  return whole ? { svg: svg.replaceAll(STYLE, ""), whole, board: boxIn(svg, BOARD) } : null;
}

/**
 * Returns what is drawn, to be put into the page, where it gets the house's letters. Its title stays
 * behind: it would follow the pointer everywhere.
 */
export function partsOf(drawing: Drawing): Node[] {
  const { documentElement: root } = new DOMParser().parseFromString(drawing.svg, "image/svg+xml");
  const parts = [...root.children].filter(({ localName }) => localName !== "title");
  return parts.map((part) => document.importNode(part, true));
}

/** Returns a spot moved by a step, and kept on the drawing. */
export function moved(spot: { x: number; y: number }, by: { x: number; y: number }, whole: Box) {
  return {
    x: Math.min(Math.max(spot.x + by.x, whole.x), whole.x + whole.width),
    y: Math.min(Math.max(spot.y + by.y, whole.y), whole.y + whole.height),
  };
}

function boxIn(svg: string, where: RegExp): Box | undefined {
  const [x, y, width, height] = (where.exec(svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return { x, y, width, height };
}
