/** Where on the page the places lie that events speak of: drawn parts bear their names. */

/** Returns the box of a place on the screen, or null if it is not in sight. */
export function boxOf(place: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  const boxes = found.map((element) => element.getBoundingClientRect());
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

/** Said of a part that is to be in sight: boards whose eye is close turn to it. */
export const SPOKEN = "spoken";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where something is on the screen that was asked for by its name. */
export interface Spot extends Box {
  name: string;
}

/** Where boards and those who play lie, in either sort of room; the board comes first. */
const ROOMS = [".stage", ".players", ".matter", ".theirs", ".mine"];

/** Returns the parts of a room that bear a name. */
export function places(name: string): Element[] {
  const part = `[data-place="${CSS.escape(name)}"]`;
  return ROOMS.flatMap((room) => [...document.querySelectorAll(`${room} ${part}`)]);
}

/** Returns where the parts are that bear some names, as far as they are in sight. */
export function spotsOf(names: readonly string[]): Spot[] {
  return names.flatMap((name) => {
    const found = places(name)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .find(({ element, box }) => box.width > 0 && box.height > 0 && isInSight(element, box));
    if (found === undefined) return [];
    return [{ name, ...seenOf(found.element, found.box) }];
  });
}

/** Returns what is seen of the box of a part: a board may be larger than its room. */
function seenOf(element: Element, box: Box): Box {
  let [left, top, right, bottom] = [box.left, box.top, box.left + box.width, box.top + box.height];
  for (const frame of framesOf(element)) {
    const cut = frame.getBoundingClientRect();
    [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
    [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** What cuts off its inside, of all that a part lies in. */
const frames = new WeakMap<Element, Element[]>();

/** Tells whether the middle of a part lies within everything that could cut it off. */
function isInSight(element: Element, { left, top, width, height }: Box): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return framesOf(element).every((frame) => {
    const box = frame.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}

function framesOf(element: Element): Element[] {
  const known = frames.get(element);
  if (known) return known;
  const found: Element[] = [];
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflow !== "visible") found.push(above);
  }
  frames.set(element, found);
  return found;
}
