import { plural } from "../plural.ts";

/** Fields of days and times, and their calendar. */
export const dates = {
  open: "Open calendar",
  calendar: "Calendar",
  pick: "Pick a day",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  earlier: "Earlier",
  allowPast: "Allow days before today",
  today: "Today",
  yesterday: "Yesterday",
  tomorrow: "Tomorrow",
  time: "Time",
  done: "Done",
  usePast: "Use this past date",
  interpreted: (typed: string, read: string) => `Interpreted ${typed} as ${read}.`,
  changed: (time: string, nearest: string, step: number) =>
    `Changed ${time} to ${nearest}. Times are in ${plural("en", step, { one: "#-minute steps", other: "#-minute steps" })}.`,
} as const;
