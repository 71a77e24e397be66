import { describe, expect, it } from "vitest";
import type { ArsView, Asked, Choice } from "$/protocol/types";
import { asked } from "$/table/fakehouse";
import { message } from "$/words/speaker";
import { Asking, assistantsIn, type Moment } from "./asking.svelte";

function shelf(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const choice = (text: string, ...things: string[]): Choice => ({
  text,
  message: message("yes"),
  things,
});

function put(about: Asked["about"], ...choices: Choice[]): Asked {
  return asked({ about, count: choices.length, choices });
}

const WINDOW = put(
  message("ars-alchimia-decision-ability"),
  choice("decline"),
  choice("use H05", "assistant:H05"),
  choice("use H16", "assistant:H16"),
);
const REROLL = put(
  message("ars-alchimia-decision-reroll", {
    assistant: { is: "label", en: "Lucky Imp", fr: "Diablotin chanceux" },
  }),
  choice("decline"),
  choice("reroll", "die"),
);

function table(changes: Partial<ArsView> = {}): ArsView {
  const assistants = [{ id: "H10", name: { is: "label", en: "Lucky Imp", fr: "" } }];
  const players = [1, 2, 3].map((workshop, seat) => ({
    seat,
    workshop,
    passed: false,
    assistants: seat === 0 ? assistants : [],
  }));
  const view = { stage: "main", active: 1, visit: null, players };
  return { ...view, ...changes } as unknown as ArsView;
}

function wishing(...wishes: [string, Moment][]): Asking {
  const asking = new Asking(shelf());
  for (const [assistant, moment] of wishes) asking.set(assistant, moment);
  return asking;
}

describe("which assistants a question is about", () => {
  it("are those that could be used", () => {
    expect(assistantsIn(table(), WINDOW)).toEqual(["H05", "H16"]);
  });

  it("is the one that a question of its own names", () => {
    expect(assistantsIn(table(), REROLL)).toEqual(["H10"]);
  });

  it("are none where nothing can be declined", () => {
    const turn = put(message("ars-alchimia-decision-turn"), choice("pass"));
    expect(assistantsIn(table(), turn)).toEqual([]);
  });
});

describe("when assistants are offered", () => {
  const other = table({ active: 1 });
  const own = table({ active: 0 });
  const before = table({ active: 2 });

  it("is usually in one's own turns only, from the moment before they begin", () => {
    const asking = wishing();
    expect(asking.answer(other, WINDOW)).toBe("decline");
    expect(asking.answer(own, WINDOW)).toBeNull();
    expect(asking.answer(before, WINDOW)).toBeNull();
  });

  it("is not in the middle of the turn before", () => {
    const visit = { space: "L-1" } as ArsView["visit"];
    expect(wishing().answer(table({ active: 2, visit }), WINDOW)).toBe("decline");
  });

  it.each(["start", "end"])("is at the %s of a year, too", (stage) => {
    expect(wishing().answer(table({ stage }), WINDOW)).toBeNull();
  });

  it("is always, where one of them is always wanted", () => {
    const asking = wishing(["H05", "never"], ["H16", "always"]);
    expect(asking.answer(other, WINDOW)).toBeNull();
  });

  it("is never, where none is wanted", () => {
    const asking = wishing(["H05", "never"], ["H16", "never"], ["H10", "never"]);
    expect(asking.answer(own, WINDOW)).toBe("decline");
    expect(asking.answer(own, REROLL)).toBe("decline");
  });

  it("is whenever an assistant's own moment comes", () => {
    expect(wishing().answer(other, REROLL)).toBeNull();
  });
});

describe("what is kept", () => {
  it("is there again", () => {
    const kept = shelf();
    new Asking(kept).set("H05", "never");
    expect(new Asking(kept).of("H05")).toBe("never");
    expect(new Asking(kept).of("H16")).toBe("turns");
  });

  it.each(["nonsense", "null", '{"H05": "sometimes"}'])("does not stumble over %s", (text) => {
    expect(new Asking(shelf({ "athanor-ars-alchimia": text })).of("H05")).toBe("turns");
  });
});
