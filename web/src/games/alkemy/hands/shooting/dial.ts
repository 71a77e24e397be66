/** The dial on which a distance is said: half a circle, from nothing at the left to all the way. */

import type { Spot } from "$/design/board/viewbox";

/** Thousandths of an inch. */
const INCH = 1000;

/** Return the angle of a length on the dial, in radians from the left end over the top. */
export function angleOf(length: number, most: number): number {
  return Math.PI * Math.min(Math.max(length / most, 0), 1);
}

/** Return the point of the dial at a length, so far from the middle of its foot. */
export function pointOf(length: number, most: number, radius: number): Spot {
  const angle = angleOf(length, most);
  return { x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** Return the length that is meant by a point, seen from the middle of the foot, in whole steps. */
export function lengthAt({ x, y }: Spot, most: number, step: number): number {
  const angle = Math.atan2(Math.max(-y, 0), -x);
  return stepped((angle / Math.PI) * most, most, step);
}

/** Return a length in whole steps that the dial has. */
export function stepped(length: number, most: number, step: number): number {
  return Math.min(Math.max(Math.round(length / step) * step, 0), Math.floor(most / step) * step);
}

/** Return a typed length in thousandths; null if it is none. Commas are as good as points. */
export function typed(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * INCH) : null;
}

/** Return a length as choices are written: in inches. */
export function writtenLength(length: number): string {
  return String(length / INCH);
}

/** Return a length as it is said by eye: whole inches and quarters, such as `12½`. */
export function inQuarters(length: number): string {
  const whole = Math.floor(length / INCH);
  const rest = ["", "¼", "½", "¾"][Math.round((length - whole * INCH) / 250)] ?? "";
  return whole === 0 && rest !== "" ? rest : `${whole}${rest}`;
}

/** The lengths at which the dial has a stroke, with their numbers where it has one. */
export function strokes(most: number): { length: number; number: number | null }[] {
  const each = most > 30 * INCH ? 6 : 3;
  return Array.from({ length: Math.floor((most / INCH) * 2) + 1 }, (_, at) => ({
    length: at * 500,
    number: at % (2 * each) === 0 ? at / 2 : null,
  }));
}
