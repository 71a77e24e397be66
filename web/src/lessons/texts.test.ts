import { expect, it } from "vitest";
import { gameFiles } from "$/words/files";
import { lessonFiles } from "./texts";

it.each([
  ["alchemist", ["alchemist-lessons"]],
  ["alkemy-v2", ["alkemy-lessons"]],
  ["alkemy-blitz", ["alkemy-lessons"]],
  ["chess", []],
])("finds the words of the lessons of %s, shared by editions or its own", (game, files) => {
  expect(lessonFiles(game)).toEqual(files);
});

it("leaves the words of lessons to who learns", () => {
  expect(gameFiles("alkemy-v2").filter((name) => name.endsWith("-lessons"))).toEqual([]);
});
