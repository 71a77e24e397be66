import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hasHand } from "./index";

/** The engine itself says which kinds of decision it asks. */
function kindsOfTheEngine(): string[] {
  const source = readFileSync(
    resolve(__dirname, "../../../../../src/athanor/games/alkemy/rules/kinds.py"),
    "utf8",
  );
  return [...source.matchAll(/^ {4}"([a-z-]+)",$/gm)].flatMap(([, kind]) => kind ?? []);
}

describe("every kind of decision that the engine asks", () => {
  const kinds = kindsOfTheEngine();

  it("is read from the engine", () => {
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds).toContain("announce");
  });

  it.each(kinds)("%s has a hand", (kind) => {
    expect(hasHand(kind)).toBe(true);
  });

  it("and nothing else pretends to have one", () => {
    expect(hasHand("nonsense")).toBe(false);
  });
});
