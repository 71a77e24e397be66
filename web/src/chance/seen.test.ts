import { describe, expect, it } from "vitest";
import { SeenCommitments } from "./seen";

function storage(kept: string | null = null) {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_: string, text: string) {
      this.kept = text;
    },
  };
}

describe("commitments seen", () => {
  it("are the first ones, also after the page was left", () => {
    const browser = storage();
    new SeenCommitments(browser).note("one", "aa");
    new SeenCommitments(browser).note("one", "bb");
    expect(new SeenCommitments(browser).of("one")).toBe("aa");
    expect(new SeenCommitments(browser).of("two")).toBeNull();
  });

  it("are forgotten from the oldest on when there are too many", () => {
    const seen = new SeenCommitments(storage());
    for (let table = 0; table <= 500; table += 1) seen.note(String(table), "aa");
    expect(seen.of("0")).toBeNull();
    expect(seen.of("1")).toBe("aa");
    expect(seen.of("500")).toBe("aa");
  });

  it.each(["", "nonsense", "{}", "null"])("are none where something else is kept: %j", (kept) => {
    expect(new SeenCommitments(storage(kept)).of("one")).toBeNull();
  });

  it("are none in a browser that keeps nothing", () => {
    const seen = new SeenCommitments({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    seen.note("one", "aa");
    expect(seen.of("one")).toBeNull();
  });
});
