import { expect, it } from "vitest";
import type { Choice, MateriaFigureView, MateriaView } from "$/protocol/types";
import { message } from "$/words/speaker";
import { counted, ELEMENTS, kindOf } from "./pieces";
import { figureIn, loadOf, unitsIn } from "./sorting";

it("reads the units of an enumeration", () => {
  const counts = ELEMENTS.map((_, kind) => (kind === kindOf("gold") ? 2 : Number(kind === 0)));
  expect(unitsIn(counted(counts))).toEqual(counts);
  expect(unitsIn(counted([], 2))).toEqual(ELEMENTS.map(() => 0));
  expect(unitsIn(undefined)).toEqual(ELEMENTS.map(() => 0));
});

it("finds the figure that is asked about", () => {
  const second = { seat: 1, slot: 2 };
  const view = { figures: [{ seat: 1, slot: 0 }, second] } as unknown as MateriaView;
  const choice: Choice = {
    text: "done",
    message: message("materia-prima-option-done"),
    things: ["hex:0,0", "figure:1-2"],
  };
  expect(figureIn(view, [choice])).toBe(second);
  expect(figureIn(view, [])).toBeUndefined();
});

it("says how much a figure carries", () => {
  const figure = { pack: [2, 0, 1], capacity: 4 } as unknown as MateriaFigureView;
  expect(loadOf(figure)).toEqual({ count: 3, capacity: 4 });
});
