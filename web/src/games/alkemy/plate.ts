/** Hands on the plate: press, drag, pinch, wheel. Points are in pixels of the plate. */

import type { Attachment } from "svelte/attachments";
import type { Spot } from "$/design/board/viewbox";

/** A press that moves less than this many pixels is a press and no drag. */
const STEADY = 6;

/** How much closer one unit of the wheel comes, as a power of e. */
const WHEEL = 0.0016;

export interface Hands {
  /** Something is taken hold of at a point: true if it is to be dragged instead of the table. */
  grip: (point: Spot, touch: boolean) => boolean;
  drag: (point: Spot) => void;
  drop: (point: Spot) => void;
  pan: (dx: number, dy: number) => void;
  pinch: (held: readonly [Spot, Spot], now: readonly [Spot, Spot]) => void;
  zoom: (factor: number, at: Spot) => void;
  press: (point: Spot, touch: boolean) => void;
  /** A mouse is over a point, or has left. */
  hover: (point: Spot | null) => void;
}

/** Lets a plate be handled with mouse, fingers and wheel. */
export function hands(on: Hands): Attachment<HTMLElement> {
  return (plate) => {
    const away = new AbortController();
    const { signal } = away;
    const down = new Map<number, Spot>();
    let start: Spot | null = null;
    let doing: "nothing" | "pan" | "drag" = "nothing";
    let gripped = false;
    let touch = false;
    /** What was dragged or pinched was not pressed. */
    let moved = false;

    const at = (event: MouseEvent): Spot => {
      const { left, top } = plate.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const isOwn = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest("button, a, [data-own]") !== null;

    plate.addEventListener(
      "pointerdown",
      (event) => {
        if (isOwn(event) || (event.pointerType === "mouse" && event.button !== 0)) return;
        const point = at(event);
        down.set(event.pointerId, point);
        touch = event.pointerType !== "mouse";
        if (down.size === 1) {
          start = point;
          moved = false;
          doing = "nothing";
          gripped = on.grip(point, touch);
        } else {
          if (doing === "drag") on.drop(point);
          gripped = false;
          moved = true;
        }
      },
      { signal },
    );

    plate.addEventListener(
      "pointermove",
      (event) => {
        const before = down.get(event.pointerId);
        const now = at(event);
        if (before === undefined) {
          if (event.pointerType === "mouse") on.hover(isOwn(event) ? null : now);
          return;
        }
        if (down.size >= 2) {
          const [other] = [...down]
            .filter(([id]) => id !== event.pointerId)
            .map(([, spot]) => spot);
          down.set(event.pointerId, now);
          if (other) on.pinch([before, other], [now, other]);
          return;
        }
        if (doing === "nothing") {
          if (start && Math.hypot(now.x - start.x, now.y - start.y) < STEADY) return;
          doing = gripped ? "drag" : "pan";
          moved = true;
          plate.setPointerCapture(event.pointerId);
        }
        down.set(event.pointerId, now);
        if (doing === "drag") on.drag(now);
        else on.pan(before.x - now.x, before.y - now.y);
      },
      { signal },
    );

    const lift = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return;
      if (doing === "drag") on.drop(at(event));
      doing = "nothing";
      start = null;
    };
    plate.addEventListener("pointerup", lift, { signal });
    plate.addEventListener("pointercancel", lift, { signal });
    plate.addEventListener("pointerleave", () => on.hover(null), { signal });
    plate.addEventListener(
      "click",
      (event) => {
        if (moved || isOwn(event)) return;
        on.press(at(event), touch);
      },
      { signal },
    );
    plate.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        on.zoom(Math.exp(-event.deltaY * WHEEL), at(event));
      },
      { signal, passive: false },
    );
    return () => away.abort();
  };
}
