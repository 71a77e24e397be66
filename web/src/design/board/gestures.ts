/** Hands on a board: the wheel, a mouse that drags, two fingers. */

import type { Attachment } from "svelte/attachments";
import { isWhole, panned, pinched, zoomed, type Box, type Spot } from "./viewbox";

/** The eye on a board: what it sees, and how to let it see something else. */
export interface Eye {
  seen: () => Box;
  whole: () => Box;
  look: (box: Box) => void;
}

/** A press that moves less than this many pixels is a press and no drag. */
const STEADY = 5;

/** How much closer one unit of the wheel comes, as a power of e. */
const WHEEL = 0.0015;

/** Lets a drawing be looked at with wheel, mouse and fingers. */
export function gestures(eye: Eye): Attachment<SVGSVGElement> {
  return (drawing) => {
    const away = new AbortController();
    const { signal } = away;
    const active = { signal, passive: false };

    /** Returns where on the board something on the screen is. */
    const spot = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const matrix = drawing.getScreenCTM()?.inverse();
      const point = new DOMPoint(clientX, clientY);
      return matrix === undefined ? point : point.matrixTransform(matrix);
    };

    const wheel = (event: WheelEvent): void => {
      const seen = zoomed(eye.seen(), eye.whole(), Math.exp(-event.deltaY * WHEEL), spot(event));
      if (isWhole(seen, eye.whole()) && isWhole(eye.seen(), eye.whole())) return;
      event.preventDefault();
      eye.look(seen);
    };

    let held: { at: Spot; x: number; y: number } | null = null;
    let dragged = false;

    const press = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      held = { at: spot(event), x: event.clientX, y: event.clientY };
    };

    const drag = (event: PointerEvent): void => {
      if (held === null || isWhole(eye.seen(), eye.whole())) return;
      if (!dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STEADY) return;
      if (!dragged) drawing.setPointerCapture(event.pointerId);
      dragged = true;
      const now = spot(event);
      eye.look(panned(eye.seen(), eye.whole(), held.at.x - now.x, held.at.y - now.y));
    };

    /** What was dragged was not pressed. */
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };

    let fingers: readonly [Spot, Spot] | null = null;

    const touch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      fingers = one && other && event.touches.length === 2 ? [spot(one), spot(other)] : null;
      if (fingers !== null) event.preventDefault();
    };

    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (fingers === null || one === undefined || other === undefined) return;
      event.preventDefault();
      eye.look(pinched(eye.seen(), eye.whole(), fingers, [spot(one), spot(other)]));
      touch(event);
    };

    drawing.addEventListener("wheel", wheel, active);
    drawing.addEventListener("pointerdown", press, { signal });
    drawing.addEventListener("pointermove", drag, { signal });
    drawing.addEventListener("pointerup", () => (held = null), { signal });
    drawing.addEventListener("pointercancel", () => (held = null), { signal });
    drawing.addEventListener("click", click, { signal, capture: true });
    for (const kind of ["touchstart", "touchend", "touchcancel"] as const) {
      drawing.addEventListener(kind, touch, active);
    }
    drawing.addEventListener("touchmove", pinch, active);
    return () => away.abort();
  };
}
