import { describe, expect, test } from "vitest";
import type { Asked, Choice } from "$/protocol/types";
import { Draft, type Desk } from "$/table/draft.svelte";
import { message } from "$/words/speaker";
import { BoardInput, boardInputOf } from "./board-input.svelte";

const option = (text: string, ...things: string[]): Choice => ({
  text,
  message: message("alkemy-option"),
  things,
});

function asking(kind: string, choices: Choice[] | null, more: Partial<Asked> = {}): Asked {
  const figure = message("alkemy-figure", { name: "Garlan", label: "a1" });
  return {
    seat: 0,
    kind,
    moot: false,
    detail: null,
    about: message(`alkemy-ask-${kind}`, { figure }),
    rules: [],
    secret: false,
    family: false,
    count: choices?.length ?? 0,
    choices,
    default: null,
    ...more,
  };
}

/** A house that knows some spots, and refuses all others. */
function desk(...legal: string[]): Desk {
  return {
    request: async (request) => {
      const id = "1";
      if (request.type === "ask" && !legal.includes(request.text)) {
        const refusal = { message: message("alkemy-refusal-too-far"), rules: ["AK2-603"] };
        return { type: "refused", id, refusal, stale: false, word: null };
      }
      if (request.type === "ask") {
        const [x, y] = request.text.split(",").map((one) => 1000 * Number(one));
        const choice = option(request.text, `spot:${x},${y}`);
        return { type: "preview", id, choice, lines: [], rules: [], final: false };
      }
      return { type: "offer", id, words: [], choices: [], more: 0 };
    },
  };
}

function hands(asked: Asked, house = desk()): { input: BoardInput; draft: Draft } {
  const draft = new Draft(house);
  draft.attend(asked, 1);
  const input = new BoardInput(draft);
  input.attend(asked);
  return { input, draft };
}

const ORDERS = [
  option("walk"),
  option("charge b1", "figure:b1"),
  option("charge b2", "figure:b2"),
  option("shoot b2", "figure:b2"),
  option("post 1", "post:1"),
];

describe("what is pressed", () => {
  test("an enemy that one choice is about is chosen", () => {
    const { input, draft } = hands(asking("announce", ORDERS));
    input.press("figure:b1");
    expect(draft.text).toBe("charge b1");
    expect(input.pressed).toBeNull();
  });

  test("is carried out at once, unless everything is to be asked about", () => {
    const wished: string[] = [];
    const house: Desk = {
      request: async (request) => {
        wished.push(request.type);
        return { type: "offer", id: "1", words: [], choices: [], more: 0 };
      },
    };
    const { input, draft } = hands(asking("announce", ORDERS), house);
    draft.careful = true;
    input.press("figure:b1");
    expect(wished).not.toContain("choose");
    draft.careful = false;
    input.press("figure:b1");
    expect(wished).toContain("choose");
  });

  test("one that several are about gets a menu, and shows its card", () => {
    const { input, draft } = hands(asking("announce", ORDERS));
    input.press("figure:b2");
    expect(draft.text).toBe("");
    expect(input.pressed).toBe("figure:b2");
    expect(input.opened).toBe("b2");
  });

  test("somebody at whom the act cannot be aimed is told why, and the act stays", async () => {
    const { input, draft } = hands(asking("announce", ORDERS));
    draft.set("charge");
    await expect.poll(() => draft.refusal).not.toBeNull();
    input.press("figure:a2");
    await expect.poll(() => draft.thing).toBe("figure:a2");
    expect(draft.refusal?.rules).toEqual(["AK2-603"]);
    expect(draft.text).toBe("charge");
    expect(input.opened).not.toBe("a2");
  });

  test("once an act is said, the enemy alone is missing", () => {
    const { input, draft } = hands(asking("announce", ORDERS));
    draft.set("charge");
    expect(input.standing("figure:b2")).toBe("may");
    expect(input.standing("post:1")).toBe("idle");
    input.press("figure:b2");
    expect(draft.text).toBe("charge b2");
  });

  test("the card of whoever is to act lies open unasked, until somebody asks for one", () => {
    const { input } = hands(asking("announce", ORDERS));
    expect([input.opened, input.unasked]).toEqual(["a1", true]);
    input.press("figure:b5");
    expect([input.opened, input.unasked]).toEqual(["b5", false]);
  });

  test("a figure that no choice is about shows its card, and hides it again", () => {
    const { input, draft } = hands(asking("announce", ORDERS));
    input.press("figure:b5");
    expect([draft.text, input.opened]).toEqual(["", "b5"]);
    input.press("figure:b5");
    expect(input.opened).toBeNull();
  });
});

describe("a spot", () => {
  const place = (...texts: string[]) =>
    asking(
      "walk",
      texts.map((text) => option(text, spot(text))),
      { family: true },
    );
  const spot = (text: string) =>
    `spot:${text
      .split(",")
      .map((one) => 1000 * Number(one))
      .join(",")}`;

  test("is asked for, and the figure stands there as a ghost", async () => {
    const { input, draft } = hands(place("3,4"), desk("5.1,6"));
    await input.pressGround({ x: 5100, y: 6000 }, "5.1,6");
    expect(draft.choice?.text).toBe("5.1,6");
    expect(input.ghost).toEqual({ x: 5100, y: 6000 });
  });

  test("that is refused says why, and the ghost stays where it was put", async () => {
    const { input, draft } = hands(place("3,4"));
    await input.pressGround({ x: 9000, y: 9000 }, "9,9");
    expect(draft.choice).toBeNull();
    expect(draft.refusal?.rules).toEqual(["AK2-603"]);
    expect(input.ghost).toEqual({ x: 9000, y: 9000 });
  });

  test("near one that is offered means that one: contact is exact to a hair", async () => {
    const { input, draft } = hands(place("3,4"), desk("3,4"));
    await input.pressGround({ x: 3200, y: 4100 }, "3.2,4.1");
    expect(draft.text).toBe("3,4");
  });
});

test("whoever announces has the own card open; what is prepared comes first", () => {
  const { input, draft } = hands(asking("announce", ORDERS));
  expect(input.reading).toBe("a1");
  draft.set("charge b1");
  expect(input.reading).toBeNull();
});

test("another question forgets what was pressed, the same one does not", () => {
  const { input } = hands(asking("announce", ORDERS));
  input.press("figure:b2");
  input.attend(asking("announce", ORDERS));
  expect(input.pressed).toBe("figure:b2");
  input.attend(asking("initiative", [option("a1", "figure:a1")]));
  expect(input.pressed).toBeNull();
});

test("all parts of a board share its hands", () => {
  const draft = new Draft();
  expect(boardInputOf(draft)).toBe(boardInputOf(draft));
});
