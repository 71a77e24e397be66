import { describe, expect, it } from "vitest";
import type { Arg, Asked, Choice } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { message } from "$/words/speaker";
import { BoardInput } from "../board-input.svelte";
import { Plan } from "./plan.svelte";

/** A draft as far as plans need it: the house objects to what is not among the choices. */
class House {
  text = "";
  choice: Choice | null = null;
  notice = null;
  done: string[] = [];
  asked: Asked | null = null;

  async ask(text: string): Promise<void> {
    this.text = text;
    this.choice = this.asked?.choices?.find((one) => one.text === text) ?? null;
    await Promise.resolve();
  }
  async confirm(): Promise<void> {
    if (this.choice !== null) this.done.push(`${this.asked?.kind} ${this.choice.text}`);
    await Promise.resolve();
  }
}

function question(kind: string, texts: string[], label?: string): Asked {
  const args: Record<string, Arg> = label === undefined ? {} : { figure: message("x", { label }) };
  return {
    seat: 0,
    kind,
    moot: false,
    detail: null,
    about: message(`alkemy-ask-${kind}`, args),
    rules: [],
    secret: false,
    family: false,
    count: texts.length,
    choices: texts.map((text) => ({ text, message: message("x"), things: [] })),
    default: null,
  };
}

function table(chance = () => 0) {
  const house = new House();
  const draft = house as unknown as Draft;
  const plan = new Plan(draft, new BoardInput(draft), chance);
  const put = async (asked: Asked, stage = "scenery"): Promise<void> => {
    house.asked = asked;
    await plan.attend(asked, stage);
  };
  return { house, plan, put };
}

describe("what is decided ahead", () => {
  it("is carried out question by question, and left to be looked at where it should", async () => {
    const { house, plan, put } = table();
    await put(question("scenery", ["wood", "pond"]));
    await plan.follow([
      { kind: "scenery", text: "wood" },
      { kind: "turn", text: "45" },
      { kind: "piece", text: "3,4", shown: true },
    ]);
    await put(question("turn", ["0", "45"]));
    await put(question("piece", ["3,4"]));
    expect(house.done).toEqual(["scenery wood", "turn 45"]);
    expect(house.choice?.text).toBe("3,4");
    expect(plan.steps).toEqual([]);
  });

  it("waits for other questions to be answered, and ends where something new begins", async () => {
    const { house, plan, put } = table();
    await put(question("next-order", ["a1", "a2"]));
    await plan.follow([
      { kind: "next-order", text: "a2" },
      { kind: "next-order", text: "a1" },
    ]);
    await put(question("walk", ["3,4"]));
    expect(plan.steps).toHaveLength(1);
    await put(question("activate", ["a3"]));
    expect(plan.steps).toEqual([]);
    expect(house.done).toEqual(["next-order a2"]);
  });

  it("is dropped where the house objects", async () => {
    const { house, plan, put } = table();
    await put(question("target-first", ["b1"]));
    await plan.follow([
      { kind: "target-first", text: "b9" },
      { kind: "target-also", text: "b1" },
    ]);
    expect(house.done).toEqual([]);
    expect(plan.steps).toEqual([]);
  });

  it("does not answer for another figure", async () => {
    const { house, plan, put } = table();
    await put(question("upgrade", ["upgrade 1", "done"], "a1"));
    await plan.follow([
      { kind: "upgrade", text: "upgrade 1", figure: "a1" },
      { kind: "upgrade", text: "done", figure: "a1" },
    ]);
    await put(question("upgrade", ["upgrade 1", "done"], "a2"));
    expect(house.done).toEqual(["upgrade upgrade 1"]);
    expect(plan.steps).toEqual([]);
  });
});

describe("chance", () => {
  it("answers until the stage is over, and never stops of its own accord", async () => {
    const { house, plan, put } = table(() => 0.99);
    await put(question("scenery", ["wood", "pond", "stop"]));
    plan.byChance = "scenery";
    await put(question("scenery", ["wood", "pond", "stop"]));
    await put(question("token", ["piece 1 3,4"]), "tokens");
    expect(house.done).toEqual(["scenery pond"]);
    expect(plan.byChance).toBeNull();
  });
});
