/** Which portrait an assistant gets: it depends on what they do, so cards of any pack find theirs. */

export const SITTERS = [
  "gardener",
  "scholar",
  "gambler",
  "smith",
  "guide",
  "steward",
  "merchant",
  "distiller",
] as const;

export type Sitter = (typeof SITTERS)[number];

const SITTERS_BY_TALENT: Readonly<Record<string, Sitter>> = {
  gain: "gardener",
  peek: "scholar",
  university: "scholar",
  speciality: "scholar",
  die: "gambler",
  reroll: "gambler",
  flasks: "smith",
  points: "smith",
  cheaper: "guide",
  recover: "steward",
  rebate: "steward",
  unpaid: "steward",
  free_wages: "steward",
  swap: "merchant",
  exchange: "merchant",
  dismiss: "merchant",
  order_limit: "merchant",
  distill: "distiller",
};

/** Return who sits for a talent. */
export function sitterFor(talent: string): Sitter {
  return SITTERS_BY_TALENT[talent] ?? "guide";
}
