import { describe, expect, it } from "vitest";
import { added, countsOf, isWithin, read, without, write } from "./written";

describe("written choices", () => {
  it.each([
    "",
    "create",
    "create SD",
    "create SD MMB",
    "create SD MMB 9",
    "copy",
    "copy BT",
    "copy BT M",
    "take",
    "take T",
    "draw",
    "pass",
  ])("%j is read and written back", (words) => {
    expect(write(read(words))).toBe(words);
  });

  it("know what each word means", () => {
    expect(read("create SD MMB 9")).toMatchObject({ cauldron: "SD", recipe: "MMB", tile: "9" });
    expect(read("copy BT M")).toMatchObject({ cauldron: "BT", kind: "M" });
    expect(read("take T")).toMatchObject({ cauldron: "", kind: "T" });
  });

  it("end before the first word that is missing", () => {
    expect(write({ ...read("create SD MMB 9"), recipe: "" })).toBe("create SD");
  });

  it("mean nothing when the act is unknown", () => {
    expect(read("brew SD").act).toBe("");
  });
});

describe("recipes", () => {
  it("keep the order of the letters", () => {
    expect(added("MT", "S")).toBe("MST");
    expect(added("", "T")).toBe("T");
    expect(added("MB", "M")).toBe("MMB");
  });

  it("lose one cube at a time", () => {
    expect(without("MMB", "M")).toBe("MB");
    expect(without("MB", "T")).toBe("MB");
  });

  it("are counted by kind", () => {
    expect(countsOf("MMBT")).toEqual([2, 0, 1, 0, 1]);
  });

  it("are within each other with every cube, not with every kind", () => {
    expect(isWithin("MB", "MMB")).toBe(true);
    expect(isWithin("MM", "MB")).toBe(false);
    expect(isWithin("", "T")).toBe(true);
  });
});
