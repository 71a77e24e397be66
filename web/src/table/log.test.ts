import { describe, expect, it } from "vitest";
import { told } from "./fakehouse";
import {
  calledAt,
  calledThen,
  EMPTY_LOG,
  foldLog,
  isChoiceOf,
  newsFor,
  newSince,
  touchedBy,
} from "./log";

const by = (...seats: number[]) => seats.map((seat, at) => ({ ...told(at), seat }));

describe("what is new", () => {
  it("is what came after one's own last line", () => {
    expect(newSince(by(0, 1, 0, 1, 1), 0)).toBe(3);
    expect(newSince(by(1, 1), 0)).toBe(0);
    expect(newSince(by(1, 0), 0)).toBe(2);
  });

  it("is nothing for who looks on", () => {
    expect(newSince(by(-1, 0, -1), -1)).toBe(3);
  });
});

describe("the log", () => {
  const [one, two, three, other] = [told(0), told(1), told(2), told(7)];
  const begun = foldLog(EMPTY_LOG, { start: 0, told: [one, two] }, true);

  it("begins with all that happened, and nothing of it is fresh", () => {
    expect(begun).toEqual({ lines: [one, two], fresh: [] });
  });

  it("goes on where it stopped, and what is added is fresh", () => {
    expect(foldLog(begun, { start: 2, told: [three] }, false)).toEqual({
      lines: [one, two, three],
      fresh: [three],
    });
  });

  it("stays the same while nothing happens", () => {
    expect(foldLog(begun, { start: 2, told: [] }, false)).toBe(begun);
  });

  it("is told anew from where something was taken back, and nothing of it is fresh", () => {
    expect(foldLog(begun, { start: 1, told: [other] }, false)).toEqual({
      lines: [one, other],
      fresh: [],
    });
    expect(foldLog(begun, { start: 1, told: [] }, false).lines).toEqual([one]);
  });

  it("is told anew after a break of the connection, even if it goes on", () => {
    expect(foldLog(begun, { start: 2, told: [three] }, true).fresh).toEqual([]);
  });
});

it("knows what the others have touched since one's own last line, and who did last", () => {
  const lines = by(1, 0, 1, 2, -1).map((line, at) => ({ ...line, things: [`thing:${at % 2}`] }));
  const news = newsFor(lines, 0);
  expect(news.map(({ seat }) => seat)).toEqual([1, 2]);
  expect([...touchedBy(news)]).toEqual([
    ["thing:0", 1],
    ["thing:1", 2],
  ]);
  expect(newsFor(lines, -1)).toEqual([]);
});

describe("who has had a seat", () => {
  const names = ["Ada", "Geber"];
  /** Bob has left his seat to Geber after two choices. */
  const lines = [told(1), told(2), { ...told(2), seat: 1, was: "Bob" }, told(3)];

  it("is called in each line as then", () => {
    expect(calledThen(lines, names).map(([, second]) => second)).toEqual([
      "Bob",
      "Bob",
      "Geber",
      "Geber",
    ]);
  });

  it("is called at each choice as then", () => {
    expect(calledAt(lines, names, 2)).toEqual(["Ada", "Bob"]);
    expect(calledAt(lines, names, 3)).toEqual(names);
  });
});

describe("a line of a choice", () => {
  const at = (choices: number, seat: number, kind = "took") => ({ ...told(choices), seat, kind });
  const lines = [at(0, 1), at(1, 1, "advice"), at(1, 1), at(1, 1), at(2, 0), at(3, 1)];

  it("is the first that tells of it, by one of some seats, and no note of the house", () => {
    expect(lines.map((_, place) => isChoiceOf([1], lines, place))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });
});
