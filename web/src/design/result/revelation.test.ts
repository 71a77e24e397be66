import { expect, it } from "vitest";
import { hasSeenEnd, rememberEnd, Revelation, type Shelf } from "./revelation.svelte";

it("lays cards open one by one, or all at once", () => {
  const end = new Revelation();
  expect(end.done).toBe(false);
  end.cards = 2;
  end.next();
  expect([end.shown, end.done]).toEqual([1, false]);
  end.next();
  end.next();
  expect([end.shown, end.done]).toEqual([2, true]);
  const other = new Revelation();
  other.all();
  expect(other.done).toBe(true);
});

function shelf(kept: string | null = null): Shelf {
  return { getItem: () => kept, setItem: (_, value) => void (kept = value) };
}

it("remembers which ends were seen", () => {
  const mine = shelf();
  rememberEnd(mine, "one");
  rememberEnd(mine, "two");
  rememberEnd(mine, "one");
  expect(hasSeenEnd(mine, "one")).toBe(true);
  expect(hasSeenEnd(mine, "three")).toBe(false);
  expect(mine.getItem("")).toBe('["two","one"]');
});

it("is not put off by what something else has left there", () => {
  expect(hasSeenEnd(shelf("{"), "one")).toBe(false);
  expect(hasSeenEnd(shelf('{"one": 1}'), "one")).toBe(false);
});
