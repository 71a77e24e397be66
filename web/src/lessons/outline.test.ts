import { expect, test } from "vitest";
import { outline } from "./outline";

const STEPS = ["a", "b", "c", "d", "e", "f"];
const shown = (now: number) =>
  outline(STEPS, now)
    .map(({ step }) => step)
    .join("");

test("the step before stays in sight, and as many come after it as there is room for", () => {
  expect(shown(0)).toBe("abcd");
  expect(shown(2)).toBe("bcde");
});

test("at the end the last steps are shown", () => {
  expect(shown(5)).toBe("cdef");
  expect(shown(6)).toBe("cdef");
});

test("a short lesson is shown whole", () => {
  expect(outline(["a", "b"], 1).map(({ at }) => at)).toEqual([0, 1]);
});
