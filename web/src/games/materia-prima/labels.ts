/** The map in words: for those who listen, and for whoever wants to know what lies where. */

import type { Arg, MateriaFigureView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import { centre, type Place } from "./hexes";
import { counted } from "./pieces";
import type { Site } from "./survey";

const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** The names of the six sides of a hex, as the rules count them. */
export const SIDES = ["e", "ne", "nw", "w", "sw", "se"] as const;

/** Return what a hex is called; one without a tile is known by the number of its place. */
export function placeNamed({ ground, tile, called }: Site): Message {
  return ground === "bare" ? message("web-materia-prima-bare", { number: tile + 1 }) : called;
}

/** Return a figure and whose it is. */
export function figureNamed({ name, seat, slot }: MateriaFigureView): Message {
  const args = { figure: name, owner: { is: "seat", seat } as const, slot };
  return message(slot > 0 ? "web-materia-prima-homunculus" : "web-materia-prima-alchemist", args);
}

/** Return a figure with its values and all that it carries. */
export function figureInWords(figure: MateriaFigureView): Message {
  const { attack, defence, capacity, pack, left, extra } = figure;
  const more = Object.values(extra).reduce((sum, count) => sum + count, 0);
  return message("web-materia-prima-figure", {
    figure: figureNamed(figure),
    attack,
    defence,
    capacity,
    pack: counted(pack),
    left: left + more,
  });
}

/** Return who and what is on a hex, besides the land; nothing if there is nothing. */
export function contentsOf({ figures, drops, souls }: Site): Message[] {
  const lies = souls > 0 || drops.some((count) => count > 0);
  return [
    ...figures.map(figureNamed),
    ...(lies ? [message("web-materia-prima-lies", { units: counted(drops, souls) })] : []),
  ];
}

/** Return a hex with all that is there. */
export function siteInWords(site: Site): Message {
  const contents = contentsOf(site);
  const place = placeNamed(site);
  if (contents.length === 0) return message("web-materia-prima-site", { place });
  const items: Arg = { is: "list", items: contents };
  return message("web-materia-prima-site-with", { place, contents: items });
}

/** Return in which of eight directions somebody looks. */
export function heading(from: Place, to: Place): Message {
  const [here, there] = [centre(from), centre(to)];
  const angle = Math.atan2(here.y - there.y, there.x - here.x);
  const eighth = (Math.round(angle / (Math.PI / 4)) + 8) % 8;
  return message(`materia-prima-heading-${COMPASS[eighth] ?? ""}`);
}
