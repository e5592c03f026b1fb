import { daysBetween } from "../../../shared/dates.ts";
import { formatDaysAgo } from "../../lib/dates.ts";

interface DayFacts {
  date: string;
  today: string;
  /** Undefined until known. */
  appointments: number | undefined;
  contacted: number | undefined;
}

/** "Today. Five appointments, three customers contacted." */
export function summariseDay({ date, today, appointments, contacted }: DayFacts): string {
  const when = capitalise(formatDaysAgo(daysBetween(date, today)));
  const parts = [
    appointments !== undefined && count(appointments, "appointment"),
    // Nobody can have been contacted on a future day.
    contacted !== undefined && date <= today && `${count(contacted, "customer")} contacted`,
  ].filter((part) => part !== false);
  return parts.length ? `${when}. ${capitalise(parts.join(", "))}.` : `${when}.`;
}

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

function count(number: number, noun: string): string {
  return `${words[number] ?? number} ${noun}${number === 1 ? "" : "s"}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
