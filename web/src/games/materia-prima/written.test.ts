import { describe, expect, it } from "vitest";
import {
  foreignToken,
  readForeign,
  readKept,
  readLaying,
  readOrder,
  slotOf,
  tokenOf,
  writeLaying,
  writeOrder,
} from "./written";

describe("figures", () => {
  it("are written by their slot", () => {
    expect([0, 1, 3].map(tokenOf)).toEqual(["a", "h1", "h3"]);
    expect(["a", "h2", "h4", "iron"].map(slotOf)).toEqual([0, 2, -1, -1]);
  });

  it("of others bear the number of their seat", () => {
    expect(foreignToken(1, 3)).toBe("2h3");
    expect(readForeign("2h3")).toEqual({ seat: 1, slot: 3 });
    expect(readForeign("h3")).toBeNull();
  });
});

describe("orders", () => {
  it("are read as far as they go", () => {
    expect(readOrder("move h1")).toEqual({ verb: "move", slot: 1, goal: "" });
    expect(readOrder("move a 3,-1")).toEqual({ verb: "move", slot: 0, goal: "3,-1" });
  });

  it("are not seen in what no figure does", () => {
    expect(readOrder("transmute pala")).toBeNull();
    expect(readOrder("drop iron")).toBeNull();
    expect(readOrder("end")).toBeNull();
  });

  it("are written as they are read", () => {
    for (const words of ["mine a", "fight h2 3a", "take h1 soul"]) {
      const order = readOrder(words);
      expect(order && writeOrder(order)).toBe(words);
    }
  });
});

describe("tiles", () => {
  it("are read and written as far as they go", () => {
    for (const words of ["lay t4", "lay t4 b", "lay t4 b 0"]) {
      const laying = readLaying(words);
      expect(laying && writeLaying(laying)).toBe(words);
    }
    expect(readLaying("place 0,0")).toBeNull();
  });
});

describe("cards that are kept", () => {
  it("are read in their sequence", () => {
    expect(readKept("keep pala codex")).toEqual(["pala", "codex"]);
    expect(readKept("throw pala")).toEqual([]);
  });
});
