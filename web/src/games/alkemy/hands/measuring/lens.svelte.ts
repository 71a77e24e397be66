/**
 * Looking closer at the table beside the decision: a ruler between any two parts or spots, where one
 * may measure, and an eye for who sees whom, which needs no measuring.
 */

import type { Spot } from "$/design/board/viewbox";
import type { AlkemyView } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { figureIn } from "../things";

export type Look = "ruler" | "eye";

export class Lens {
  look = $state<Look | null>(null);
  /** What the ruler lies between, or whom the eye is on: things of the table. */
  ends = $state.raw<readonly string[]>([]);
  /** The last end is still being dragged. */
  dragging = $state(false);

  toggle(look: Look): void {
    this.look = this.look === look ? null : look;
    this.ends = [];
  }

  /** Hear what was pressed; true if the lens has taken it. */
  press(thing: string | null, spot: Spot): boolean {
    if (this.look === null) return false;
    const pressed = thing ?? thingAt(spot);
    if (this.look === "eye") {
      if (thing?.startsWith("figure:") === true) {
        this.ends = this.ends[0] === thing ? [] : [thing];
      }
      return true;
    }
    const [first, second] = this.ends;
    if (first === undefined || second !== undefined) this.ends = [pressed];
    else this.ends = first === pressed ? [] : [first, pressed];
    return true;
  }

  /** A drag begins somewhere; true if it lays the ruler. */
  grip(thing: string | null, spot: Spot): boolean {
    if (this.look !== "ruler") return false;
    this.#from = thing ?? thingAt(spot);
    return true;
  }

  drag(thing: string | null, spot: Spot): void {
    this.dragging = true;
    this.ends = [this.#from, thing ?? thingAt(spot)];
  }

  drop(): void {
    this.dragging = false;
  }

  #from = "";
}

/** Return what is asked of the house while the ruler lies between two ends. */
export function tapeQuery({ look, ends: [one, other] }: Lens): object | null {
  return look === "ruler" && other !== undefined && one !== other
    ? { is: "tape", one, other }
    : null;
}

/** Return what is asked about a shot along the ruler; friends are not shot at. */
export function corridorQuery(lens: Lens, { figures }: AlkemyView): object | null {
  if (tapeQuery(lens) === null) return null;
  const [shooter, target] = lens.ends.map((end) => {
    return figures.find(({ label }) => label === figureIn(end));
  });
  return shooter !== undefined && target !== undefined && shooter.seat !== target.seat
    ? { is: "corridor", shooter: shooter.label, target: target.label }
    : null;
}

/** Return what is asked while the eye is on somebody. */
export function seersQuery({ look, ends: [first] }: Lens): object | null {
  const figure = look === "eye" ? figureIn(first) : null;
  return figure === null ? null : { is: "seers", figure };
}

/** Return whether anything may be measured: it was agreed on, or all has been played. */
export function mayMeasure({ measuring }: AlkemyView, over: boolean): boolean {
  return measuring || over;
}

/** Return a spot in thousandths of an inch as things are named. */
export function thingAt({ x, y }: Spot): string {
  return `spot:${Math.max(0, Math.round(x))},${Math.max(0, Math.round(y))}`;
}

const LENSES = new WeakMap<Draft, Lens>();

/** Return the lens over the board that a draft is prepared on. */
export function lensOf(draft: Draft): Lens {
  const known = LENSES.get(draft);
  if (known !== undefined) return known;
  const lens = new Lens();
  LENSES.set(draft, lens);
  return lens;
}
