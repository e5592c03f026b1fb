/** What became of an appointment, and what is said once that is saved. */
export const outcomes = {
  states: {
    open: "No outcome",
    held: "Held",
    "no-show": "No-show",
    canceled: "Canceled",
  },
  move: "Move…",
  notSaved: "This could not be saved.",
  othersMoved: "The past appointment stays. The others moved.",
  reinstated: "Reinstated",
  movedTo: (time: string) => `Moved to ${time}`,
  noteSaved: (name: string) => `Note saved for ${name}`,
  marked: {
    held: "Marked as held",
    "no-show": "Marked as no-show",
    canceled: "Marked as canceled",
  },
  lastContact: {
    today: "Marked as held. Last contact: today",
    yesterday: "Marked as held. Last contact: yesterday",
    onDay: (day: string) => `Marked as held. Last contact: ${day}`,
  },
  nearTime: (weekday: string, time: string) => `${weekday} ${time}`,
  dayTime: (day: string, time: string) => `${day}, ${time}`,
} as const;
