import { describe, expect, it } from "vitest";
import type { Asked } from "$/protocol/types";
import { message } from "$/words/speaker";
import { Habits } from "./habits.svelte";

class Memory {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

function asked(kind: string, detail: unknown, texts: string[], moot = false): Asked {
  return {
    seat: 0,
    kind,
    moot,
    detail,
    about: message("about"),
    rules: [],
    secret: false,
    family: false,
    count: texts.length,
    choices: texts.map((text) => ({ text, message: message(text), things: [] })),
    default: null,
  };
}

const REACT = asked("react", { is: "react", figure: "a3", shooter: "b1" }, ["nothing", "shoot"]);
const RUNS = asked("react", { is: "react", figure: "a3", shooter: "b1" }, ["nothing", "walk"]);
const CHARGED = asked("shoot-charger", { is: "figures", figure: "b1", able: ["a1", "a2"] }, [
  "a1",
  "a2",
  "nobody",
]);
const COUNTER = asked("counter", { is: "yes-no", figure: "a3", other: "b1" }, ["no", "yes"]);

describe("what was said beforehand", () => {
  const begin = () => new Habits(new Memory(), () => "/t/one");

  it("is nothing at first: everybody is asked", () => {
    const habits = begin();
    expect([REACT, CHARGED, COUNTER].map((one) => habits.answer(one))).toEqual([null, null, null]);
  });

  it("answers for the figure and the kind it was said of, and for no other", () => {
    const habits = begin();
    habits.set("a3", "react", "never");
    expect(habits.answer(REACT)).toBe("nothing");
    expect(habits.answer(COUNTER)).toBeNull();
    habits.set("a3", "counter", "always");
    expect(habits.answer(COUNTER)).toBe("yes");
  });

  it("asks where what was wished for cannot be done", () => {
    const habits = begin();
    habits.set("a3", "react", "always");
    expect(habits.answer(REACT)).toBe("shoot");
    expect(habits.answer(RUNS)).toBeNull();
  });

  it("names whoever is eager; nobody only if none of them wants to be asked", () => {
    const habits = begin();
    habits.set("a1", "shoot-charger", "never");
    expect(habits.answer(CHARGED)).toBeNull();
    habits.set("a2", "shoot-charger", "never");
    expect(habits.answer(CHARGED)).toBe("nobody");
    habits.set("a2", "shoot-charger", "always");
    expect(habits.answer(CHARGED)).toBe("a2");
  });

  it("settles what nothing depends on, unless somebody wants to be asked all the same", () => {
    const habits = begin();
    const keep = asked("keep", { is: "keep" }, ["keep 1 2", "keep 1 3"], true);
    expect(habits.answer(keep)).toBe("keep 1 2");
    habits.skipsMoot = false;
    expect(habits.answer(keep)).toBeNull();
  });

  it("is kept for the match, and forgotten in the next", () => {
    const memory = new Memory();
    let match = "/t/one";
    new Habits(memory, () => match).set("a3", "react", "never");
    expect(new Habits(memory, () => match).of("a3", "react")).toBe("never");
    match = "/t/two";
    expect(new Habits(memory, () => match).of("a3", "react")).toBe("ask");
  });

  it("bears a shelf with something else on it", () => {
    const memory = new Memory();
    memory.setItem("athanor-alkemy", '{"match": "/t/one", "wishes": [["a3 react", "perhaps"]]}');
    expect(new Habits(memory, () => "/t/one").of("a3", "react")).toBe("ask");
    memory.setItem("athanor-alkemy", "nonsense");
    expect(new Habits(memory, () => "/t/one").skipsMoot).toBe(true);
  });
});
