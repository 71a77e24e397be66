/** Rules that are named in texts. */

const RULE = /([A-Z][A-Z0-9]{1,3}-R?\d+)/;

/** Returns the parts of a text: plain words, and the IDs of rules. */
export function splitRules(text: string): { text: string; isRule: boolean }[] {
  return text
    .split(RULE)
    .map((part, index) => ({ text: part, isRule: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
