/** What a menu on the table should leave in sight: the other figures. */

import type { Box } from "$/design/board/viewbox";
import { boxed } from "../labels";
import type { StageProps } from "./hand";

/** Return the boxes of all figures but one, in pixels of the plate. */
export function freeOf({ pieces, camera }: StageProps, but: string): Box[] {
  return pieces
    .filter(({ present, figure }) => present && figure.label !== but)
    .map(({ at, radius }) => {
      const side = 2.4 * radius * camera.scale;
      return boxed(camera.point(at), { width: side, height: side });
    });
}
