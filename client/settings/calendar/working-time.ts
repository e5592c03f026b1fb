import type { CalendarSettings } from "../../../shared/settings.ts";
import { minutesOf } from "../../appointments/bookings.ts";

type Hours = CalendarSettings["workingHours"];

export function minutesIn({ from, to }: NonNullable<Hours[number]>): number {
  return (minutesOf(`T${to}`) ?? 0) - (minutesOf(`T${from}`) ?? 0);
}

export function minutesOfWeek(hours: Hours): number {
  return hours.reduce((sum, day) => sum + (day ? minutesIn(day) : 0), 0);
}
