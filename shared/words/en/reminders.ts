import { plural } from "../plural.ts";

/** The cards in the corner: what comes soon, and what customers did. */
export const reminders = {
  title: "Reminders",
  fromCustomers: "From customers",
  reminder: (what: string) => `Reminder: ${what}`,
  more: (count: number) =>
    plural("en", count, { one: "# more reminder", other: "# more reminders" }),
  moreAnswers: (count: number) =>
    plural("en", count, { one: "# more answer", other: "# more answers" }),
  open: "Open",
  snooze: (minutes: number) => `Snooze ${minutes} Min`,
  done: "Done",
  saveFailed: "This could not be saved. Try again.",
  coming: {
    today: (title: string) => `${title} today`,
    tomorrow: (title: string) => `${title} tomorrow`,
    onDay: (title: string, day: string) => `${title} on ${day}`,
    todayAt: (title: string, time: string) => `${title} at ${time}`,
    tomorrowAt: (title: string, time: string) => `${title} tomorrow at ${time}`,
    onDayAt: (title: string, day: string, time: string) => `${title} on ${day} at ${time}`,
  },
  countdown: {
    today: "Today",
    now: "Now",
    started: (duration: string) => `Started ${duration} ago`,
    inTime: (duration: string) => `In ${duration}`,
    inDays: (days: number) => plural("en", days, { one: "In # day", other: "In # days" }),
  },
  countdownWith: (countdown: string) => `${countdown}, <names></names>`,
  did: {
    booked: (name: string, title: string) => `${name} booked ${title}`,
    asked: (name: string, title: string) => `${name} asks for ${title}`,
    moved: (name: string, title: string) => `${name} moved ${title}`,
    canceled: (name: string, title: string) => `${name} canceled ${title}`,
    accepted: (name: string) => `${name} accepted`,
    declined: (name: string) => `${name} declined`,
    proposed: (name: string) => `${name} proposes another time`,
  },
  when: {
    today: (time: string) => `Today at ${time}`,
    tomorrow: (time: string) => `Tomorrow at ${time}`,
    onDay: (day: string, time: string) => `${day} at ${time}`,
  },
  whatWhen: {
    today: (title: string, time: string) => `${title}, today at ${time}`,
    tomorrow: (title: string, time: string) => `${title}, tomorrow at ${time}`,
    onDay: (title: string, day: string, time: string) => `${title}, ${day} at ${time}`,
    times: (title: string, times: string) => `${title}, ${times}`,
  },
  withWord: (what: string, word: string) => `${what}. “${word}”`,
} as const;
