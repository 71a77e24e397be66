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

test("the house is asked for the words and rules of a game that the client was built without", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const said = String(address).includes("/words?")
      ? "philtre-title = Philtre"
      : "PHI-001 = Five.";
    return Promise.resolve(new Response(said));
  });
  await words.needGame("philtre");
  expect(words.text("philtre-title")).toBe("Philtre");
  expect(await words.rules("philtre")).toEqual(new Map([["PHI-001", "Five."]]));
  await words.speak("fr");
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    "/api/games/philtre/words?lang=en",
    "/api/games/philtre/catalogue?lang=en",
    "/api/games/philtre/words?lang=fr",
    "/api/games/philtre/catalogue?lang=fr",
  ]);
  asked.mockRestore();
});
