import { beforeEach, describe, expect, it } from "vitest";
import type { AlchemistView, Word } from "$/protocol/types";
import { Draft } from "$/table/draft.svelte";
import { asked } from "$/table/fakehouse";
import type { Answer, Request } from "$/table/socket";
import { message } from "$/words/speaker";
import { AlchemistInput, boardInputOf } from "./board-input.svelte";

/** All that may be chosen at this table; MMM and the like may not. */
const CHOICES = [
  ...["M", "MM", "MB", "MMB"].flatMap((recipe) =>
    [5, 9].map((tile) => `create SD ${recipe} ${tile}`),
  ),
  "copy BT M",
  "copy MS D",
  "copy MS T",
  "take M",
  "draw",
];

/** A house that offers these choices and refuses all others, and notes what it was asked. */
class Desk {
  asked: string[] = [];
  made: string[] = [];

  async request(request: Request): Promise<Answer> {
    if (request.type === "steps") {
      const before = request.words === "" ? [] : (request.words ?? "").split(" ");
      const follow = CHOICES.map((text) => text.split(" ")).filter(
        (parts) => parts.length > before.length && before.every((word, at) => parts[at] === word),
      );
      const words = [...new Set(follow.map((parts) => parts[before.length] ?? ""))];
      return {
        type: "offer",
        id: "",
        words: words.map((one) => word(one, follow, before)),
        choices: [],
        more: 0,
      };
    }
    if (request.type === "choose") {
      this.made.push(request.text);
      return { type: "done", id: "", seq: 1 };
    }
    if (request.type !== "ask") throw new Error(`nobody should ${request.type}`);
    this.asked.push(request.text);
    if (!CHOICES.includes(request.text)) {
      return {
        type: "refused",
        id: "",
        refusal: { message: message("no"), rules: ["ALC-045"] },
        stale: false,
        word: null,
      };
    }
    const choice = { text: request.text, message: message("yes"), things: [] };
    return { type: "preview", id: "", choice, lines: [], rules: [], final: false };
  }
}

function word(one: string, follow: string[][], before: string[]): Word {
  const led = follow.filter((parts) => parts[before.length] === one);
  const text = led[0]?.join(" ") ?? "";
  const choice = led.length === 1 ? { text, message: message("yes"), things: [] } : null;
  return { word: one, count: led.length, caption: [], choice };
}

const ASKED = asked({ count: CHOICES.length });

const cauldron = (name: string, products: number[], recipe: number[] | null) => ({
  name,
  products,
  potion: recipe && { creator: 1, recipe, value: 7 },
});

const VIEW = {
  tiles: [5, 9],
  cauldrons: [
    cauldron("SD", [1, 3], null),
    cauldron("ST", [1, 4], null),
    cauldron("BT", [2, 4], [1, 0, 0, 0, 0]),
    cauldron("MS", [0, 1], [0, 0, 0, 1, 1]),
    cauldron("MB", [0, 2], [0, 2, 0, 0, 0]),
  ],
} as unknown as AlchemistView;

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

let desk: Desk;
let draft: Draft;
let input: AlchemistInput;

beforeEach(async () => {
  desk = new Desk();
  draft = new Draft(desk);
  draft.keeps = true;
  input = boardInputOf(draft);
  draft.attend(ASKED, 4);
  input.attend(ASKED);
  await settled();
});

async function brew(...letters: string[]): Promise<void> {
  await input.pressCauldron(VIEW, "SD");
  input.follow();
  await settled();
  for (const letter of letters) {
    await input.pressCube(VIEW, letter);
    await settled();
    input.follow();
    await settled();
  }
}

describe("what may be chosen", () => {
  it("is what the house offers", () => {
    expect(input.cauldron("SD")).toBe("may");
    expect(input.cauldron("BT")).toBe("may");
    expect(input.cauldron("ST")).toBe("not");
    expect(input.reserve("M")).toBe("may");
    expect(input.reserve("T")).toBe("not");
    expect(input.bag()).toBe("may");
  });

  it("is nothing while somebody else decides", () => {
    input.attend(null);
    expect(input.cauldron("SD")).toBe("idle");
    expect(input.bag()).toBe("idle");
  });

  it("is the same for all parts of the table", () => {
    expect(boardInputOf(draft)).toBe(input);
  });
});

describe("a new potion", () => {
  it("begins with an empty cauldron", async () => {
    await brew();
    expect(draft.text).toBe("create SD");
    expect(input.cauldron("SD")).toBe("chosen");
    expect(input.creating).toBe(true);
  });

  it("is put together cube by cube, and cubes come out again", async () => {
    await brew("B", "M", "M");
    expect(draft.text).toBe("create SD MMB 9");
    await input.takeOut(VIEW, "M");
    expect(draft.text).toBe("create SD MB 9");
  });

  it("knows which cubes still fit", async () => {
    await brew("M", "M");
    expect(input.cube("B")).toBe("may");
    expect(input.cube("M")).toBe("not");
  });

  it("stays as it was when a cube does not fit, and the reason is said at the cube", async () => {
    await brew("M", "M", "M");
    expect(desk.asked).toContain("create SD MMM 9");
    expect(draft.refusal?.rules).toEqual(["ALC-045"]);
    expect(draft.thing).toBe("cube:M");
    expect(draft.text).toBe("create SD MM 9");
    await input.takeOut(VIEW, "M");
    expect(draft.text).toBe("create SD M 9");
    expect(draft.refusal).toBeNull();
  });

  it("keeps its main button when a cube does not fit", async () => {
    await brew("M", "M");
    await input.pressCube(VIEW, "M");
    expect(draft.refusal).not.toBeNull();
    expect(draft.choice?.text).toBe("create SD MM 9");
  });

  it("is carried out by a second press on its tile", async () => {
    await brew("M");
    await input.pressTile(9);
    expect(desk.made).toEqual(["create SD M 9"]);
  });

  it("goes through a recipe that may not be brewed to one that may", async () => {
    await brew("B");
    expect(draft.refusal).not.toBeNull();
    expect(input.prepared.recipe).toBe("B");
    await input.pressCube(VIEW, "M");
    await settled();
    expect(draft.refusal).toBeNull();
    expect(draft.text).toBe("create SD MB 9");
  });

  it("is complete with the highest tile, and another stays when the recipe changes", async () => {
    await brew("M");
    expect(draft.choice?.text).toBe("create SD M 9");
    await input.pressTile(5);
    await settled();
    expect(draft.choice?.text).toBe("create SD M 5");
    await input.pressCube(VIEW, "M");
    await settled();
    expect(draft.choice?.text).toBe("create SD MM 5");
  });

  it("waits for its tile where whole choices are carried out at once", async () => {
    draft.direct = true;
    await brew("M");
    expect(draft.text).toBe("create SD M");
    expect(desk.made).toEqual([]);
  });

  it("may have its tile chosen before its recipe", async () => {
    await brew();
    await input.pressTile(5);
    expect(input.tile(5)).toBe("chosen");
    await input.pressCube(VIEW, "M");
    await settled();
    expect(draft.choice?.text).toBe("create SD M 5");
  });

  it("keeps its tile when the house says the same question again", async () => {
    await brew();
    await input.pressTile(5);
    input.attend({ ...ASKED });
    await settled();
    input.follow();
    await settled();
    expect(input.worth).toBe("5");
    expect(input.cube("M")).toBe("may");
  });

  it("is explained when the cauldron cannot be used, with a cube it would take", async () => {
    await input.pressCauldron(VIEW, "ST");
    expect(desk.asked).toContain("create ST M 9");
    expect(draft.refusal).not.toBeNull();
  });
});

describe("a copy", () => {
  it("is complete where only one cube can be the tribute", async () => {
    await input.pressCauldron(VIEW, "BT");
    await settled();
    expect(draft.choice?.text).toBe("copy BT M");
  });

  it("waits for the tribute where there are several", async () => {
    await input.pressCauldron(VIEW, "MS");
    input.follow();
    await settled();
    expect(draft.text).toBe("copy MS");
    expect(input.cube("T")).toBe("may");
    expect(input.cube("M")).toBe("idle");
    await input.pressCube(VIEW, "T");
    await settled();
    expect(draft.choice?.text).toBe("copy MS T");
    expect(input.cube("T")).toBe("chosen");
  });

  it("is explained when it cannot be paid, with a cube of its recipe", async () => {
    await input.pressCauldron(VIEW, "MB");
    expect(desk.asked).toContain("copy MB S");
  });
});

describe("taking", () => {
  it("is one press, from the reserve or from the bag", async () => {
    await input.pressReserve("M");
    await settled();
    expect(draft.choice?.text).toBe("take M");
    expect(input.reserve("M")).toBe("chosen");
    await input.pressBag();
    await settled();
    expect(draft.choice?.text).toBe("draw");
  });

  it("is explained when there is nothing to take", async () => {
    await input.pressReserve("T");
    expect(desk.asked).toContain("take T");
    expect(draft.refusal).not.toBeNull();
  });
});
