import { expect, it } from "vitest";
import { message } from "$/words/speaker";
import { endingOf } from "./ending";

it("hears from the words of an option whether it ends the game", () => {
  expect(endingOf({ message: message("materia-prima-option-ends") })).toBe("ends");
  expect(endingOf({ message: message("materia-prima-option-may-end") })).toBe("may-end");
  expect(endingOf({ message: message("materia-prima-option-end") })).toBeNull();
  expect(endingOf(null)).toBeNull();
});
