/** Ready warbands, as the reference data have them. */

import type {
  AlkemyBandReference,
  AlkemyProfileReference,
  AlkemyReference,
} from "$/protocol/types";

export interface Band {
  band: AlkemyBandReference | null;
  cards: { profile: AlkemyProfileReference; count: number }[];
  points: number;
}

/** Return the warband that a choice stands for, with its figures and what they cost. */
export function bandOf(
  text: string,
  book: Pick<AlkemyReference, "bands" | "profiles"> | null,
): Band {
  const band = book?.bands.find((one) => one.text === text) ?? null;
  const profiles = new Map(book?.profiles.map((one) => [one.id, one]));
  const cards = (band?.cards ?? []).flatMap(([id, count]) => {
    const profile = profiles.get(String(id));
    return profile === undefined ? [] : [{ profile, count: Number(count) }];
  });
  const points = cards.reduce((sum, { profile, count }) => sum + profile.cost * count, 0);
  return { band, cards, points };
}

/** Return what is told of those whose element it is. */
export function storyOf(affinity: string): string {
  return `web-alkemy-story-${affinity}`;
}
