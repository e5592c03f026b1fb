import type { Appointment } from "../../../shared/appointments.ts";
import { weekdayOf } from "../../../shared/dates.ts";
import { freeTimeAmong, minutesOf, timeOf } from "../../appointments/bookings.ts";
import { usualOf } from "./when.ts";

const most = 8;
/** Of days without working hours, and once those of others are full. */
const wide = { from: "08:00", to: "20:00" };
const usual = { from: "09:00", to: "17:00" };

interface Asked {
  day: string;
  minutes: number;
  /** All appointments of that day. */
  booked: readonly Appointment[];
  /** When tasks of that day are due: their time is taken as well. */
  taskTimes: readonly string[];
  /** `2026-11-20T13:00`: nothing before it is free. */
  now: string;
}

/** When a day is free for so long: on the hour, in the working hours as long as there is room. */
export function freeTimes(asked: Asked): string[] {
  const hours = usualOf().workingHours[weekdayOf(asked.day)] ?? usual;
  const within = freeBetween(asked, hours, 60);
  if (within.length > 0) return within;
  const halves = freeBetween(asked, hours, 30);
  return halves.length > 0 ? halves : freeBetween(asked, wide, 60);
}

function freeBetween(
  { day, minutes, booked, taskTimes, now }: Asked,
  { from, to }: { from: string; to: string },
  step: number,
): string[] {
  const isFree = freeTimeAmong(booked, { length: minutes, step: minutes });
  const tasks = taskTimes.map((time) => minutesOf(`T${time}`) ?? -1);
  const until = minutesOf(`T${to}`) ?? 0;
  const times: string[] = [];
  for (let at = minutesOf(`T${from}`) ?? 0; at + minutes <= until; at += step) {
    const hasTask = tasks.some((task) => task >= at && task < at + minutes);
    const isOver = `${day}T${timeOf(at)}` <= now;
    if (hasTask || isOver || isFree({ day, from: at, until: at + minutes }) === null) continue;
    times.push(timeOf(at));
  }
  return times.slice(0, most);
}
