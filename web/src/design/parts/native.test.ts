/** Signs are explained by the one Tooltip, never by the browser's own titles. */
import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("/src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Node = Record<string, unknown> & { type?: string; name?: string };

/** Return the elements of a part that a browser would explain by itself. */
function titled(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (node === null || typeof node !== "object") return;
    const { type, name, attributes } = node as Node;
    const own = (attributes as AST.Attribute[] | undefined) ?? [];
    if (type === "RegularElement" && name !== "iframe" && own.some(isTitle)) found.push(`${name}`);
    if (type === "RegularElement" && name === "title") found.push("title");
    for (const [key, value] of Object.entries(node)) if (key !== "metadata") look(value);
  };
  look(parse(source, { modern: true }).fragment);
  return found;
}

const isTitle = ({ type, name }: AST.Attribute) => type === "Attribute" && name === "title";

test("a native title is found", () => {
  expect(titled('<p><b title="x">y</b></p>')).toEqual(["b"]);
  expect(titled("<svg><title>x</title></svg>")).toEqual(["title"]);
  expect(titled('<Dialog title="x" />')).toEqual([]);
});

test.each(Object.keys(SOURCES))("%s has no native title", (path) => {
  expect(titled(SOURCES[path] ?? "")).toEqual([]);
});
