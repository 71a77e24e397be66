/** Chance that nobody else can foresee. */

const BYTES = 16;

/** Returns 128 random bits, in hexadecimal, to be mixed into the chance of a table. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
