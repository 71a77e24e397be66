import { expect, it } from "vitest";
import { nextSign, readTip, tip } from "./tips";

it("names the thing first, and leaves out what is empty", () => {
  const words = tip("Bag", "", "Two cubes");
  expect(words).toBe("Bag\nTwo cubes");
  expect(readTip(words)).toEqual({ name: "Bag", rest: ["Two cubes"] });
  expect(readTip("")).toEqual({ name: "", rest: [] });
});

it("goes from sign to sign, and round", () => {
  const signs = ["a", "b", "c"];
  expect(nextSign(signs, null, 1)).toBe("a");
  expect(nextSign(signs, "a", 1)).toBe("b");
  expect(nextSign(signs, "c", 1)).toBe("a");
  expect(nextSign(signs, "a", -1)).toBe("c");
  expect(nextSign(signs, "gone", -1)).toBe("c");
  expect(nextSign([], null, 1)).toBeNull();
});
