import { describe, expect, it } from "vitest";
import type { AlkemyReference } from "$/protocol/types";
import { bandOf } from "./bands";

const book = {
  bands: [
    {
      text: "chief, 2 recruit",
      name: { is: "label", en: "Band", fr: "Bande" },
      affinity: "earth",
      cards: [
        ["chief", 1],
        ["recruit", 2],
      ],
    },
  ],
  profiles: [
    { id: "chief", cost: 53 },
    { id: "recruit", cost: 14 },
  ],
} as unknown as Pick<AlkemyReference, "bands" | "profiles">;

describe("a ready warband", () => {
  it("has its figures, and costs what they cost together", () => {
    const { cards, points } = bandOf("chief, 2 recruit", book);
    expect(cards.map(({ profile, count }) => [profile.id, count])).toEqual([
      ["chief", 1],
      ["recruit", 2],
    ]);
    expect(points).toBe(81);
  });

  it("is only its words where the book has not come yet, or does not know it", () => {
    expect(bandOf("chief, 2 recruit", null)).toEqual({ band: null, cards: [], points: 0 });
    expect(bandOf("nobody", book).band).toBeNull();
  });
});
