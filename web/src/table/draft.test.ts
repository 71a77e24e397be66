import { beforeEach, describe, expect, it } from "vitest";
import type { Asked, Choice, Offer, Word } from "$/protocol/types";
import { Draft } from "./draft.svelte";
import { asked } from "./fakehouse";
import type { Answer, Request } from "./socket";

const message = (key: string) => ({ is: "message" as const, key, args: {} });
const choice = (text: string): Choice => ({ text, message: message("act"), things: [] });
const ASKED = asked({ seat: 1, count: 3 });

/** Answers like a house at which one may `draw`, or `take` a `mushroom` or a `spider`. */
class FakeDesk {
  readonly legal = ["draw", "take mushroom", "take spider"];
  readonly asked: Request[] = [];
  /** While held, answers wait until `release`. */
  held: (() => void)[] | null = null;
  stale = false;
  final = false;

  async request(request: Request): Promise<Answer> {
    this.asked.push(request);
    const answer = this.#answer(request);
    const { held } = this;
    if (held) await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  }

  #answer(request: Request): Answer {
    const id = String(this.asked.length);
    if (this.stale) return refused(id, "stale", true);
    if (request.type === "steps") return offer(id, this.#next(request.words));
    if (request.type === "search") {
      const found = this.legal.filter((text) => text.includes(request.words));
      return { ...offer(id), choices: found.map(choice), more: 2 };
    }
    if (request.type === "point") {
      const here = this.legal.slice(request.x);
      if (here.length === 0) return refused(id, "nothing-there", false);
      return here.length === 1 && here[0] !== undefined
        ? this.#preview(id, here[0])
        : { ...offer(id), choices: here.map(choice) };
    }
    if (request.type === "ask") return this.#preview(id, request.text);
    return { type: "done", id, seq: 1 };
  }

  #next(words = ""): Word[] {
    const before = words === "" ? "" : `${words} `;
    const rest = this.legal.filter((text) => text.startsWith(before) && text !== words);
    const nexts = new Set(rest.map((text) => text.slice(before.length).split(" ")[0] ?? ""));
    return [...nexts].map((word) => {
      const left = rest.filter((text) => text.startsWith(`${before}${word}`));
      const [only] = left;
      const made = left.length === 1 && only !== undefined ? choice(only) : null;
      return { word, count: left.length, caption: [message(`called-${word}`)], choice: made };
    });
  }

  #preview(id: string, text: string): Answer {
    if (!this.legal.includes(text)) return refused(id, "no", false);
    return {
      type: "preview",
      id,
      choice: choice(text),
      lines: [["will follow"]],
      rules: ["X-1"],
      final: this.final,
    };
  }
}

function offer(id: string, words: Word[] = []): Offer {
  return { type: "offer", id, words, choices: [], more: 0 };
}

function refused(id: string, key: string, stale: boolean): Answer {
  return {
    type: "refused",
    id,
    refusal: { message: message(key), rules: ["X-2"] },
    stale,
    word: null,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let desk: FakeDesk;
let draft: Draft;

beforeEach(async () => {
  desk = new FakeDesk();
  draft = new Draft(desk);
  draft.attend(ASKED, 7);
  await settled();
});

describe("a draft", () => {
  it("offers the first words by itself", () => {
    expect(draft.next.map(({ word }) => word)).toEqual(["draw", "take"]);
    expect(desk.asked).toEqual([{ type: "steps", at: 7, seat: 1, words: "" }]);
  });

  it("goes on word by word and previews a complete choice", async () => {
    draft.push("take");
    await settled();
    expect(draft.next.map(({ word }) => word)).toEqual(["mushroom", "spider"]);
    draft.push("spider");
    await settled();
    expect(draft.choice?.text).toBe("take spider");
    expect(draft.lines).toEqual([["will follow"]]);
    expect(draft.rules).toEqual(["X-1"]);
  });

  it("tells what each word stands for, also where a board wrote several at once", async () => {
    desk.legal.push("brew in cauldron quickly", "brew in cauldron slowly");
    draft.attend({ ...ASKED, count: 5 }, 8);
    await settled();
    draft.set("brew in cauldron");
    await settled();
    expect(draft.parts).toEqual([
      { word: "brew", caption: [message("called-brew")] },
      { word: "in", caption: [message("called-in")] },
      { word: "cauldron", caption: [message("called-cauldron")] },
    ]);
    draft.pop();
    expect(draft.parts).toEqual([]);
  });

  it("asks only once what may follow the same words", async () => {
    draft.push("take");
    await settled();
    expect(draft.parts.map(({ word }) => word)).toEqual(["take"]);
    expect(desk.asked.map((one) => one.type === "steps" && one.words)).toEqual(["", "take"]);
  });

  it("asks once for a board and for the words, also while the answer is under way", async () => {
    desk.held = [];
    draft.push("take");
    const [one, two] = [draft.offers("take"), draft.offers(" take ")];
    desk.held.forEach((resolve) => resolve());
    expect((await one).map(({ word }) => word)).toEqual(["mushroom", "spider"]);
    expect(await two).toEqual(await one);
    expect(
      desk.asked.filter((asked) => asked.type === "steps" && asked.words === "take"),
    ).toHaveLength(1);
  });

  it("asks again what could not be answered", async () => {
    desk.stale = true;
    expect(await draft.offers("take")).toEqual([]);
    desk.stale = false;
    expect(await draft.offers("take")).toHaveLength(2);
  });

  it("completes a word that leads to one choice only", async () => {
    desk.legal.push("burn the book");
    draft.attend({ ...ASKED, count: 4 }, 8);
    await settled();
    draft.push("burn");
    await settled();
    expect(draft.text).toBe("burn the book");
    draft.pop();
    await settled();
    expect(draft.text).toBe("");
  });

  it("goes back the way it came", async () => {
    draft.set("take spider");
    await settled();
    draft.pop();
    expect(draft.text).toBe("take");
    expect(draft.choice).toBeNull();
  });

  it("says why not", async () => {
    await draft.ask("take  troll-eye ");
    expect(draft.text).toBe("take troll-eye");
    expect(draft.refusal?.message.key).toBe("no");
    draft.clear();
    expect(draft.refusal).toBeNull();
  });

  it("takes a point of the picture for the choice it stands for", async () => {
    await draft.point(2, 0);
    expect(draft.text).toBe("take spider");
    expect(draft.choice?.text).toBe("take spider");
  });

  it("lists what a point of the picture may stand for", async () => {
    await draft.point(1, 0);
    expect(draft.choice).toBeNull();
    expect(draft.found.map(({ text }) => text)).toEqual(["take mushroom", "take spider"]);
  });

  it("offers the options as before where there is nothing to point at", async () => {
    await draft.point(desk.legal.length, 0);
    expect(draft.refusal?.message.key).toBe("nothing-there");
    expect(draft.next.map(({ word }) => word)).toEqual(["draw", "take"]);
  });

  it("finds options by their words", async () => {
    await draft.searching("take");
    expect(draft.found.map(({ text }) => text)).toEqual(["take mushroom", "take spider"]);
    expect(draft.more).toBe(2);
    await draft.searching(" ");
    expect(draft.found).toEqual([]);
  });

  it("carries out only what is complete", async () => {
    await draft.confirm();
    draft.set("draw");
    await settled();
    await draft.confirm();
    const chosen = desk.asked.filter(({ type }) => type === "choose");
    expect(chosen).toEqual([{ type: "choose", at: 7, seat: 1, text: "draw" }]);
  });

  it("carries a complete choice out at once for who wants it so", async () => {
    draft.direct = true;
    draft.set("draw");
    await settled();
    expect(desk.asked.at(-1)?.type).toBe("choose");
  });

  it("never carries out what somebody was advised to do, but prepares it", async () => {
    draft.direct = true;
    await draft.prepare("draw");
    expect(draft.choice?.text).toBe("draw");
    expect(desk.asked.some(({ type }) => type === "choose")).toBe(false);
  });

  it("keeps what was prepared while the question stays, and not longer", async () => {
    draft.set("take");
    draft.attend({ ...ASKED }, 7);
    expect(draft.text).toBe("take");
    draft.attend({ ...ASKED, about: message("something else") }, 8);
    expect(draft.text).toBe("");
    draft.attend(null, 9);
    await settled();
    expect(draft.next).toEqual([]);
  });

  it("begins anew where the same moment asks for something else, as a page of a lesson does", async () => {
    const asks = (...texts: string[]): Asked => ({ ...ASKED, choices: texts.map(choice) });
    draft.attend(asks("draw"), 4);
    await draft.ask("draw");
    draft.attend(asks("draw"), 4);
    expect(draft.choice?.text).toBe("draw");
    draft.attend(asks("take spider"), 4);
    expect(draft.choice).toBeNull();
  });

  it("keeps what was prepared while others choose at the same time", async () => {
    draft.set("draw");
    await settled();
    draft.attend({ ...ASKED }, 8);
    expect(draft.choice?.text).toBe("draw");
    await draft.confirm();
    expect(desk.asked.at(-1)).toMatchObject({ type: "choose", at: 8 });
    draft.attend({ ...ASKED }, 9);
    expect(draft.text).toBe("");
  });

  it("drops answers to what nobody asks any longer", async () => {
    const held: (() => void)[] = [];
    desk.held = held;
    draft.set("draw");
    await settled();
    desk.held = null;
    draft.set("take");
    await settled();
    held.forEach((release) => release());
    await settled();
    expect(draft.text).toBe("take");
    expect(draft.choice).toBeNull();
    expect(draft.next.map(({ word }) => word)).toEqual(["mushroom", "spider"]);
  });

  it("tells that a choice came too late, also when the next question is there", async () => {
    draft.set("draw");
    await settled();
    desk.stale = true;
    await draft.confirm();
    draft.attend(ASKED, 8);
    expect(draft.notice?.message.key).toBe("stale");
    draft.set("take");
    expect(draft.notice).toBeNull();
  });

  it("asks nobody in a replay", async () => {
    const inert = new Draft();
    inert.attend(ASKED, 0);
    inert.set("draw");
    await inert.confirm();
    await settled();
    expect(inert.choice).toBeNull();
    expect(inert.busy).toBe(false);
  });
});

describe("a question with one answer", () => {
  const ONLY: Asked = { ...ASKED, count: 1, choices: [choice("draw")] };

  async function open(final: boolean, changes: Partial<Asked> = {}, single = true) {
    const desk = new FakeDesk();
    desk.final = final;
    const draft = new Draft(desk);
    draft.single = single;
    draft.attend({ ...ONLY, ...changes }, 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return { desk, draft, made: desk.asked.filter(({ type }) => type === "choose").length };
  }

  it("answers itself", async () => {
    expect((await open(false)).made).toBe(1);
  });

  it("waits where something comes to light, and is prepared", async () => {
    const { draft, made } = await open(true);
    expect(made).toBe(0);
    expect(draft.choice?.text).toBe("draw");
  });

  it("waits where it is secret, and where that is not wanted", async () => {
    expect((await open(false, { secret: true })).made).toBe(0);
    expect((await open(false, {}, false)).made).toBe(0);
  });

  it("waits when it comes again: somebody took the answer back", async () => {
    const { desk, draft } = await open(false);
    draft.attend(null, 5);
    draft.attend({ ...ONLY }, 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(desk.asked.filter(({ type }) => type === "choose")).toHaveLength(1);
  });
});

describe("what is refused", () => {
  it("leaves what is prepared as it was, where that is kept, and is said at the thing", async () => {
    const desk = new FakeDesk();
    const draft = new Draft(desk);
    draft.keeps = true;
    draft.attend(ASKED, 4);
    draft.set("take spider");
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await draft.ask("take dragon", "cube:D");
    expect(draft.refusal).not.toBeNull();
    expect(draft.thing).toBe("cube:D");
    expect(draft.choice?.text).toBe("take spider");
    draft.forgive();
    expect(draft.refusal).toBeNull();
  });

  it("is never made without being asked, if something comes to light by it", async () => {
    const desk = new FakeDesk();
    desk.final = true;
    const draft = new Draft(desk);
    draft.direct = true;
    draft.attend(ASKED, 4);
    await draft.ask("draw");
    expect(draft.final).toBe(true);
    expect(desk.asked.some(({ type }) => type === "choose")).toBe(false);
  });
});
