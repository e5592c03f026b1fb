import { plural } from "../plural.ts";

/** The fields that make an appointment repeat, its times, and which of them a change is about. */
export const series = {
  /** `days` is a list. */
  overlaps: {
    once: (day: string) => `Overlaps once, on ${day}.`,
    twice: (days: string) => `Overlaps twice, on ${days}.`,
    more: (count: number, days: string) =>
      `Overlaps ${plural("en", count, { one: "# time", other: "# times" })}, on ${days}.`,
    otherDays: (count: number) => plural("en", count, { one: "# more day", other: "# more days" }),
  },
  fields: {
    label: "Repeats",
    never: "Doesn’t repeat",
    custom: "Custom…",
    title: "Custom Repeat",
    set: "Set Repeat",
    /** Of the number in the field beside it, as the units are. */
    every: {
      DAILY: (count: number) => plural("en", count, { one: "Every", other: "Every" }),
      WEEKLY: (count: number) => plural("en", count, { one: "Every", other: "Every" }),
      MONTHLY: (count: number) => plural("en", count, { one: "Every", other: "Every" }),
      YEARLY: (count: number) => plural("en", count, { one: "Every", other: "Every" }),
    },
    unit: "Unit",
    days: (count: number) => plural("en", count, { one: "days", other: "days" }),
    weeks: (count: number) => plural("en", count, { one: "weeks", other: "weeks" }),
    months: (count: number) => plural("en", count, { one: "months", other: "months" }),
    years: (count: number) => plural("en", count, { one: "years", other: "years" }),
    onWeekdays: "On",
    weekdays: "Weekdays",
    onDay: "On",
    dayOfMonth: (day: number) => `Day ${day}`,
    ends: "Ends",
    endsNever: "Never",
    endsOn: "On date",
    endsAfter: "After",
    lastDay: "Last day",
    date: "Date",
    timesLabel: "Number of times",
    times: (count: number) => plural("en", count, { one: "times", other: "times" }),
    number: (most: number) => `Enter a number from 1 to ${most}`,
    weekday: "Choose a weekday",
    later: (day: string) => `Choose a date after ${day}`,
  },
  times: {
    first: (count: number) => plural("en", count, { one: "First # Date", other: "First # Dates" }),
    all: (count: number) => plural("en", count, { one: "# Date", other: "# Dates" }),
    at: (time: string) => `at ${time}`,
    label: "Times of the repeat",
    overlaps: (title: string) => `Overlaps with <title>${title}</title>`,
    free: "Free",
    more: (count: number) => plural("en", count, { one: "# more", other: "# more" }),
  },
  scope: {
    move: (title: string) => `Move ${title}?`,
    change: (title: string) => `Change ${title}?`,
    delete: (title: string) => `Delete ${title}?`,
    keep: "Keep Appointments",
    which: "Which appointments",
    this: "This appointment",
    following: "This and following appointments",
    all: "All appointments",
    moveSome: (count: number) =>
      plural("en", count, { one: "Move Appointment", other: "Move # Appointments" }),
    changeSome: (count: number) =>
      plural("en", count, { one: "Change Appointment", other: "Change # Appointments" }),
    deleteSome: (count: number) =>
      plural("en", count, { one: "Delete Appointment", other: "Delete # Appointments" }),
    moveAll: "Move Appointments",
    changeAll: "Change Appointments",
    deleteAll: "Delete Appointments",
    fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
    withCustomer: (name: string) => `With ${name}.`,
    /** `repeats` is a rule of repeats.ts, and begins with a small letter. */
    repeats: (repeats: string) => `This appointment repeats ${repeats}.`,
    repeatsTimes: (repeats: string, count: number) =>
      `This appointment repeats ${repeats}, ${plural("en", count, { one: "# time", other: "# times" })}.`,
    fromDay: (day: string) => `${day} and later, with no end date`,
    untilDay: (count: number, day: string) =>
      `${plural("en", count, { one: "# appointment", other: "# appointments" })}, until ${day}`,
    endless: "All appointments, with no end date",
    count: (count: number) =>
      plural("en", count, { one: "# appointment", other: "# appointments" }),
    /** `all` is `endless` or `count`; `over` is how many of these are over. */
    deletesPast: (all: string, over: number) =>
      `${all}, including ${plural("en", over, { one: "# past one and its outcomes", other: "# past ones and their outcomes" })}.`,
    changesPast: (all: string, over: number) =>
      `${all}, including ${plural("en", over, { one: "# past one", other: "# past ones" })}.`,
    leavesPast: (all: string, over: number) =>
      `${all}. ${plural("en", over, { one: "The past one stays where it is", other: "The # past ones stay where they are" })}.`,
  },
} as const;
