/** What a clock shows: days while there are some, then hours, then minutes and seconds. */
import type { Message } from "$/protocol/types";
import { message } from "$/words/speaker";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockFace(left: number): string | Message {
  if (left <= 0) return message("web-table-time-up");
  if (left >= 2 * DAY) return message("web-table-days", { days: Math.floor(left / DAY) });
  if (left >= HOUR) {
    const minutes = twoDigits(Math.floor((left % HOUR) / MINUTE));
    return message("web-table-hours", { hours: Math.floor(left / HOUR), minutes });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
