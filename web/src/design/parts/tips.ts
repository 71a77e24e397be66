/** What explains the signs of a page: the words in `data-tip`, whose first line names the thing. */

/** An explanation, parted into the name of the thing and what there is to know of it. */
export interface Tip {
  name: string;
  rest: string[];
}

export function readTip(words: string): Tip {
  const [name = "", ...rest] = words.split("\n").filter((line) => line.trim() !== "");
  return { name, rest };
}

/** Return the words of a tip: a name, and what there is to know of it. */
export function tip(name: string, ...rest: readonly string[]): string {
  return [name, ...rest].filter((line) => line !== "").join("\n");
}

/** Return what explains the thing an element belongs to, or null. */
export function tipOf(element: EventTarget | null): Element | null {
  const found = element instanceof Element ? element.closest("[data-tip]") : null;
  return found?.getAttribute("data-tip") ? found : null;
}

/** Return the sign that comes after another, of those that can be seen; after the last the first. */
export function nextSign<Sign>(
  signs: readonly Sign[],
  here: Sign | null,
  step: 1 | -1,
): Sign | null {
  if (signs.length === 0) return null;
  const at = here === null ? -1 : signs.indexOf(here);
  if (at < 0) return signs.at(step > 0 ? 0 : -1) ?? null;
  return signs.at((at + step) % signs.length) ?? null;
}
