import { describe, expect, it } from "vitest";
import type { Advice } from "$/protocol/types";
import { asked } from "$/table/fakehouse";
import type { Answer } from "$/table/socket";
import { Hint } from "./hint.svelte";

const message = (key: string) => ({ is: "message" as const, key, args: {} });
const ASKED = asked({ count: 2 });
const ADVICE: Advice = {
  found: "searched",
  deals: 9,
  choices: ["draw", "take M"].map((text) => ({
    text,
    message: message(text),
    things: [],
    low: 0.1,
    high: 0.2,
    gain: 0,
    doubt: 0,
    often: 0,
    why: { because: message("because"), terms: [] },
  })),
};

/** A house that answers when the test wants it to. */
class Slow {
  answer: (answer: Answer) => void = () => undefined;
  request = (): Promise<Answer> => new Promise((resolve) => (this.answer = resolve));
}

const COUNSEL: Answer = { type: "counsel", id: "1", advice: ADVICE };

function asking(right: "given" | "ask" = "given"): {
  hint: Hint;
  house: Slow;
  asked: Promise<unknown>;
} {
  const hint = new Hint();
  hint.attend(ASKED);
  const house = new Slow();
  return { hint, house, asked: hint.ask(house.request, right) };
}

describe("a hint", () => {
  it("is open while a master thinks, and told when it comes", async () => {
    const { hint, house, asked } = asking();
    expect(hint.state).toBe("asking");
    house.answer(COUNSEL);
    expect(await asked).toBeNull();
    expect(hint.state).toBe("told");
    expect(hint.unfolded?.text).toBe("draw");
    hint.unfold(1);
    expect(hint.unfolded?.text).toBe("take M");
    hint.unfold(2);
    expect(hint.unfolded?.text).toBe("take M");
  });

  it("is put away with its question, and stays with it", async () => {
    const { hint, house, asked } = asking();
    house.answer(COUNSEL);
    await asked;
    hint.attend({ ...ASKED });
    expect(hint.open).toBe(true);
    hint.attend({ ...ASKED, count: 3 });
    expect(hint.open).toBe(false);
  });

  it("is dropped when it comes after its question has gone", async () => {
    const { hint, house, asked } = asking();
    hint.attend(null);
    house.answer(COUNSEL);
    await asked;
    expect(hint.advice).toBeNull();
    expect(hint.open).toBe(false);
  });

  it("says why there is none", async () => {
    const { hint, house, asked } = asking();
    const refusal = { message: message("table-no-advice"), rules: [] };
    house.answer({ type: "refused", id: "1", refusal, stale: false, word: null });
    expect(await asked).toBe(refusal);
    expect(hint.open).toBe(false);
  });

  it("opens nothing while others are asked to agree", async () => {
    const { hint, house, asked } = asking("ask");
    expect(hint.open).toBe(false);
    house.answer({ type: "done", id: "1", seq: 1 });
    expect(await asked).toBeNull();
    expect(hint.open).toBe(false);
  });
});
