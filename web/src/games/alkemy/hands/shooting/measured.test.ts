import { describe, expect, it } from "vitest";
import type { Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { laidBy, measuredIn, readOff } from "./measured";

let at = 0;
function line(kind: string, more: Partial<Told> = {}): Told {
  at += 1;
  return {
    at,
    when: 0,
    kind,
    seat: 0,
    message: message(`alkemy-event-${kind}`),
    rules: [],
    things: [],
    facts: null,
    was: "",
    ...more,
  };
}
const inches = (units: number) => ({ is: "inches" as const, units });
const said = (units: number) =>
  line("estimated", {
    things: ["figure:a1", "figure:b2"],
    message: message("alkemy-event-estimated", { length: inches(units) }),
  });
const tape = (length: number | null, other = "figure:b2") =>
  line("measured", {
    facts: { is: "measure", one: "figure:a1", other, sight: null, length, limit: 20_000 },
  });
const shot = line("obstacles", {
  rules: ["AK2-815"],
  facts: {
    is: "shot",
    figure: "a1",
    target: "b2",
    estimate: 12_500,
    distance: 11_800,
    aim: false,
    reaction: "",
    shift: 1,
    obstacles: ["piece:1"],
  },
});

describe("distances measured in a match", () => {
  it("are recalled with what was said, the last first", () => {
    const turn = (number: number) =>
      line("turn", { message: message("alkemy-event-turn", { turn: number }) });
    const found = measuredIn([turn(1), said(9000), tape(9300), turn(2), tape(5400, "post:1")]);
    expect(
      found.map(({ other, length, said: by, turn: when }) => [other, length, by, when]),
    ).toEqual([
      ["post:1", 5400, null, 2],
      ["figure:b2", 9300, 9000, 1],
    ]);
  });

  it("are not made up where no tape could be laid", () => {
    expect(measuredIn([said(9000), tape(null)])).toEqual([]);
  });
});

describe("the tape on the table", () => {
  it("lies there with what came of the shot until something else begins", () => {
    const [laid] = laidBy([said(12_500), tape(11_800), shot]);
    expect(laid?.shot?.shift).toBe(1);
    expect(laid?.told).toEqual([shot]);
    expect(laidBy([tape(11_800), shot, line("activated")])).toEqual([]);
  });

  it("keeps its own reasons where another one is laid in answer", () => {
    const failed = line("charge-short", {
      facts: {
        is: "measure",
        one: "figure:b2",
        other: "figure:a1",
        sight: null,
        length: 9000,
        limit: null,
      },
    });
    const [first, second] = laidBy([tape(11_800), shot, failed]);
    expect(first?.told).toEqual([shot]);
    expect(second?.told).toEqual([failed]);
  });

  it("goes where an order is given, or where another is laid for somebody else", () => {
    expect(laidBy([tape(11_800), shot, line("announced-harvest")])).toEqual([]);
    const elsewhere = line("measured", {
      facts: {
        is: "measure",
        one: "figure:a3",
        other: "figure:b4",
        sight: null,
        length: 7000,
        limit: 20_000,
      },
    });
    expect(laidBy([tape(11_800), shot, elsewhere]).map(({ measure }) => measure.one)).toEqual([
      "figure:a3",
    ]);
  });

  it("stays where the same choice lays others", () => {
    const [first, second] = [tape(11_800), tape(9000, "figure:b3")];
    expect(laidBy([first, { ...second, at: first.at }])).toHaveLength(2);
  });

  it("is read in tenths of an inch", () => {
    expect(readOff(22_049).units).toBe(22_000);
    expect(readOff(11_780).units).toBe(11_800);
  });
});
