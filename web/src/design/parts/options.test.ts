import { expect, test } from "vitest";
import { keyed, matching, type OptionRow } from "./options";

const ROWS: OptionRow[] = [
  { id: "create", act: "Créer une potion", consequence: "5 chaudrons vides" },
  { id: "copy", act: "Copier le chaudron IV", consequence: "payer 2 champignons" },
];

const PRESSED = {
  key: "2",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  target: null,
  defaultPrevented: false,
};

test("rows are found by words in any order, case and accent", () => {
  expect(matching(ROWS, "potion creer").map((row) => row.id)).toEqual(["create"]);
  expect(matching(ROWS, "CHAUDRON").map((row) => row.id)).toEqual(["create", "copy"]);
  expect(matching(ROWS, "mercure")).toEqual([]);
  expect(matching(ROWS, "  ")).toBe(ROWS);
});

test("a number key chooses the row of that number", () => {
  expect(keyed(ROWS, PRESSED)?.id).toBe("copy");
  expect(keyed(ROWS, { ...PRESSED, key: "3" })).toBeNull();
  expect(keyed(ROWS, { ...PRESSED, key: "0" })).toBeNull();
});

test("every row has a key, and i is left to explain", () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `row ${at + 1}`, act: "" }));
  expect(keyed(many, { ...PRESSED, key: "a" })?.id).toBe("row 10");
  expect(keyed(many, { ...PRESSED, key: "i" })).toBeNull();
  expect(keyed(many, { ...PRESSED, key: "a", defaultPrevented: true })).toBeNull();
});

test("a number that is part of a shortcut or typed into a field chooses nothing", () => {
  expect(keyed(ROWS, { ...PRESSED, ctrlKey: true })).toBeNull();
  const field = { closest: () => ({}) } as unknown as EventTarget;
  expect(keyed(ROWS, { ...PRESSED, target: field })).toBeNull();
});
