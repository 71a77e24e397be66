/** Where the small map lies: in the corner of the table where it covers least. */

import type { Spot } from "$/design/board/viewbox";

export interface Corner {
  right: boolean;
  bottom: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** What stands on the table, in pixels of its plate. */
export interface Standing {
  at: Spot;
  radius: number;
}

/** Corners in the order in which they are liked: on a phone tools lie along the right edge. */
const DESK: readonly Corner[] = [
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: true, bottom: false },
  { right: false, bottom: false },
];
const PHONE: readonly Corner[] = DESK.filter(({ right }) => !right);

/** Return the corner of a plate where a map covers as little as can be of what stands there. */
export function cornerFor(
  standing: readonly Standing[],
  plate: Size,
  map: Size,
  compact: boolean,
): Corner {
  const corners = compact ? PHONE : DESK;
  const covered = corners.map((corner) => standing.filter(isUnder(corner, plate, map)).length);
  const best = corners[covered.indexOf(Math.min(...covered))];
  return best ?? { right: false, bottom: true };
}

function isUnder(
  { right, bottom }: Corner,
  plate: Size,
  map: Size,
): (standing: Standing) => boolean {
  return ({ at, radius }) => {
    const across = right ? plate.width - at.x : at.x;
    const down = bottom ? plate.height - at.y : at.y;
    const isOnPlate = across > -radius && down > -radius;
    return isOnPlate && across < map.width + radius && down < map.height + radius;
  };
}
