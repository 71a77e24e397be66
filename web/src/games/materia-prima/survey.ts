/** The map as it is to be drawn and told: every hex with what lies, stands and is about to be there. */

import type {
  Label,
  MateriaFigureView,
  MateriaHexView,
  MateriaReachView,
  MateriaView,
} from "$/protocol/types";
import { distance, nameOf, neighbours, type Place } from "./hexes";
import type { Laying } from "./written";

/** A hex and all that is there. */
export interface Site extends MateriaHexView {
  /** Its number in the view. */
  at: number;
  /** As choices and things write it, such as `3,-1`. */
  name: string;
  /** The place of the tile it belongs to. */
  tile: number;
  /** It is the hex in the middle of that tile. */
  central: boolean;
  /** No tile lies there yet, one is about to, or one does. */
  ground: "bare" | "prepared" | "laid";
  /** The city that is there. */
  town: Label | null;
  figures: MateriaFigureView[];
}

/** What somebody may look for on the map. */
export interface Sight {
  sort: "mine" | "city" | "home" | "tower" | "figure" | "drops";
  site: Site;
  steps: number;
}

/** How a city is called in what a tile shows. */
const TOWN = "city";

/** Return the hexes of a view; a tile that is about to be laid is there already. */
export function survey(view: MateriaView, laying: Laying | null = null): Site[] {
  const perTile = view.hexes.length / view.tiles.length;
  const next = nextPlace(view);
  const land = laying ? landOf(view, laying) : null;
  return view.hexes.map((hex, at) => {
    const tile = Math.floor(at / perTile);
    const site: Site = {
      ...hex,
      at,
      name: nameOf(hex),
      tile,
      central: centralOf(view.hexes.slice(tile * perTile, (tile + 1) * perTile)) === hex,
      ground: view.tiles[tile]?.id ? "laid" : "bare",
      town: view.cities[hex.city]?.name ?? null,
      figures: view.figures.filter((figure) => figure.hex === at),
    };
    if (tile !== next || land === null) return site;
    const shown = land.shows[at % perTile] ?? "";
    const isTown = shown === TOWN;
    const prepared = { mine: isTown ? "" : shown, town: isTown ? land.name : null };
    return { ...site, ground: "prepared" as const, ...prepared };
  });
}

/** Return the hex that is nearest to all others of its tile. */
function centralOf(hexes: readonly MateriaHexView[]): MateriaHexView | undefined {
  const far = (hex: Place) => hexes.reduce((sum, other) => sum + distance(hex, other), 0);
  return [...hexes].sort((one, other) => far(one) - far(other))[0];
}

/** Return the place that a tile is to be laid at, or -1 if all lie. */
export function nextPlace(view: MateriaView): number {
  return view.tiles.findIndex(({ id }) => id === "");
}

function landOf(view: MateriaView, { tile, side, turn }: Laying) {
  const found = view.stock.find(({ id }) => id === tile);
  const face = found?.faces.find(
    (one) => one.side === (side || "a") && one.turn === Math.max(0, turn),
  );
  return found && face ? { name: found.name, shows: face.land } : null;
}

/** Return the sides of a hex at which its tile ends. */
export function bordersOf(sites: readonly Site[], site: Site): number[] {
  return neighbours(sites, site).flatMap((other, direction) =>
    other?.tile === site.tile ? [] : [direction],
  );
}

/** Return the way of a figure to a hex it can reach: the numbers of the hexes after its own. */
export function routeTo(reach: readonly MateriaReachView[], goal: number): number[] {
  const found = reach.find(({ hex }) => hex === goal);
  return found ? [...routeTo(reach, found.before), goal] : [];
}

/** Return the nearest of every sort of thing, for somebody who sits at a seat. */
export function sights(sites: readonly Site[], from: Place, seat: number): Sight[] {
  const all = sites.flatMap((site) => sortsOf(site, seat).map((sort) => ({ sort, site })));
  const near = all
    .map(({ sort, site }) => ({ sort, site, steps: distance(from, site) }))
    .sort((one, other) => one.steps - other.steps);
  return near.filter(
    (one, at) => near.findIndex((other) => keyOf(other) === keyOf(one)) === at && one.steps > 0,
  );
}

function sortsOf(site: Site, seat: number): Sight["sort"][] {
  const sorts: Sight["sort"][] = [];
  if (site.mine) sorts.push("mine");
  if (site.town) sorts.push("city");
  if (site.tower >= 0) sorts.push(site.tower === seat ? "home" : "tower");
  if (site.figures.some((figure) => figure.seat !== seat)) sorts.push("figure");
  if (site.souls > 0 || site.drops.some((count) => count > 0)) sorts.push("drops");
  return sorts;
}

/** What is the same to somebody who looks for it: any mine of an element, but each city. */
function keyOf({ sort, site }: Sight): string {
  return sort === "mine" || sort === "city" ? `${sort} ${site.mine} ${site.city}` : sort;
}
