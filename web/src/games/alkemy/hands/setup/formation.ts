/** The figures of one card side by side, so that a whole card can be put down at once. */

import type { Spot } from "$/design/board/viewbox";
import type { AlkemyFigureView, AlkemyView } from "$/protocol/types";

/** Between two edges: a hair more than touching. */
const GAP = 200;

type Member = Pick<AlkemyFigureView, "label" | "radius">;

/** Return who of a card is still to be put down beside a figure, in the order of their labels. */
export function mates(
  { figures }: Pick<AlkemyView, "figures">,
  label: string,
): { waiting: AlkemyFigureView[]; standing: AlkemyFigureView[] } {
  const own = figures.find((one) => one.label === label);
  const others = figures.filter(
    (one) => own !== undefined && one.seat === own.seat && one.card === own.card && one !== own,
  );
  return {
    waiting: others.filter(({ status }) => status === "waiting"),
    standing: others.filter(({ status }) => status !== "waiting" && status !== "gone"),
  };
}

/** Return where a figure stands that is the nth beside one at a spot: to where there is more room. */
export function besideSpot(
  at: Spot,
  nth: number,
  one: Member,
  other: Member,
  board: Pick<AlkemyView["board"], "width">,
): Spot {
  const step = one.radius + other.radius + GAP;
  const right = at.x + nth * step <= board.width - other.radius;
  return { x: at.x + (right ? 1 : -1) * nth * step, y: at.y };
}
