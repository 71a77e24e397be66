/**
 * A drawing of the house, taken apart. A drawing may say which of its parts can be shown without the
 * rest: the board (`#board`) and what counts on it now (`#near`), what lies beside it (`.side`), the signs it
 * has (`.sign`). A page with a frame of its own takes these; of a drawing without parts it takes all.
 */

import type { Box } from "$/design/board/viewbox";

export interface Part {
  /** What it is called. */
  name: string;
  /** What more there is to say about it. */
  note: string;
  /** Where it lies in the drawing, in the drawing's own units, as a `viewBox`. */
  box: string;
  /** What is drawn there. */
  drawn: readonly Element[];
}

export interface Drawing {
  board: Part;
  /** What of the board is looked at first where there is little room, as a `viewBox`. */
  near: string;
  sides: readonly Part[];
  signs: readonly Part[];
}

/** The policy of the page forbids styles that stand in attributes. */
const STYLE = / style="[^"]*"/g;

/** What is said about a part: it would follow the pointer everywhere. */
const SAID = ["title", "desc"];

/** Returns a drawing that can be shown; null for a text that is none. */
export function drawingOf(text: string): Drawing | null {
  const svg = text.replaceAll(STYLE, "");
  const { documentElement: root } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const board = partOf(root.querySelector("#board") ?? root);
  if (!board) return null;
  const hatchings = root.querySelectorAll(":scope > defs");
  return {
    near: root.querySelector("#near")?.getAttribute("viewBox") ?? "",
    board: { ...board, drawn: [...new Set([...hatchings, ...board.drawn])] },
    sides: partsOf(root, ".side"),
    signs: partsOf(root, ".sign"),
  };
}

/** Returns a part of a board as its `viewBox` says it. */
export function boxOf(written: string): Box | null {
  const [x, y, width, height] = written.split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { x, y, width, height };
}

/** Returns a spot moved by a step, and kept on the drawing. */
export function moved(spot: { x: number; y: number }, by: { x: number; y: number }, whole: Box) {
  return {
    x: Math.min(Math.max(spot.x + by.x, whole.x), whole.x + whole.width),
    y: Math.min(Math.max(spot.y + by.y, whole.y), whole.y + whole.height),
  };
}

function partsOf(root: Element, which: string): Part[] {
  return [...root.querySelectorAll(which)].map(partOf).filter((part) => part !== null);
}

function partOf(element: Element): Part | null {
  const box = element.getAttribute("viewBox") ?? "";
  const said = (what: string) => element.querySelector(`:scope > ${what}`)?.textContent ?? "";
  const drawn = [...element.children].filter(({ localName }) => !SAID.includes(localName));
  return boxOf(box) && { name: said("title"), note: said("desc"), box, drawn };
}
