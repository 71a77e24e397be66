import { describe, expect, it } from "vitest";
import { told } from "./fakehouse";
import { newSince } from "./log";

const by = (...seats: number[]) => seats.map((seat, at) => ({ ...told(at), seat }));

describe("what is new", () => {
  it("is what came after one's own last line", () => {
    expect(newSince(by(0, 1, 0, 1, 1), 0)).toBe(3);
    expect(newSince(by(1, 1), 0)).toBe(0);
    expect(newSince(by(1, 0), 0)).toBe(2);
  });

  it("is nothing for who looks on", () => {
    expect(newSince(by(-1, 0, -1), -1)).toBe(3);
  });
});
