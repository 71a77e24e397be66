import { expect, it } from "vitest";
import { Whose } from "./whose.svelte";

it("shows one's own things until others are asked for, and again afterwards", () => {
  const whose = new Whose(() => 2);
  expect([whose.shown, whose.isMine]).toEqual([2, true]);
  whose.look(0);
  expect([whose.shown, whose.isMine]).toEqual([0, false]);
  whose.back();
  expect([whose.shown, whose.isMine]).toEqual([2, true]);
});

it("shows the first seat to whoever has none, as somebody else's", () => {
  const whose = new Whose(() => -1);
  expect([whose.shown, whose.isMine]).toEqual([0, false]);
});
