import { plural } from "../plural.ts";

/** Settings, Calendar: working hours, new appointments, and addresses for other calendars. */
export const calendars = {
  facts: "Your calendar",
  hours: "Working hours",
  aWeek: (time: string) => `${time} a week`,
  agenda: "Next agenda",
  agendaOff: "Off",
  agendaNone: (days: number) =>
    plural("en", days, {
      one: "No appointments in the next # day",
      other: "No appointments in the next # days",
    }),
  agendaAt: (day: string, time: string, appointments: number) =>
    `${day} at ${time}, ${plural("en", appointments, { one: "# appointment", other: "# appointments" })}`,
  today: "Today",
  tomorrow: "Tomorrow",
  lastRead: "Address last read",
  notYet: "Not yet",
  others: "What others see",
  busy: "Busy",
  sampleTitle: "Quarterly review",
  workingHours: {
    title: "Working Hours",
    hint: "Shown lighter in the week. Free time is counted within them.",
    sum: "A week",
    from: (weekday: string) => `${weekday}, from`,
    until: (weekday: string) => `${weekday}, to`,
    to: "to",
    none: "Not working",
    wrong: "The end must be after the start",
  },
  newAppointments: {
    title: "New Appointments",
    duration: "Duration",
    reminder: "Reminder",
  },
  subscribe: {
    title: "Subscribe",
    hint: "See your appointments in another calendar.",
    failed: "The address could not be loaded.",
    create: "Create Calendar Link",
    creating: "Creating",
    createFailed: "The address could not be created. Try again.",
    shows: "What it shows",
    choices: {
      full: "Full details",
      titles: "Titles only",
      busy: "Busy only",
    },
    hints: {
      full: "Title, time, customer, company and notes. Includes canceled appointments.",
      titles: "Title and time.",
      busy: "Only when you are busy.",
    },
    secret: "Secret address",
    secretHint:
      "Anyone with this address can see your calendar but can’t change it. Copy it now; it won’t be shown again.",
    secretGone:
      "The address was shown once, when you created it. If you no longer have the address, reset it to get a new one.",
    keep: "Keep Address",
  },
  reset: {
    title: "Reset the address",
    button: "Reset Address…",
    question: "Reset the address?",
    confirm: "Reset Address",
    busy: "Resetting",
    note: "Calendars using the old address stop updating.",
    warning: "Calendars using the old address will stop updating until you add the new one.",
    done: "New address created",
  },
  remove: {
    title: "Remove the address",
    button: "Remove Address…",
    question: "Remove the address?",
    confirm: "Remove Address",
    busy: "Removing",
    note: "It keeps working for those who have left the desk until you reset or remove it.",
    warning: "Calendars using the address will stop updating.",
    done: "Address removed",
  },
  everyone: {
    title: "Everyone’s Calendar",
    hint: "See the appointments of everyone on this desk in another calendar. Each names whose calendar it is in.",
  },
} as const;
