import { describe, expect, it } from "vitest";
import { nearestNature, readNature } from "./nature";

const OFFERED = [
  "opaque clear",
  "opaque hindering",
  "opaque impassable",
  "opaque hindering+climb",
  "opaque impassable+climb",
  "sparse hindering",
];

describe("what scenery is to be", () => {
  it("is read as it is written", () => {
    expect(readNature("sparse hindering+climb")).toEqual({
      vision: "sparse",
      crossing: ["hindering", "climb"],
    });
    expect(readNature("opaque clear").crossing).toEqual([]);
  });

  it("keeps what goes with the way that was pressed, and drops what does not", () => {
    const wanted = { vision: "opaque", crossing: ["hindering", "climb", "impassable"] };
    expect(nearestNature(OFFERED, wanted, "impassable")).toBe("opaque impassable+climb");
    expect(nearestNature(OFFERED, { ...wanted, crossing: [] }, null)).toBe("opaque clear");
  });

  it("is nothing that is not offered", () => {
    expect(nearestNature(OFFERED, { vision: "clear", crossing: [] }, null)).toBeNull();
  });
});
