import { describe, expect, it } from "vitest";
import type { Sitter } from "$/protocol/types";
import { isReportable, reportable } from "./reporting";

const me: Sitter = { kind: "person", name: "Ada", here: true, you: true, barred: false };
const other: Sitter = { kind: "person", name: "Bea", here: true, you: false, barred: false };
const bot: Sitter = { kind: "bot", name: "Maria", spec: "adept" };
const names = ["Ada", "Bea", "Maria"];

describe("what can be reported", () => {
  it("is other people and what they have said, the latest first", () => {
    const remarks = [
      { when: 1, name: "Bea", seat: 1, text: "one" },
      { when: 2, name: "Ada", seat: 0, text: "mine" },
      { when: 3, name: "Guest", seat: -1, text: "two" },
      { when: 4, name: "Bea", seat: 1, text: "" },
    ];
    const found = reportable({ seats: [me, other, bot], names, remarks });
    expect(found.map(({ about }) => about)).toEqual([
      { kind: "seat", seat: 1 },
      { kind: "remark", when: 3, name: "Guest" },
      { kind: "remark", when: 1, name: "Bea" },
    ]);
  });

  it("is nothing where one is alone", () => {
    const remarks = [{ when: 2, name: "Ada", seat: 0, text: "mine" }];
    expect(isReportable({ seats: [me, bot], names, remarks })).toBe(false);
  });
});
