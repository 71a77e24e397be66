/** Signs for answers that are given with one press. */

const GLYPHS: Readonly<Record<string, string>> = {
  nothing: "close",
  nobody: "close",
  no: "close",
  shoot: "shoot",
  walk: "walk",
  rush: "charge",
  "counter yes": "normal",
  "forbid yes": "hidden",
};

/** Return the sign of an answer to a kind of question. */
export function glyphOf(kind: string, text: string): string {
  return (
    GLYPHS[`${kind} ${text}`] ?? GLYPHS[text] ?? (kind === "shoot-charger" ? "shoot" : "check")
  );
}
