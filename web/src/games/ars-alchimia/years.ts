/** What a year has brought everybody, from what was told in it. */

import type { Message, Told } from "$/protocol/types";

/** What somebody did in a year. */
export interface Harvest {
  seat: number;
  /** Points gained by orders and Elixir. */
  gained: number;
  fulfilled: number;
  hired: number;
}

const BEGINS = "year";

/** Return the harvest of the year that the last of these lines belong to, seat by seat. */
export function harvests(lines: readonly Told[], seats: number): Harvest[] {
  const start = lines.findLastIndex(({ kind }, at) => kind === BEGINS && at < endOf(lines));
  const told = lines.slice(Math.max(0, start), endOf(lines));
  return Array.from({ length: seats }, (_, seat) => {
    const own = told.filter((line) => line.seat === seat);
    const of = (kind: string) => own.filter((line) => line.kind === kind);
    const points = [...of("fulfilled"), ...of("elixir")].map(({ message }) => pointsIn(message));
    return {
      seat,
      gained: points.reduce((sum, one) => sum + one, 0),
      fulfilled: of("fulfilled").length,
      hired: of("hired").length,
    };
  });
}

/** Return the line with which the last year ended. */
function endOf(lines: readonly Told[]): number {
  const end = lines.findLastIndex(({ kind }) => kind === "year-ends");
  return end < 0 ? lines.length : end;
}

function pointsIn({ args }: Message): number {
  const number = (name: string) => (typeof args[name] === "number" ? Number(args[name]) : 0);
  return number("vp") + number("extra");
}
