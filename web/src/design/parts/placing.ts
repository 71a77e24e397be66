/** Where an explanation goes: beside its owner and never off the page. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** Below its owner, not above it. */
  below: boolean;
}

const GAP = 8;
const MARGIN = 12;

/** Returns where a sheet goes: below its owner if it fits there, else above. */
export function placeBeside(
  owner: Rect,
  sheet: Pick<Rect, "width" | "height">,
  page: Pick<Rect, "width" | "height">,
): Place {
  const under = owner.top + owner.height + GAP;
  const over = owner.top - GAP - sheet.height;
  const below = under + sheet.height <= page.height - MARGIN || over < MARGIN;
  const centred = owner.left + owner.width / 2 - sheet.width / 2;
  const rightmost = page.width - MARGIN - sheet.width;
  return { left: Math.max(MARGIN, Math.min(centred, rightmost)), top: below ? under : over, below };
}
