import { expect, test } from "vitest";
import { againstBots, changed, nameless, resized, wishOf } from "./seats";

test("a table against bots has the host first", () => {
  expect(againstBots(3, "adept").map(wishOf)).toEqual([
    { kind: "me" },
    { kind: "bot", spec: "adept" },
    { kind: "bot", spec: "adept" },
  ]);
});

test("more seats are filled with bots, fewer keep who came first", () => {
  const plan = changed(againstBots(2, "adept"), 1, { kind: "invited", name: "Maud" });
  expect(resized(plan, 3, "master").map(wishOf)).toEqual([
    { kind: "me" },
    { kind: "invited", name: "Maud" },
    { kind: "bot", spec: "master" },
  ]);
  expect(resized(plan, 1, "master").map(wishOf)).toEqual([{ kind: "me" }]);
});

test("the host who sits down elsewhere leaves the first seat to a bot", () => {
  const plan = changed(againstBots(2, "adept"), 1, { kind: "me" });
  expect(plan.map((seat) => seat.kind)).toEqual(["bot", "me"]);
});

test("somebody at the same device needs a name", () => {
  const plan = changed(againstBots(2, "adept"), 1, { kind: "here", name: " " });
  expect(nameless(plan)).toEqual([1]);
  const named = changed(plan, 1, { name: " Ada " });
  expect(nameless(named)).toEqual([]);
  expect(wishOf(named[1]!)).toEqual({ kind: "me", name: "Ada" });
});

test("an open seat and an expected guest are what they say", () => {
  expect(wishOf({ kind: "open", name: "x", spec: "adept" })).toEqual({ kind: "open" });
  expect(wishOf({ kind: "invited", name: "", spec: "" })).toEqual({ kind: "invited", name: "" });
});
