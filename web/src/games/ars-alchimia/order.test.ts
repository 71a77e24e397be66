import { describe, expect, it } from "vitest";
import type { ArsView } from "$/protocol/types";
import { comesNext, inOrder } from "./order";

function table(active: number | null, ...cards: [number | null, boolean][]): ArsView {
  const players = cards.map(([workshop, passed], seat) => ({ seat, workshop, passed }));
  return { active, players } as unknown as ArsView;
}

describe("the sequence of turns", () => {
  it("is that of the Workshop cards", () => {
    const view = table(0, [4, false], [null, false], [1, false], [3, true]);
    expect(inOrder(view).map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });

  it("goes round and leaves out who has passed", () => {
    expect(comesNext(table(0, [4, false], [2, true], [3, false]))).toBe(2);
    expect(comesNext(table(2, [4, true], [2, true], [3, false]))).toBe(2);
  });

  it("has nobody left in the end, and nobody before the first", () => {
    expect(comesNext(table(0, [1, true], [2, true]))).toBeNull();
    expect(comesNext(table(null, [1, false], [2, false]))).toBeNull();
  });
});
