/** Dragging something from the tray onto the table. */

import type { Attachment } from "svelte/attachments";
import type { Spot } from "$/design/board/viewbox";
import type { AlkemyView } from "$/protocol/types";
import { meant, type Field } from "../../space";

/** A press that moves less than this many pixels is a press and no drag. */
const STEADY = 8;

export interface Dragging {
  /** It has left the tray. */
  begin: () => void;
  /** It is over a spot of the table, in thousandths of an inch. */
  over: (spot: Spot) => void;
  /** It is let go, where it was last over the table; null if it never was. */
  drop: (spot: Spot | null) => void;
}

/** Return the spot of the table that lies under a point of the screen; null if none does. */
export function spotUnder(
  x: number,
  y: number,
  field: Field,
  board: AlkemyView["board"],
): Spot | null {
  const world = document.querySelector<SVGGElement>("#ak-world");
  const matrix = world?.getScreenCTM();
  if (!matrix) return null;
  const spot = meant(field, new DOMPoint(x, y).matrixTransform(matrix.inverse()));
  const inside = spot.x >= 0 && spot.y >= 0 && spot.x <= board.width && spot.y <= board.height;
  return inside ? spot : null;
}

/** Lets a card of the tray be dragged; a press stays a press. */
export function draggedOut(
  under: (x: number, y: number) => Spot | null,
  on: Dragging,
): Attachment<HTMLElement> {
  return (card) => {
    const away = new AbortController();
    const { signal } = away;
    let from: Spot | null = null;
    let dragging = false;
    let last: Spot | null = null;

    card.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0 || card.getAttribute("aria-disabled") === "true") return;
        from = { x: event.clientX, y: event.clientY };
        dragging = false;
        last = null;
      },
      { signal },
    );
    // Cards are laid anew while one is dragged: the window hears what they would miss.
    window.addEventListener(
      "pointermove",
      (event) => {
        if (from === null) return;
        const { clientX: x, clientY: y } = event;
        if (!dragging && Math.hypot(x - from.x, y - from.y) < STEADY) return;
        if (!dragging) on.begin();
        dragging = true;
        const spot = under(x, y);
        if (spot === null) return;
        last = spot;
        on.over(spot);
      },
      { signal },
    );
    const lift = (): void => {
      if (from === null) return;
      from = null;
      if (dragging) on.drop(last);
    };
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener(
      "pointercancel",
      () => {
        if (from !== null && dragging) on.drop(null);
        from = null;
      },
      { signal },
    );
    // What was dragged was not pressed.
    card.addEventListener(
      "click",
      (event) => {
        if (!dragging) return;
        dragging = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    card.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => away.abort();
  };
}
