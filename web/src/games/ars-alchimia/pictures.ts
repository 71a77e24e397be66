/** Drawings of the house set's assistants and locations: each is found by the name it was made for. */

import type { Label } from "$/protocol/types";
import assistants from "./assistants.svg?no-inline";
import locations from "./locations.svg?no-inline";

const ASSISTANTS: ReadonlySet<string> = new Set([
  "nymph",
  "guild-clerk",
  "archivist",
  "preceptor",
  "herbalist",
  "snow-maiden",
  "salamander",
  "dune-walker",
  "fortune-teller",
  "lucky-imp",
  "pathfinder",
  "furnace-hand",
  "captain",
  "golem",
  "distiller",
  "exchanger",
  "master-smith",
  "patron",
  "muse",
  "steward",
]);

const LOCATIONS: ReadonlySet<string> = new Set([
  "mana-meadow",
  "old-glacier",
  "ember-crater",
  "whispering-dunes",
  "mirror-lake",
  "hot-springs",
  "sunlit-terraces",
  "ruined-shrine",
  "dragon-bones",
  "heart-of-the-mountain",
]);

const slug = ({ en }: Label): string => en.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Return the address of an assistant's own portrait; null for one that other packs have named. */
export function portraitOf(name: Label): string | null {
  return ASSISTANTS.has(slug(name)) ? `${assistants}#as-${slug(name)}` : null;
}

/** Return the address of what is seen at a location; null for one that other packs have named. */
export function sightOf(name: Label): string | null {
  return LOCATIONS.has(slug(name)) ? `${locations}#lo-${slug(name)}` : null;
}
