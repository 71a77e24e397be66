import { expect, test } from "vitest";
import { placeBeside } from "./placing";

const PAGE = { width: 400, height: 600 };
const SHEET = { width: 200, height: 100 };

test("a sheet goes below its owner, centred", () => {
  const place = placeBeside({ left: 180, top: 100, width: 40, height: 20 }, SHEET, PAGE);
  expect(place).toEqual({ left: 100, top: 128, below: true });
});

test("where there is no room below it goes above", () => {
  const place = placeBeside({ left: 180, top: 550, width: 40, height: 20 }, SHEET, PAGE);
  expect(place).toEqual({ left: 100, top: 442, below: false });
});

test("it stays on the page at both edges", () => {
  const left = placeBeside({ left: 0, top: 100, width: 40, height: 20 }, SHEET, PAGE);
  const right = placeBeside({ left: 380, top: 100, width: 20, height: 20 }, SHEET, PAGE);
  expect([left.left, right.left]).toEqual([12, 188]);
});
