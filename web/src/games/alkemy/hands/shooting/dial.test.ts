import { describe, expect, it } from "vitest";
import { inQuarters, lengthAt, pointOf, stepped, strokes, typed, writtenLength } from "./dial";

describe("the dial", () => {
  it("reads the length that a hand on it stands at", () => {
    for (const length of [0, 250, 6000, 12_500, 24_000]) {
      expect(lengthAt(pointOf(length, 24_000, 90), 24_000, 250)).toBe(length);
    }
  });

  it("takes a point below its foot for the nearer end", () => {
    expect(lengthAt({ x: -50, y: 30 }, 24_000, 250)).toBe(0);
    expect(lengthAt({ x: 50, y: 30 }, 24_000, 250)).toBe(24_000);
  });

  it("stays on whole steps and within itself", () => {
    expect(stepped(12_340, 24_000, 250)).toBe(12_250);
    expect(stepped(-5, 24_000, 250)).toBe(0);
    expect(stepped(99_000, 48_100, 250)).toBe(48_000);
  });

  it("understands what is typed in either language", () => {
    expect(typed("12.5")).toBe(12_500);
    expect(typed(" 12,25 ")).toBe(12_250);
    expect(typed("12 in")).toBeNull();
    expect(typed("")).toBeNull();
  });

  it("writes lengths as the house reads them, and says them in quarters", () => {
    expect(writtenLength(12_500)).toBe("12.5");
    expect([0, 250, 12_500, 7750].map(inQuarters)).toEqual(["0", "¼", "12½", "7¾"]);
  });

  it("numbers every third inch, or every sixth of a long table", () => {
    const numbers = (most: number) => strokes(most).flatMap(({ number }) => number ?? []);
    expect(numbers(24_000)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
    expect(numbers(48_000)).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48]);
  });
});
