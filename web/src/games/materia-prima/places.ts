/** The names of places: the house tells hexes by their numbers, people by the way to them. */

import type { MateriaView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { Rename } from "$/table/retelling";
import { nameOf } from "./hexes";

const PLACE = "materia-prima-place-";
/** A new tower is where everybody sees it. */
const BUILT = "materia-prima-event-placed";

/** Return what hexes are called by whoever sees a view. */
export function placesOf(view: MateriaView): Rename {
  const called = new Map<string, Message>(view.hexes.map((hex) => [nameOf(hex), hex.called]));
  return ({ key, args }) => {
    if (key === BUILT && args["seat"]) return message("web-materia-prima-built", args);
    const name = key.startsWith(PLACE) ? args["hex"] : undefined;
    return typeof name === "string" ? (called.get(name) ?? null) : null;
  };
}
