import { plural } from "../plural.ts";

/** What the overview says of the day: its appointments and tasks in a sentence, and one by one. */
export const workday = {
  day: {
    /** From one to ten; of more, `more`. */
    counted: [
      "One appointment",
      "Two appointments",
      "Three appointments",
      "Four appointments",
      "Five appointments",
      "Six appointments",
      "Seven appointments",
      "Eight appointments",
      "Nine appointments",
      "Ten appointments",
    ],
    more: (count: number) => plural("en", count, { one: "# appointment", other: "# appointments" }),
    none: "No appointments today.",
    all: (appointments: string) => `${appointments}.`,
    onlyAt: (appointment: string, time: string) => `${appointment}, at ${time}.`,
    firstAt: (appointments: string, time: string) => `${appointments}, the first at ${time}.`,
    left: (appointments: string) => `${appointments} left.`,
    lastAt: (appointment: string, time: string) => `${appointment} left, at ${time}.`,
    nextAt: (appointments: string, time: string) => `${appointments} left, the next at ${time}.`,
    overOne: "Today’s appointment is over.",
    overTwo: "Both of today’s appointments are over.",
    overAll: (number: string) => `All ${number} of today’s appointments are over.`,
  },
  due: {
    /** From one to ten; of more, `more`. */
    counted: [
      "One task",
      "Two tasks",
      "Three tasks",
      "Four tasks",
      "Five tasks",
      "Six tasks",
      "Seven tasks",
      "Eight tasks",
      "Nine tasks",
      "Ten tasks",
    ],
    more: (count: number) => plural("en", count, { one: "# task", other: "# tasks" }),
    /** From one to ten, of tasks; from three on of appointments, too. */
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    today: (tasks: string, count: number) =>
      `${tasks} ${plural("en", count, { one: "is due today.", other: "are due today." })}`,
    late: (tasks: string, count: number) =>
      `${tasks} ${plural("en", count, { one: "is overdue.", other: "are overdue." })}`,
    todayAndLate: (tasks: string, count: number, number: string, overdue: number) =>
      `${tasks} ${plural("en", count, { one: "is due today", other: "are due today" })}, ${number} ${plural("en", overdue, { one: "is overdue.", other: "are overdue." })}`,
    many: (count: number) =>
      plural("en", count, {
        one: "More than # task is due.",
        other: "More than # tasks are due.",
      }),
  },
  today: {
    label: "Today's appointments",
    earlierFailed: "Earlier appointments without an outcome could not be loaded.",
    moreOpen: (count: number) => `${count} more without an outcome`,
    earlier: (count: number) => `${count} earlier today`,
    later: (count: number) => `${count} later today`,
    free: "Nothing is booked for today.",
    last: {
      note: (day: string) => `Last note, ${day}`,
      call: (day: string) => `Last call, ${day}`,
      email: (day: string) => `Last email, ${day}`,
      meeting: (day: string) => `Last meeting, ${day}`,
    },
    about: "About",
    lastWith: (what: string) => `${what}: <text></text>`,
    noNotes: "No notes yet",
  },
} as const;
