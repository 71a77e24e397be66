import { describe, expect, it } from "vitest";
import type { AlkemyExchangeView, AlkemyRollView, Facts, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { boutOf, isAlkemy, lastRoll } from "./bout";

type Fact = Facts["alkemy-v2"];

function told(kind: string, figures: string[], facts: Fact | null = null): Told {
  return {
    at: 1,
    when: 0,
    kind,
    seat: 0,
    message: message(`alkemy-event-${kind}`),
    rules: [],
    things: figures.map((label) => `figure:${label}`),
    facts,
    was: "",
  };
}

function roll(figure: string, kind: string, kept = [0, 1]): AlkemyRollView {
  return {
    is: "roll",
    figure,
    roll: kind,
    colour: "white",
    dice: [
      { number: 6, symbol: "M" },
      { number: 6, symbol: "M" },
    ],
    kept,
    value: 4,
    difficulty: null,
    total: kept.length === 2 ? 16 : null,
    why: [],
  };
}

const played = (figure: string, card: string): Told =>
  told("played", [figure], { is: "card", figure, card });
const rolled = (figure: string, kind: string): Told => told("rolled", [figure], roll(figure, kind));

const EXCHANGE: AlkemyExchangeView = {
  orders: [],
  shots: [],
  cards: [],
  rolls: [],
  damage: [],
  measured: [],
  offered: null,
};

const FIGHT = [
  played("a1", "quick"),
  played("b2", "parry"),
  rolled("a1", "combat"),
  rolled("b2", "combat"),
];

describe("a bout", () => {
  it("puts cards and rolls with those who laid and rolled them", () => {
    const bout = boutOf([told("charged", ["a1", "b2"]), ...FIGHT], null);
    expect(bout?.kind).toBe("fight");
    expect(bout?.fighters.map(({ label, card }) => [label, card])).toEqual([
      ["a1", "quick"],
      ["b2", "parry"],
    ]);
    expect(bout?.fighters.map(({ rolls }) => rolls.length)).toEqual([1, 1]);
  });

  it("keeps what it came to, and the damage that was read", () => {
    const damage: Fact = {
      is: "damage",
      striker: "a1",
      victim: "b2",
      ranged: false,
      line: [1, 1, 2, 3, 3, 4],
      column: 2,
      shifts: [],
      read: 3,
      amount: 3,
    };
    const lines = [...FIGHT, told("hit", ["a1", "b2"]), told("suffered", ["b2"], damage)];
    const bout = boutOf(lines, null);
    expect(bout?.ends.map(({ kind }) => kind)).toEqual(["hit", "suffered"]);
    expect(bout?.damage?.read).toBe(3);
  });

  it("is past when something else has happened", () => {
    expect(boutOf([...FIGHT, told("activated", ["a3"])], null)).toBeNull();
  });

  it("does not mix the rolls of two fights of the same two", () => {
    const bout = boutOf([...FIGHT, played("a1", "brutal"), played("b2", "inactive")], null);
    expect(bout?.fighters.map(({ rolls }) => rolls.length)).toEqual([0, 0]);
  });

  it("shows cards face down before anybody knows them", () => {
    const cards = [
      { is: "card" as const, figure: "b1", card: null },
      { is: "card" as const, figure: "a4", card: null },
    ];
    const bout = boutOf(FIGHT, { ...EXCHANGE, cards });
    expect(bout?.fighters).toEqual([
      { label: "b1", card: null, laid: true, rolls: [] },
      { label: "a4", card: null, laid: true, rolls: [] },
    ]);
  });

  it("shows the dice of which two are still to be kept", () => {
    const pending = { ...EXCHANGE, rolls: [roll("a1", "combat"), roll("b2", "combat", [])] };
    const bout = boutOf(FIGHT.slice(0, 3), pending);
    expect(lastRoll(bout?.fighters[0])?.total).toBe(16);
    expect(lastRoll(bout?.fighters[1])?.kept).toEqual([]);
  });

  it("counts a blow without a card to the fight that it follows from", () => {
    const lines = [...FIGHT, told("parried", ["b2", "a1"]), told("free-attack", ["b2", "a1"])];
    expect(boutOf([...lines, rolled("b2", "combat")], null)?.fighters[1]?.rolls).toHaveLength(2);
    const alone = boutOf([told("free-attack", ["b2", "a1"]), rolled("b2", "combat")], null);
    expect(alone?.kind).toBe("free");
    expect(alone?.fighters.map(({ label }) => label)).toEqual(["b2", "a1"]);
  });

  it("knows whom a shot is aimed at", () => {
    const bout = boutOf([told("measured", ["a1", "b2"]), rolled("a1", "shoot")], null);
    expect(bout?.kind).toBe("shot");
    expect(bout?.fighters.map(({ label }) => label)).toEqual(["a1", "b2"]);
  });

  it("sets one roll against another", () => {
    const bout = boutOf([rolled("a1", "mind"), rolled("b2", "mind"), told("outdid", ["a1"])], null);
    expect(bout?.kind).toBe("test");
    expect(bout?.fighters).toHaveLength(2);
  });
});

it("cries at two sixes that count", () => {
  expect(isAlkemy(roll("a1", "combat"))).toBe(true);
  expect(isAlkemy(roll("a1", "combat", []))).toBe(false);
  const other = { number: 5, symbol: "A" };
  expect(isAlkemy({ dice: [{ number: 6, symbol: "M" }, other], kept: [0, 1] })).toBe(false);
});
