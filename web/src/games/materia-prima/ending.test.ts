import { expect, it } from "vitest";
import { message } from "$/words/speaker";
import { endingOf, ruleOf, warningOf } from "./ending";

const option = (key: string) => ({ message: message(`materia-prima-option-${key}`) });

it.each(["ends", "may-end", "will-end", "ends-later"] as const)(
  "hears from the words of an option that the game ends: %s",
  (key) => {
    expect(endingOf(option(key))).toBe(key);
    expect(warningOf(option(key))).toBe(key);
    expect(ruleOf(key)).toBe("MAT-R31");
  },
);

it.each([
  ["forfeits", "MAT-R48"],
  ["forfeits-soul", "MAT-240"],
] as const)(
  "hears that a choice makes the quest impossible, which ends nothing: %s",
  (key, rule) => {
    expect(warningOf(option(key))).toBe(key);
    expect(endingOf(option(key))).toBeNull();
    expect(ruleOf(key)).toBe(rule);
  },
);

it("hears nothing of the kind from other options", () => {
  expect(endingOf(option("end"))).toBeNull();
  expect(warningOf(option("end"))).toBeNull();
  expect(warningOf(null)).toBeNull();
});
