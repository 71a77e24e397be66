import { expect, test } from "vitest";
import {
  about,
  between,
  eased,
  onField,
  onPlate,
  reshaped,
  scaleOf,
  sees,
  wholeFor,
} from "./camera";

const FIELD = { width: 672, height: 672 };
const PHONE = { width: 390, height: 300 };

test("the whole field fits a plate of any shape, in its middle", () => {
  expect(wholeFor(FIELD, { width: 708, height: 708 })).toEqual({ x: 0, y: 0, ...FIELD });
  const whole = wholeFor(FIELD, PHONE);
  expect(whole.height).toBeCloseTo(672);
  expect(whole.width / whole.height).toBeCloseTo(1.3);
  expect(whole.x + whole.width / 2).toBeCloseTo(336);
});

test("before a plate has a size the field is seen as it is", () => {
  expect(wholeFor(FIELD, { width: 0, height: 0 })).toEqual({ x: 0, y: 0, ...FIELD });
});

test("a point of the plate and its spot of the field belong together", () => {
  const seen = { x: 100, y: 50, width: 195, height: 150 };
  expect(scaleOf(seen, PHONE)).toBe(2);
  expect(onPlate({ x: 110, y: 60 }, seen, PHONE)).toEqual({ x: 20, y: 20 });
  expect(onField({ x: 20, y: 20 }, seen, PHONE)).toEqual({ x: 110, y: 60 });
});

test("whoever sees everything still does on another plate, whoever is close stays there", () => {
  const [desk, phone] = [wholeFor(FIELD, { width: 700, height: 700 }), wholeFor(FIELD, PHONE)];
  expect(reshaped(desk, desk, phone, 1)).toEqual(phone);
  const close = { x: 300, y: 300, width: 224, height: 224 };
  const then = reshaped(close, desk, phone, 3);
  expect(then.x + then.width / 2).toBeCloseTo(412);
  expect(then.width).toBeCloseTo(phone.width / 3);
});

test("one looks at some spots with room around them, and no closer than wanted", () => {
  const whole = wholeFor(FIELD, { width: 700, height: 700 });
  const seen = about([{ x: 300, y: 300 }], whole, 320);
  expect(seen.width).toBeCloseTo(320);
  expect(sees(seen, [{ x: 300, y: 300 }])).toBe(true);
  expect(sees(seen, [{ x: 600, y: 300 }])).toBe(false);
  expect(
    sees(
      about(
        [
          { x: 60, y: 60 },
          { x: 600, y: 600 },
        ],
        whole,
        320,
      ),
      [{ x: 600, y: 600 }],
    ),
  ).toBe(true);
});

test("the way from one part to another begins at the one and ends at the other", () => {
  const [from, to] = [
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 50, y: 50, width: 50, height: 50 },
  ];
  expect(between(from, to, eased(0))).toEqual(from);
  expect(between(from, to, eased(1))).toEqual(to);
  expect(eased(0.5)).toBeCloseTo(0.5);
});
