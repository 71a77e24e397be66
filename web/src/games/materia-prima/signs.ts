/** The Latin and chemical marks of the elements, which are the same in every language. */

const SIGNS: Readonly<Record<string, string>> = {
  water: "Aq",
  earth: "Te",
  air: "Ae",
  fire: "Ig",
  iron: "Fe",
  sulfur: "Su",
  glass: "Vi",
  copper: "Cu",
  mercury: "Hg",
  "aqua-regia": "Ar",
  platinum: "Pt",
  gold: "Au",
};

/** Return the letters of an element. */
export function signOf(element: string): string {
  return SIGNS[element] ?? "";
}

const NUMERALS = ["", "I", "II", "III"];

/** Return a level or the type of a part as a Roman number. */
export function numeral(level: number): string {
  return NUMERALS[level] ?? String(level);
}
