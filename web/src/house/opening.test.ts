import { afterEach, expect, test, vi } from "vitest";
import { navigation } from "$/navigation.svelte";
import type { NewTable } from "$/protocol/types";
import { openTable } from "./opening";

const wish = { game: "alchemist", seats: [] } as unknown as Omit<NewTable, "seed" | "request">;

/** Answers as a house does whose first answer is lost on the way. */
function losing(): () => string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    requests.push((JSON.parse(String(body)) as Required<NewTable>).request);
    if (requests.length === 1) throw new TypeError("offline");
    return Response.json({ id: "abcdefgh2345" });
  });
  vi.spyOn(navigation, "go").mockImplementation(() => undefined);
  return () => requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a table whose answer was lost is asked for by the same request, the next one by another", async () => {
  const requests = losing();
  await expect(openTable(wish)).rejects.toThrow();
  await openTable(wish);
  await openTable(wish);
  const [lost, again, next] = requests();
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
