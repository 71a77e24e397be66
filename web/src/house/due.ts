/** Until when somebody is waited for, in words that fit a card of the lobby. */

import type { Message } from "$/protocol/types";
import { message } from "$/words/speaker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether it is time to look: less than an hour is left. */
export function isUrgent(deadline: number, now: number): boolean {
  return deadline - now < HOUR;
}

export function dueWords(deadline: number, now: number, language: string): Message {
  const left = deadline - now;
  if (left <= 0) return message("web-due-over");
  if (left < HOUR) return message("web-due-minutes", { minutes: Math.ceil(left / MINUTE) });
  if (left >= 2 * DAY) return message("web-due-days", { days: Math.floor(left / DAY) });
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
  const key = isSameDay(deadline, now) ? "web-due-today" : "web-due-day";
  const day = new Intl.DateTimeFormat(language, { weekday: "long" }).format(deadline);
  return message(key, { time: time.format(deadline), day });
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
