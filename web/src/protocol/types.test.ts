import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { types } from "../../scripts/types.js";

test("the types are those of the schema", async () => {
  const kept = await readFile(new URL("types.ts", import.meta.url), "utf-8");
  expect(kept, "run npm run types").toBe(await types());
});
