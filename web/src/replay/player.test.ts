import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "$/protocol/types";
import { Player, STEP_MILLIS } from "./player.svelte";

let loaded: string[];
let player: Player;

function step(at: number, seat: number): Step {
  const message = { is: "message" as const, key: `line-${at}`, args: {} };
  const told = [
    { at, when: 0, kind: "kind", seat: 0, message, rules: [], things: [], facts: null, was: "" },
  ];
  return { at, of: 4, viewer: seat, view: { at, seat }, told, choice: null, seat: -1 };
}

async function load(at: number, seat: number): Promise<Step> {
  loaded.push(`${seat}:${at}`);
  return step(at, seat);
}

beforeEach(() => {
  vi.useFakeTimers();
  loaded = [];
  player = new Player(4, load);
});

afterEach(() => {
  player.pause();
  vi.useRealTimers();
});

describe("a replay", () => {
  it("steps to and fro, and not beyond the ends", async () => {
    await player.to(2);
    await player.back();
    expect(player.step?.at).toBe(1);
    await player.to(99);
    expect(player.at).toBe(4);
    await player.forward();
    expect(player.at).toBe(4);
    await player.to(-3);
    expect(player.step?.at).toBe(0);
  });

  it("calls fresh only what a step forward brings", async () => {
    await player.to(1);
    expect(player.fresh).toEqual([]);
    await player.forward();
    expect(player.fresh.map(({ at }) => at)).toEqual([2]);
    await player.back();
    expect(player.fresh).toEqual([]);
    await player.to(4);
    expect(player.fresh).toEqual([]);
  });

  it("has the next step at hand, and loads none twice", async () => {
    await player.to(1);
    await player.forward();
    await player.back();
    expect(loaded).toEqual(["-1:1", "-1:2", "-1:3"]);
  });

  it("shows what was asked for last, whatever arrives last", async () => {
    const arrive: ((step: Step) => void)[] = [];
    player = new Player(4, () => new Promise((resolve) => arrive.push(resolve)));
    const first = player.to(1);
    const second = player.to(3);
    arrive[1]?.(step(3, -1));
    await second;
    arrive[0]?.(step(1, -1));
    await first;
    expect(player.step?.at).toBe(3);
  });

  it("shows nothing of a seat once another one looks", async () => {
    await player.to(2);
    const looking = player.look(1);
    expect(player.step).toBeNull();
    await looking;
    expect(player.step?.viewer).toBe(1);
  });

  it("plays to the end by itself, and then rests", async () => {
    await player.to(1);
    player.play();
    await vi.advanceTimersByTimeAsync(STEP_MILLIS);
    expect(player.at).toBe(2);
    await vi.advanceTimersByTimeAsync(10 * STEP_MILLIS);
    expect(player.at).toBe(4);
    expect(player.playing).toBe(false);
  });

  it("begins again from the end", async () => {
    await player.to(4);
    player.play();
    expect(player.at).toBe(0);
  });

  it("goes faster on demand", async () => {
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(STEP_MILLIS);
    expect(player.at).toBe(4);
  });

  it("asks again for a step that could not be loaded", async () => {
    let failing = true;
    player = new Player(4, async (at, seat) => {
      if (failing) throw new Error("no network");
      return step(at, seat);
    });
    await expect(player.to(2)).rejects.toThrow("no network");
    failing = false;
    await player.to(2);
    expect(player.step?.at).toBe(2);
  });
});
