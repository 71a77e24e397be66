import { describe, expect, it } from "vitest";
import type { Sitter } from "$/protocol/types";
import { botLevel, presence } from "./presence";

function said(sitter: Sitter) {
  const { words, away } = presence(sitter);
  return [words.key, away];
}

describe("whoever sits at a seat", () => {
  it("is you, here or away", () => {
    const ada = { kind: "person" as const, name: "Ada", barred: false };
    expect(said({ ...ada, here: true, you: true })).toEqual(["web-table-you", false]);
    expect(said({ ...ada, here: true, you: false })).toEqual(["web-table-here", false]);
    expect(said({ ...ada, here: false, you: false })).toEqual(["web-table-away", true]);
    const banned = { ...ada, here: false, you: false, barred: true };
    expect(said(banned)).toEqual(["web-table-barred", true]);
  });

  it("has left the match, whoever it is", () => {
    const ada = { kind: "person" as const, name: "Ada", barred: false, here: true, you: true };
    const { words, glyph, away } = presence(ada, true);
    expect([words.key, glyph, away]).toEqual(["web-table-left", "flag", true]);
  });

  it("is expected, by name if the host has given one, or anybody", () => {
    const guest = { kind: "vacant" as const, open: false, yours: false, kept: false };
    expect(said({ ...guest, name: "Maud" })).toEqual(["web-table-expected", true]);
    expect(said({ ...guest, name: "" })).toEqual(["web-table-expected-nobody", true]);
    expect(said({ ...guest, open: true, name: "" })).toEqual(["web-table-free-seat", true]);
  });

  it("is a bot, known by its kind whatever number stands behind it", () => {
    expect(said({ kind: "bot", name: "Zosimos", spec: "adept" })).toEqual(["bots-adept", false]);
    expect(botLevel("search:500").key).toBe("bots-search");
  });
});
