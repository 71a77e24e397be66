import { expect, test } from "vitest";
import { gameFiles, languages, rulesFile } from "./files";
import { preferredLanguage } from "./language";

test("the stored choice comes first, then what the browser asks for, then English", () => {
  const known = ["en", "fr"];
  expect(preferredLanguage(known, "fr", ["en-GB"])).toBe("fr");
  expect(preferredLanguage(known, null, ["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(known, "tlh", ["de"])).toBe("en");
});

test("languages and the files of games are found", () => {
  expect(languages()).toEqual(["en", "fr"]);
  expect(gameFiles("alchemist")).toContain("alchemist");
  expect(gameFiles("alkemy-v2")).toEqual(gameFiles("alkemy-blitz"));
  expect(gameFiles("alkemy-v2")).toContain("alkemy-view");
  expect(gameFiles("alkemy-v2")).not.toContain(rulesFile("alkemy-v2"));
  expect(gameFiles("alkemy-v2")).not.toContain("alchemist");
  expect(gameFiles("ars-alchimia")).toContain("web-ars-alchimia");
});
