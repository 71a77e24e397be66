import { describe, expect, it } from "vitest";
import { readPayment, readPlacing, withElixir, writePayment, writePlacing } from "./written";

describe("placements", () => {
  it.each(["place L-1 3", "place F-P 12 H11 H14"])("%s is read and written alike", (words) => {
    const placing = readPlacing(words);
    expect(placing && writePlacing(placing)).toBe(words);
  });

  it("may be begun", () => {
    expect(readPlacing("place L-1")).toEqual({ space: "L-1", workers: 0, helpers: [] });
    expect(readPlacing("place")).toEqual({ space: "", workers: 0, helpers: [] });
  });

  it("are nothing else", () => {
    expect(readPlacing("pass")).toBeNull();
    expect(readPlacing("")).toBeNull();
  });
});

describe("payments", () => {
  it.each(["pay Fl2 El1", "pay Sn1 Fi3 Sa2"])("%s is read and written alike", (words) => {
    expect(writePayment(readPayment(words) ?? [])).toBe(words);
  });

  it("let Elixir stand in for a unit, and take it back", () => {
    const paid = readPayment("pay Fl2 Fi1") ?? [];
    const other = withElixir(paid, 0, 1);
    expect(writePayment(other)).toBe("pay Fl1 Fi1 El1");
    expect(withElixir(other, 0, -1)).toEqual(paid);
  });

  it("are nothing else", () => {
    expect(readPayment("stop")).toBeNull();
  });
});
