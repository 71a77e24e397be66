/** A guide taken apart at its headings, so that it can be searched. */

import type { Guide } from "$/guides";
import type { GuidePart } from "./search";

/** What a heading of a guide is. */
export const HEADINGS = "h2, h3";

/** Returns the parts of a guide with their words. */
export function partsOf(name: string, { title, html }: Guide): GuidePart[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts: GuidePart[] = [{ guide: name, title, section: 0, text: "" }];
  for (const element of page.body.children) {
    if (element.matches(HEADINGS))
      parts.push({ guide: name, title: textOf(element), section: parts.length, text: "" });
    else {
      const part = parts.at(-1);
      if (part) part.text += `${textOf(element)} `;
    }
  }
  return parts;
}

function textOf(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, " ").trim();
}
