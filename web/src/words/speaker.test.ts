import { readdir, readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { Arg } from "$/protocol/types";
import { message, MissingText, shown, Speaker } from "./speaker";
import vectors from "./vectors.json";

const PACKAGE = new URL("../../../src/athanor/", import.meta.url);

async function speaking(language: string): Promise<Speaker> {
  const speaker = new Speaker(language);
  for (const name of (await readdir(PACKAGE, { recursive: true })).sort()) {
    if (name.endsWith(".ftl") && name.includes(`/${language}/`)) {
      speaker.read(await readFile(new URL(name, PACKAGE), "utf-8"));
    }
  }
  return speaker;
}

describe.each(Object.entries(vectors.words))(
  "in %s the house's own words are said",
  (language, words) => {
    let speaker: Speaker;
    beforeAll(async () => {
      speaker = await speaking(language);
    });

    test.each(
      vectors.said.map((arg, index) => [JSON.stringify(arg), arg as Arg, words.said[index]]),
    )("%s", (_, arg, expected) => {
      expect(speaker.word(arg, vectors.names)).toBe(expected);
    });

    test.each(vectors.decimals.map(([number, digits], index) => [number, digits, index]))(
      "%s with %s digits",
      (number, digits, index) => {
        expect(speaker.decimal(number ?? 0, digits ?? 0)).toBe(words.decimals[index ?? 0]);
      },
    );

    test.each(vectors.shares.map((share, index) => [share, index]))(
      "a share of %s",
      (share, index) => {
        expect(speaker.percent(share ?? 0)).toBe(words.shares[index ?? 0]);
      },
    );
  },
);

test("a text that is missing is never hidden", () => {
  const speaker = new Speaker("en");
  expect(() => speaker.text("nothing")).toThrow(MissingText);
  speaker.read("greeting = Hello, { $name }");
  expect(() => speaker.text("greeting")).toThrow(MissingText);
  expect(speaker.text("greeting", { name: "Ada" })).toBe("Hello, Ada");
});

test("an attribute can be said by itself", () => {
  const speaker = new Speaker("en");
  speaker.read("bot = Adept\n    .character = Thinks ahead.");
  expect(speaker.attribute("bot", "character")).toBe("Thinks ahead.");
  expect(() => speaker.attribute("bot", "colour")).toThrow(MissingText);
  expect(() => speaker.say(message("bot-character"))).toThrow(MissingText);
});

test("reading a file returns its keys in its own order", () => {
  expect(new Speaker("en").read("b = 1\na = 2\n# c = 3")).toEqual(["b", "a"]);
});

test("a text from outside cannot turn letters around", () => {
  expect(shown("a\u202eb")).toBe("a\ufffdb");
});
