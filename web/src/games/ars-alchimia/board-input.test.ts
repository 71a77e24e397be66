import { beforeEach, describe, expect, it } from "vitest";
import type { ArsView, Choice, Word } from "$/protocol/types";
import { Draft } from "$/table/draft.svelte";
import { asked } from "$/table/fakehouse";
import type { Answer, Request } from "$/table/socket";
import { message } from "$/words/speaker";
import { ArsInput, boardInputOf } from "./board-input.svelte";

const choice = (text: string, ...things: string[]): Choice => ({
  text,
  message: message("yes"),
  things,
});

/** A house that offers these choices and refuses all others, and notes what it was asked. */
class Desk {
  asked: string[] = [];

  constructor(private readonly choices: readonly Choice[]) {}

  async request(request: Request): Promise<Answer> {
    if (request.type === "steps") {
      const words = this.#words((request.words ?? "").split(" ").filter(Boolean));
      return { type: "offer", id: "", words, choices: [], more: 0 };
    }
    if (request.type !== "ask") throw new Error(`nobody should ${request.type}`);
    this.asked.push(request.text);
    const found = this.choices.find(({ text }) => text === request.text);
    if (found)
      return { type: "preview", id: "", choice: found, lines: [], rules: [], final: false };
    const refusal = { message: message("no"), rules: ["ARS-055"] };
    return { type: "refused", id: "", refusal, stale: false, word: null };
  }

  #words(before: readonly string[]): Word[] {
    const texts = this.choices.map(({ text }) => text.split(" "));
    const follow = texts.filter(
      (parts) => parts.length > before.length && before.every((word, at) => parts[at] === word),
    );
    return [...new Set(follow.map((parts) => parts[before.length] ?? ""))].map((word) => {
      const led = follow.filter((parts) => parts[before.length] === word);
      const only = led.length === 1 ? choice((led[0] ?? []).join(" ")) : null;
      return { word, count: led.length, caption: [], choice: only };
    });
  }
}

const price = [{ message: message("why"), value: 9, rules: [] }];
const VIEW = {
  spaces: [
    { name: "L-1", price },
    { name: "L-2", price },
    { name: "F-1", price },
  ],
  players: [{ available: 4 }],
} as unknown as ArsView;

let desk: Desk;
let draft: Draft;
let input: ArsInput;

/** A question is put, and what may be chosen first has been learned. */
async function decide(question: string, ...choices: Choice[]): Promise<void> {
  desk = new Desk(choices);
  draft = new Draft(desk);
  input = boardInputOf(draft);
  const about = message(`ars-alchimia-decision-${question}`);
  const put = asked({ about, count: choices.length, choices });
  draft.attend(put, 1);
  input.attend(put);
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 9; turn++) {
    await Promise.resolve();
    input.follow();
  }
}

describe("sending workers", () => {
  beforeEach(async () => {
    await decide(
      "turn",
      choice("pass"),
      ...["place L-1 2", "place L-1 3", "place L-1 2 H14", "place L-1 1 H14"].map((text) =>
        choice(text, "space:L-1"),
      ),
      choice("place F-1 4", "space:F-1"),
    );
  });

  it("is possible where the house offers it", () => {
    expect(["L-1", "L-2", "F-1"].map((name) => input.space(name))).toEqual(["may", "not", "may"]);
  });

  it("begins with the fewest workers", async () => {
    await input.pressSpace(VIEW, "F-1");
    expect(draft.choice?.text).toBe("place F-1 4");
    expect(input.space("F-1")).toBe("chosen");
  });

  it("tells how many may go, and who could help", async () => {
    await input.pressSpace(VIEW, "L-1");
    await settled();
    expect(draft.text).toBe("place L-1 2");
    expect(input.numbers).toEqual([1, 2, 3]);
    await input.send(1);
    expect(draft.text).toBe("place L-1 1 H14");
    await settled();
    await input.callOn("H14", false);
    expect(draft.text).toBe("place L-1 1 H14");
    await input.send(2);
    await settled();
    expect(draft.text).toBe("place L-1 2 H14");
    expect(input.helpers).toEqual(["H14"]);
    await input.callOn("H14", false);
    expect(draft.text).toBe("place L-1 2");
  });

  it("asks why where nobody may go, with as many as there are", async () => {
    await input.pressSpace(VIEW, "L-2");
    expect(desk.asked).toEqual(["place L-2 4"]);
    expect(draft.refusal?.rules).toEqual(["ARS-055"]);
  });

  it("is not about other things", () => {
    expect(input.thing("track:fire")).toBe("idle");
    expect(input.thing("assistant:H05")).toBe("idle");
  });
});

describe("sending workers with two who help", () => {
  beforeEach(async () => {
    const ways = ["4", "2 H11", "3 H11", "4 H11", "3 H14", "4 H14", "1 H11 H14", "2 H11 H14"];
    const only = choice("place L-2 3 H11 H14", "space:L-2");
    await decide("turn", ...ways.map((way) => choice(`place L-1 ${way}`, "space:L-1")), only);
  });

  it("begins without help where that is possible", async () => {
    await input.pressSpace(VIEW, "L-1");
    expect(draft.choice?.text).toBe("place L-1 4");
    await input.pressSpace(VIEW, "L-2");
    expect(draft.choice?.text).toBe("place L-2 3 H11 H14");
  });

  it("calls on as many as are needed, and lets them go again", async () => {
    await input.pressSpace(VIEW, "L-1");
    await input.send(3);
    await settled();
    expect(draft.choice?.text).toBe("place L-1 3 H11");
    expect(input.helpers).toEqual(["H11", "H14"]);
    await input.callOn("H14", true);
    expect(draft.choice?.text).toBe("place L-1 3 H14");
    await input.send(1);
    await settled();
    expect(draft.choice?.text).toBe("place L-1 1 H11 H14");
    expect(input.helpers).toEqual(["H11", "H14"]);
    await input.send(2);
    await settled();
    await input.callOn("H14", false);
    expect(draft.choice?.text).toBe("place L-1 2 H11");
    await settled();
    await input.callOn("H14", true);
    expect(draft.choice?.text).toBe("place L-1 2 H11 H14");
  });
});

describe("a forge", () => {
  beforeEach(async () => {
    await decide(
      "transform",
      choice("stop"),
      choice("elixir flower fire", "track:flower", "track:fire"),
      choice("elixir flower sand", "track:flower", "track:sand"),
      choice("fulfil C04", "order:C04"),
    );
  });

  it("shows what can be made, and of what", () => {
    expect(input.thing("order:C04")).toBe("may");
    expect(input.thing("order:C09")).toBe("not");
    expect(input.thing("track:snow")).toBe("not");
    expect(input.space("F-1")).toBe("idle");
  });

  it("takes two resources in any order", async () => {
    await input.press("track:fire");
    expect(input.thing("track:fire")).toBe("chosen");
    expect(input.thing("track:flower")).toBe("may");
    expect(input.thing("track:sand")).toBe("not");
    await input.press("track:flower");
    await settled();
    expect(draft.choice?.text).toBe("elixir flower fire");
    expect(input.pair).toEqual(["flower", "fire"]);
  });

  it("lets the first resource go when it is pressed again", async () => {
    await input.press("track:fire");
    await input.press("track:fire");
    expect(input.pair).toEqual([]);
  });

  it("asks about what cannot be made", async () => {
    await input.press("order:C09");
    expect(desk.asked).toEqual(["fulfil C09"]);
    await input.press("track:fire");
    await input.press("track:sand");
    expect(desk.asked.at(-1)).toBe("elixir fire sand");
  });
});

it("exchanges what comes first for what comes second", async () => {
  const things = ["track:fire", "track:sand"];
  await decide(
    "exchange",
    choice("exchange fire sand", ...things),
    choice("exchange sand fire", ...things),
  );
  await input.press("track:sand");
  await input.press("track:fire");
  await settled();
  expect(draft.choice?.text).toBe("exchange sand fire");
});

it("uses the assistant that is pressed", async () => {
  await decide("ability", choice("decline"), choice("use H05", "assistant:H05"));
  await input.press("assistant:H05");
  await settled();
  expect(draft.choice?.text).toBe("use H05");
  expect(input.thing("assistant:H05")).toBe("chosen");
});
