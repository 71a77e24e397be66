import { describe, expect, it } from "vitest";
import { widthOf, wrapped } from "./wrap";

describe("widthOf", () => {
  it("grows with the letters and with their size", () => {
    expect(widthOf("mmm", 10)).toBeGreaterThan(widthOf("iii", 10));
    expect(widthOf("word", 20)).toBeCloseTo(2 * widthOf("word", 10));
  });
});

describe("wrapped", () => {
  it("keeps a short text on one line", () => {
    expect(wrapped("Old Glacier", 200, 14, 2)).toEqual(["Old Glacier"]);
  });

  it("breaks where the next word has no room", () => {
    expect(wrapped("Heart of the Mountain", 100, 14, 2)).toEqual(["Heart of the", "Mountain"]);
  });

  it("keeps words together that a narrow space joins", () => {
    expect(wrapped("Une fois par année\u202f: rien", 1, 14, 9)).toContain("année\u202f:");
  });

  it("leaves out what has no room, and says so", () => {
    const lines = wrapped("one two three four five six seven", 60, 14, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/ …$/);
    for (const line of lines) expect(widthOf(line, 14)).toBeLessThanOrEqual(60);
  });
});
