/** The names of places: the house tells hexes by their numbers, people by the way to them. */

import type { MateriaView, Message } from "$/protocol/types";
import type { Rename } from "$/table/retelling";
import { nameOf } from "./hexes";

const PLACE = "materia-prima-place-";

/** Return what hexes are called by whoever sees a view. */
export function placesOf(view: MateriaView): Rename {
  const called = new Map<string, Message>(view.hexes.map((hex) => [nameOf(hex), hex.called]));
  return ({ key, args }) => {
    const name = key.startsWith(PLACE) ? args["hex"] : undefined;
    return typeof name === "string" ? (called.get(name) ?? null) : null;
  };
}
