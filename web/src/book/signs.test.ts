import { expect, test } from "vitest";
import { explained, glyphsIn } from "./signs";

function drawing(hrefs: string[], worn: string | null = null): Element {
  const uses = hrefs.map((href) => ({ getAttribute: () => href }));
  return { querySelectorAll: () => uses, getAttribute: () => worn } as unknown as Element;
}

test("the signs of a part are found, each once, and nothing else that is drawn there", () => {
  const part = drawing(["/a.svg#ag-spider", "#ak-world", "/b.svg#ag-troll-eye", "#ag-spider"]);
  expect(glyphsIn(part)).toEqual(["spider", "troll-eye"]);
});

test("a part may wear signs that are drawn elsewhere", () => {
  expect(glyphsIn(drawing(["#ag-post"], "base inactive"))).toEqual(["base", "inactive", "post"]);
});

test("where no game is played no sign is looked for", async () => {
  expect(await explained("", ["spider"])).toEqual([]);
});
