import { describe, expect, it } from "vitest";
import type { Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { arcs } from "./arcs";
import { countedPosts } from "./posts";
import { matterOf, turnEnd } from "./rail";
import { lastActivation, telling } from "./recap";

function told(kind: string, seat = 0): Told {
  const words = message(`alkemy-event-${kind}`);
  return {
    at: 1,
    when: 0,
    kind,
    seat,
    message: words,
    rules: [],
    things: [],
    facts: null,
    was: "",
  };
}

const kinds = (lines: readonly Told[]): string[] => lines.map(({ kind }) => kind);
const ENDED = [told("scored"), told("unspent"), told("turn-over", -1), told("turn", -1)];

describe("the end of a turn", () => {
  it("is told until somebody has done something", () => {
    expect(kinds(turnEnd([told("passed-on"), ...ENDED]))).toEqual([
      "scored",
      "unspent",
      "turn-over",
    ]);
    expect(turnEnd([...ENDED, told("rolled")])).toEqual([]);
    expect(turnEnd([told("turn", -1)])).toEqual([]);
  });

  it("gives way to a reaction", () => {
    const view = { exchange: null };
    expect(matterOf(view, ENDED, { kind: "initiative" })?.is).toBe("turn-end");
    expect(matterOf(view, ENDED, { kind: "react" })?.is).toBe("reaction");
    expect(matterOf(view, [told("walked")], { kind: "announce" })).toBeNull();
  });

  it("counts the posts of each owner", () => {
    const post = (owner: number | null) => ({
      x: 0,
      y: 0,
      radius: 500,
      size: 2,
      owner,
      name: { is: "label" as const, en: "Jin Post", fr: "Borne Jin" },
      lies: true,
      bearer: null,
    });
    expect(countedPosts([post(0), post(1), post(null), post(0)]).map(({ count }) => count)).toEqual(
      [1, 1, 2],
    );
  });
});

describe("what happened since", () => {
  const LINES = [
    told("activated", 1),
    told("walked", 1),
    told("activated", 0),
    told("walked", 0),
    told("activated", 1),
    told("activated", 1),
    told("announced-charge", 1),
    told("charged", 1),
    told("suffered", 0),
  ];

  it("is the last activation of the other side, with all figures of its card", () => {
    expect(kinds(lastActivation(LINES, 0))).toEqual([
      "activated",
      "activated",
      "announced-charge",
      "charged",
      "suffered",
    ]);
    expect(kinds(lastActivation([...LINES, told("passed-on", 0)], 0))).toHaveLength(5);
    expect(lastActivation(LINES.slice(2, 4), 0)).toEqual([]);
  });

  it("is told by what counts", () => {
    expect(kinds(telling(lastActivation(LINES, 0)))).toEqual(["charged", "suffered"]);
  });
});

it("draws an arrow for each column that damage is shifted by, to either side", () => {
  expect(arcs(1, 3, 50)).toHaveLength(2);
  expect(arcs(3, 2, 50)[0]).toMatch(/^M174 23Q152 4 130 21/);
  expect(arcs(2, 2, 50)).toEqual([]);
});
