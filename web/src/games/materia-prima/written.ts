/**
 * Choices in their written form, as far as they have been prepared: `move a 3,-1`, `fight h1 2h3`,
 * `transmute pala`, `keep pala codex`, `lay t4 b 2`.
 */

/** The alchemist of a seat; its homunculi are 1 to 3. */
export const ALCHEMIST = 0;
export const SLOTS = 4;

/** A tile can be turned so often before it lies as it lay. */
const SIXTHS = 6;

const FIGURE = /^(?:a|h([1-3]))$/;
const FOREIGN = /^([1-9])(a|h[1-3])$/;

/** What one of one's own figures is about to do; what has not been chosen yet is empty. */
export interface Order {
  verb: string;
  slot: number;
  /** A hex such as `3,-1`, an element, or a figure of somebody such as `2h1`. */
  goal: string;
}

export interface Laying {
  tile: string;
  side: string;
  /** Sixths of a turn; -1 as long as it has not been turned. */
  turn: number;
}

/** Return how a figure of one's own is written: `a`, or `h1` to `h3`. */
export function tokenOf(slot: number): string {
  return slot === ALCHEMIST ? "a" : `h${slot}`;
}

/** Return the slot of a figure as it is written, or -1 if it is none. */
export function slotOf(token: string): number {
  const found = FIGURE.exec(token);
  return found ? Number(found[1] ?? ALCHEMIST) : -1;
}

/** Return how somebody's figure is written: `2h1`. */
export function foreignToken(seat: number, slot: number): string {
  return `${seat + 1}${tokenOf(slot)}`;
}

/** Return whose figure is written, or null if it is none. */
export function readForeign(token: string): { seat: number; slot: number } | null {
  const found = FOREIGN.exec(token);
  return found ? { seat: Number(found[1]) - 1, slot: slotOf(found[2] ?? "") } : null;
}

/** Return what written words have a figure do, or null if they are about something else. */
export function readOrder(words: string): Order | null {
  const [verb = "", token = "", goal = ""] = split(words);
  const slot = slotOf(token);
  return slot < 0 ? null : { verb, slot, goal };
}

/** Return how an order is written, as far as it goes. */
export function writeOrder({ verb, slot, goal }: Order): string {
  return [verb, tokenOf(slot), goal].filter(Boolean).join(" ");
}

/** Return how a tile is about to be laid, or null if the words are about something else. */
export function readLaying(words: string): Laying | null {
  const [verb, tile = "", side = "", turn = "-1"] = split(words);
  return verb === "lay" ? { tile, side, turn: Number(turn) } : null;
}

/** Return how the laying of a tile is written, as far as it goes. */
export function writeLaying({ tile, side, turn }: Laying): string {
  return ["lay", tile, side, turn < 0 ? "" : turn].filter((part) => part !== "").join(" ");
}

/** Return a tile turned further, by sixths of a turn to the left. */
export function turned(laying: Laying, sixths: number): Laying {
  const turn = (Math.max(0, laying.turn) + sixths + SIXTHS) % SIXTHS;
  return { ...laying, side: laying.side || "a", turn };
}

/** Return the cards that are about to be kept, in the order they were chosen. */
export function readKept(words: string): string[] {
  const [verb, ...cards] = split(words);
  return verb === "keep" ? cards : [];
}

function split(words: string): string[] {
  return words.split(/\s+/).filter(Boolean);
}
