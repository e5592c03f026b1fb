import { plural } from "../plural.ts";

/** Being away, and who stands in meanwhile. */
export const away = {
  titleMe: "You Are Away",
  title: (name: string) => `${name} Is Away`,
  explainMe:
    "You stay responsible. Meanwhile your work is also in the other’s Mine, and comes back by itself.",
  explain: (name: string) =>
    `${name} stays responsible. Meanwhile ${name}’s work is also in the other’s Mine, and comes back by itself.`,
  save: "Save",
  backToday: "Back Today",
  delete: "Delete",
  from: "From",
  lastDay: "Last day",
  standsIn: "Stands in",
  nobody: "Nobody",
  inThatTime: "In that time",
  tasksDue: "Tasks due",
  appointments: "Appointments",
  goToYou: "go to you",
  goTo: (name: string) => `go to ${name}`,
  goToYourCalendar: "go to your calendar",
  goToCalendar: (name: string) => `go to ${name}’s calendar`,
  withOverlaps: (goes: string, overlaps: number) =>
    plural("en", overlaps, { one: `${goes}, # overlaps`, other: `${goes}, # overlap` }),
  chooseAfter: (day: string) => `Choose a date after ${day}`,
  chooseStandIn: "Choose who stands in",
  saved: {
    me: (days: string) => `You are away ${days}`,
    other: (name: string, days: string) => `${name} is away ${days}`,
  },
  back: {
    me: "You are back",
    other: (name: string) => `${name} is back`,
  },
  deleted: "Absence deleted",
  notSaved: "The absence could not be saved. Try again.",
  words: {
    nobody: (days: string) => `Away ${days}, nobody stands in`,
    you: (days: string) => `Away ${days}, you stand in`,
    other: (days: string, name: string) => `Away ${days}, ${name} stands in`,
  },
  days: (from: string, until: string) => `${from} – ${until}`,
} as const;
