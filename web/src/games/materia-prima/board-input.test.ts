import { describe, expect, it, vi } from "vitest";
import type { Asked, Choice, Word } from "$/protocol/types";
import { Draft } from "$/table/draft.svelte";
import { asked } from "$/table/fakehouse";
import type { Answer, SeatRequest } from "$/table/socket";
import { message } from "$/words/speaker";
import { MateriaInput, boardInputOf } from "./board-input.svelte";

function choice(text: string, ...things: string[]): Choice {
  return { text, message: message("materia-prima-nothing"), things };
}

const TURN = [
  choice("move a 1,0", "figure:0-0", "hex:1,0"),
  choice("move h1 2,0", "figure:0-1", "hex:2,0"),
  choice("fight h1 2h1", "figure:0-1", "figure:1-1", "hex:3,0"),
  choice("mine h1", "figure:0-1", "hex:1,1"),
  choice("convert glass", "tower:0"),
  choice("end"),
];

function askedTo(question: string, choices: Choice[] | null): Asked {
  const about = message(`materia-prima-decision-${question}`);
  return asked({ about, count: choices?.length ?? 99, choices });
}

/** A house that offers words by a list of choices and refuses everything else. */
function house(choices: readonly Choice[]) {
  const requests: SeatRequest[] = [];
  const request = vi.fn(async (said: SeatRequest): Promise<Answer> => {
    requests.push(said);
    const id = "1";
    if (said.type === "steps")
      return { type: "offer", id, words: after(said.words ?? ""), ...NOTHING };
    const text = "text" in said ? said.text : "";
    const found = choices.find((one) => one.text === text);
    if (found) return { type: "preview", id, choice: found, lines: [], rules: [], final: false };
    const refusal = { message: message("materia-prima-refusal-spent"), rules: [] };
    return { type: "refused", id, refusal, stale: false, word: null };
  });

  function after(words: string): Word[] {
    const before = words.split(" ").filter(Boolean);
    const next = new Map<string, Choice[]>();
    for (const one of choices) {
      const parts = one.text.split(" ");
      const word = parts[before.length];
      if (word === undefined || before.some((part, at) => part !== parts[at])) continue;
      next.set(word, [...(next.get(word) ?? []), one]);
    }
    return [...next].map(([word, found]) => ({
      word,
      count: found.length,
      caption: [],
      choice: found.length === 1 ? (found[0] ?? null) : null,
    }));
  }

  return { desk: { request }, requests };
}

const NOTHING = { choices: [], more: 0 };

async function input(question: string, choices: Choice[], sent = true) {
  const { desk, requests } = house(choices);
  const draft = new Draft(desk);
  const put = askedTo(question, sent ? choices : null);
  draft.attend(put, 0);
  const made = new MateriaInput(draft);
  made.attend(put);
  await settle();
  return { made, draft, requests };
}

/** Lets all answers of the house come in. */
async function settle(): Promise<void> {
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
}

describe("figures", () => {
  it("begin with the first that can do something", async () => {
    const { made } = await input("act", TURN);
    expect(made.slot).toBe(0);
    expect(made.figure(0, 0)).toBe("chosen");
    expect(made.figure(0, 1)).toBe("may");
    expect(made.hex("1,0")).toBe("may");
    expect(made.hex("2,0")).toBe("idle");
  });

  it("are turned to, and then show what they can do", async () => {
    const { made } = await input("act", TURN);
    await made.pressFigure(0, 1);
    expect(made.slot).toBe(1);
    expect(made.hex("2,0")).toBe("may");
    expect(made.figure(1, 1)).toBe("may");
  });

  it("are those that are written of, and alchemists where none is named", async () => {
    const { made, draft } = await input("act", TURN);
    draft.set("move h1");
    expect(made.slot).toBe(1);
    expect(made.order).toEqual({ verb: "move", slot: 1, goal: "" });
    draft.set("convert glass");
    expect(made.slot).toBe(0);
  });

  it("attack whom they are pointed at", async () => {
    const { made, draft } = await input("act", TURN);
    made.pick(1);
    await made.pressFigure(1, 1);
    await settle();
    expect(draft.choice?.text).toBe("fight h1 2h1");
  });
});

describe("hexes", () => {
  it("are gone to", async () => {
    const { made, draft } = await input("act", TURN);
    await made.pressHex("1,0");
    await settle();
    expect(draft.choice?.text).toBe("move a 1,0");
    expect(made.hex("1,0")).toBe("chosen");
  });

  it("that cannot be gone to are asked about", async () => {
    const { made, draft, requests } = await input("act", TURN);
    await made.pressHex("9,9");
    await settle();
    expect(requests.at(-1)).toMatchObject({ type: "ask", text: "move a 9,9" });
    expect(draft.refusal?.message.key).toBe("materia-prima-refusal-spent");
  });

  it("are where one begins", async () => {
    const { made, draft } = await input("site", [choice("place 0,0", "hex:0,0")]);
    expect(made.hex("0,0")).toBe("may");
    await made.pressHex("0,0");
    await settle();
    expect(draft.choice?.text).toBe("place 0,0");
  });
});

describe("written choices", () => {
  it("may be chosen, are chosen, or are asked about", async () => {
    const { made, draft } = await input("act", TURN);
    expect(made.written("convert glass")).toBe("may");
    expect(made.written("convert gold")).toBe("not");
    await made.write("convert glass");
    await settle();
    expect(made.written("convert glass")).toBe("chosen");
    await made.write("convert gold");
    await settle();
    expect(draft.refusal).not.toBeNull();
  });

  it("that are too many to be sent are learned word by word", async () => {
    const { made } = await input("act", TURN, false);
    expect(made.choices.map(({ text }) => text).sort()).toEqual(
      TURN.map(({ text }) => text).sort(),
    );
  });

  it("are none while nothing is asked", () => {
    const made = new MateriaInput(new Draft());
    expect(made.question).toBe("");
    expect(made.written("end")).toBe("idle");
    expect(made.slot).toBe(-1);
  });
});

it("is one for all parts of the table", () => {
  const draft = new Draft();
  expect(boardInputOf(draft)).toBe(boardInputOf(draft));
});
