import { expect, it } from "vitest";
import { plainMarks } from "./marks";

it("gives every seat a house of its own", () => {
  const marks = plainMarks(6);
  for (const part of ["glyph", "letter", "token"] as const) {
    expect(new Set(marks.map((mark) => mark[part])).size).toBe(6);
  }
  expect(plainMarks(2)).toEqual(marks.slice(0, 2));
});
