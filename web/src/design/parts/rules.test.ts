import { expect, test } from "vitest";
import { splitRules } from "./rules";

test("rules in a text are told from its words", () => {
  expect(splitRules("See ALC-R20 (AK2-614).")).toEqual([
    { text: "See ", isRule: false },
    { text: "ALC-R20", isRule: true },
    { text: " (", isRule: false },
    { text: "AK2-614", isRule: true },
    { text: ").", isRule: false },
  ]);
  expect(splitRules("")).toEqual([]);
});
