import { expect, it } from "vitest";
import { message } from "$/words/speaker";
import { counted, elementAt, ELEMENTS, kindOf, kindsIn } from "./pieces";

it("names the elements in the order of the view", () => {
  expect(ELEMENTS).toHaveLength(12);
  expect(ELEMENTS.map(({ name }) => kindOf(name))).toEqual(ELEMENTS.map((_, kind) => kind));
  expect(elementAt(11).name).toBe("gold");
  expect(kindOf("lead")).toBe(-1);
  expect(() => elementAt(12)).toThrow(RangeError);
});

it("counts what there is, and says so when there is nothing", () => {
  expect(kindsIn([0, 2, 0, 1])).toEqual([
    { kind: 1, count: 2 },
    { kind: 3, count: 1 },
  ]);
  expect(counted([0, 2], 1)).toMatchObject({
    items: [{ key: "materia-prima-units" }, message("materia-prima-souls", { count: 1 })],
  });
  expect(counted([0, 0])).toMatchObject({ items: [message("materia-prima-nothing")] });
});
