import { expect, test } from "vitest";
import { folderOf } from "./game";

const FOLDERS = ["alchemist", "alkemy", "ars-alchimia", "picture"];

test("a game has a folder of its own", () => {
  expect(folderOf("ars-alchimia", FOLDERS)).toBe("ars-alchimia");
});

test("editions of a game share one folder", () => {
  expect(folderOf("alkemy-v2", FOLDERS)).toBe("alkemy");
  expect(folderOf("alkemy-blitz", FOLDERS)).toBe("alkemy");
});

test("an edition may have a folder of its own all the same", () => {
  expect(folderOf("alkemy-blitz", [...FOLDERS, "alkemy-blitz"])).toBe("alkemy-blitz");
});

test("a game that nobody has drawn a board for is shown as the house draws it", () => {
  expect(folderOf("alkemyst", FOLDERS)).toBe("picture");
  expect(folderOf("philtre", FOLDERS)).toBe("picture");
});
