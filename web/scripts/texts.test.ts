import { expect, test } from "vitest";
import { withoutComments } from "./texts";

test("what only writers read is left out, and nothing else", () => {
  const text =
    "### A file\n\n## Part\n\none = First # of all\n\n# Why.\ntwo =\n    A\n\n    # line\n";
  expect(withoutComments(text)).toBe("\none = First # of all\ntwo =\n    A\n\n    # line\n");
});
