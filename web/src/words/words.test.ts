import { beforeEach, expect, test, vi } from "vitest";
import { message } from "./speaker";
import { words } from "./words.svelte";

beforeEach(async () => {
  await words.speak("en");
});

test("the page changes its language with all that it has asked for", async () => {
  await words.needGame("alchemist");
  expect(words.text("alchemist-title")).toBe("Alchemist");
  await words.speak("fr");
  expect(words.language).toBe("fr");
  expect(words.text("alchemist-title")).toBe("Alchimiste");
  expect(words.say(message("kernel-seat", { seat: 2 }))).toBe("Place 2");
});

test("rules are fetched when somebody asks for one, in the order of their catalogue", async () => {
  const rules = await words.rules("alchemist");
  expect([...rules.keys()][0]).toBe("ALC-001");
  expect(rules.get("ALC-046")).toContain("ALC-R2");
});

test("a text that is missing is shown as its key, and the console says so", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(words.text("web-no-such-text")).toBe("web-no-such-text");
  expect(told).toHaveBeenCalledWith("en: no text for web-no-such-text");
  told.mockRestore();
});

test("a level of bots is named and described", () => {
  expect(words.text("bots-adept")).toBe("Adept");
  expect(words.attribute("bots-adept", "character")).toMatch(/ahead\.$/);
});
