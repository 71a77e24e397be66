import { expect, test } from "vitest";
import { isCrowd, near, spread, type Body } from "./crowd";

const at = (id: string, x: number, y: number): Body => ({ id, at: { x, y }, radius: 14 });
const PAIR = [at("a", 100, 100), at("b", 128, 100)];

test("the nearest middle wins", () => {
  expect(near({ x: 116, y: 100 }, PAIR, 22).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(near({ x: 200, y: 100 }, PAIR, 22)).toEqual([]);
});

test("a base is hit wherever one presses it, however large it is", () => {
  const [large] = near({ x: 30, y: 0 }, [{ ...at("l", 0, 0), radius: 35 }], 22);
  expect(large?.id).toBe("l");
});

test("a finger cannot tell what is closer than itself", () => {
  expect(isCrowd(near({ x: 114, y: 100 }, PAIR, 22), 44)).toBe(true);
  expect(isCrowd(near({ x: 114, y: 100 }, PAIR, 22), 20)).toBe(false);
  expect(isCrowd([at("a", 0, 0)], 44)).toBe(false);
});

test("spread bases are a finger apart, and left stays left", () => {
  const places = [...spread([...PAIR, at("c", 114, 124)], 44).entries()];
  const found = new Map(places);
  expect(found.get("a")!.x).toBeLessThan(found.get("b")!.x);
  places.forEach(([, one], index) => {
    for (const [, other] of places.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(43.9);
    }
  });
});
