/** Words broken into lines: what is drawn has no browser to do it. */

/** How wide the letters of the text face are, in parts of their size; the others are as `USUAL`. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [" \u00a0\u202f’'", 0.23],
  ["j.,;:-", 0.3],
  ["filtIJ", 0.36],
  ["rsz", 0.48],
  ["aceg0123456789S+éèêàç", 0.54],
  ["hnBCEXYADGKOQRVÉÀ", 0.69],
  ["NUwH…œ", 0.84],
  ["mMW", 0.97],
];
const USUAL = 0.6;

/** Return roughly how wide a text is. */
export function widthOf(text: string, size: number): number {
  const wide = (letter: string) => WIDTHS.find(([letters]) => letters.includes(letter))?.[1];
  return [...text].reduce((sum, letter) => sum + (wide(letter) ?? USUAL), 0) * size;
}

/** Return a text in at most so many lines of a width; what has no room is left out, with a sign. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept[most - 1] ?? "";
  while (end !== "" && widthOf(`${end} …`, size) > width) end = end.replace(/ ?\S*$/, "");
  kept[most - 1] = `${end} …`.trim();
  return kept;
}
