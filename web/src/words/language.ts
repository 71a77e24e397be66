/** Which languages there are, and which one a person wants. */

/** For people whose language nobody has written yet. */
export const DEFAULT = "en";

/** Returns the language to speak: the stored choice, else the first the browser asks for. */
export function preferredLanguage(
  known: readonly string[],
  stored: string | null,
  asked: readonly string[],
): string {
  const wished = [stored ?? "", ...asked].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wished.find((language) => known.includes(language)) ?? DEFAULT;
}
