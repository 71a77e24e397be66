import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sitter, TableSummary } from "$/protocol/types";
import { asked, FakeHouse, told } from "./fakehouse";
import { LiveTable } from "./live.svelte";

const you = (name: string): Sitter => ({
  kind: "person",
  name,
  here: true,
  you: true,
  barred: false,
});

const ASKED = asked({ choices: [] });

function card(seats: Sitter[]): TableSummary {
  return {
    id: "aaaaaaaaaaaa",
    game: "alchemist",
    options: {},
    packs: [],
    laid: [],
    phase: "playing",
    seats,
    pace: { kind: "live", seconds: 0, time_up: "nothing", budget: 0, increment: 0 },
    undo: "own",
    listed: true,
    opened: 0,
    moved: 0,
    answers: 0,
    waiting: [],
    commitment: "",
    host: false,
    rematch: "",
    host_name: "",
    about: null,
    deadline: null,
    private: false,
    lesson: "",
    advice: "on",
    puzzle: "",
  };
}

let house: FakeHouse;
let table: LiveTable;

function sitDown(...seats: Sitter[]): void {
  table = new LiveTable(card(seats), house.connect);
  house.wire.accept();
}

beforeEach(() => {
  // The card of the table cannot be had here: what it last said stays.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  house = new FakeHouse();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("a table on its page", () => {
  it("is looked at from the own seat", () => {
    sitDown(you("Ada"), { kind: "bot", name: "Zosimos", spec: "adept" });
    expect(house.heard[0]).toMatchObject({ type: "hello", viewer: 0 });
    expect(table.actor).toBe(0);
  });

  it("is looked at from a seat as soon as it is taken", () => {
    house.own = [];
    sitDown({ kind: "vacant", open: true, name: "", yours: false, kept: false });
    expect(table.actor).toBe(-1);
    house.own = [0];
    house.wire.say(house.scene(-1, 1));
    expect(house.heard.at(-1)).toEqual({ type: "look", viewer: 0 });
    expect(table.scene?.viewer).toBe(0);
  });

  it("shows nothing of anybody while a device shared by two is handed over", () => {
    house.own = [0, 1];
    sitDown(you("Ada"), you("Maud"));
    expect(table.scene?.viewer).toBe(-1);
    table.look(0);
    expect(table.scene?.viewer).toBe(0);
    house.wire.isDeaf = true;
    table.look(-1);
    expect(table.scene).toBeNull();
    expect(table.log.lines).toEqual([]);
  });

  it("keeps a question the same thing until another is asked", () => {
    sitDown(you("Ada"));
    house.wire.say({ ...house.scene(0, 1), asked: { ...ASKED } });
    const first = table.scene?.asked;
    house.wire.say({ ...house.scene(0, 1), asked: { ...ASKED } });
    expect(table.scene?.asked).toBe(first);
    house.log.push(told(1));
    house.wire.say({ ...house.scene(0, 1), asked: { ...ASKED } });
    expect(table.scene?.asked).not.toBe(first);
  });

  it("says why something was not done, until something else is", async () => {
    sitDown(you("Ada"));
    const refused = table.attempt(() => Promise.reject(new TypeError("a fault of the page")));
    await expect(refused).rejects.toThrow("a fault of the page");
    expect(await table.change(() => Promise.resolve(card([you("Ada")])))).toBe(true);
    expect(table.refusal).toBeNull();
  });

  it("reckons deadlines by the clock of the house", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    sitDown(you("Ada"));
    house.wire.say({ ...house.scene(0, 1), now: 1_060_000 });
    expect(table.left(1_090_000)).toBe(30_000);
    vi.useRealTimers();
  });
});

describe("what was said beforehand", () => {
  const asking = (at: number) => ({ ...house.scene(0, 0), at, asked: ASKED });
  const chosen = () => house.heard.flatMap((one) => (one.type === "choose" ? [one.text] : []));

  beforeEach(() => {
    table = new LiveTable(card([you("Ada")]), house.connect, () => "decline");
    house.wire.accept();
  });

  it("is answered once, and the question is not put", () => {
    house.wire.isDeaf = true;
    const send = vi.spyOn(house.wire, "send");
    house.wire.say(asking(5));
    house.wire.say(asking(5));
    expect(table.scene?.asked).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("does not hold for a question that comes again, for that was taken back", () => {
    house.wire.say(asking(5));
    house.wire.say({ ...asking(6), asked: null });
    house.wire.say(asking(5));
    expect(table.scene?.asked).toEqual(ASKED);
    expect(chosen()).toEqual(["decline"]);
  });
});
