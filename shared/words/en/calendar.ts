import { plural } from "../plural.ts";

/** The calendar: its days, weeks and months, and what is drawn in them. */
export const calendar = {
  appointments: "Appointments",
  count: (count: number) => plural("en", count, { one: "# appointment", other: "# appointments" }),
  nothing: "Nothing booked",
  newAppointment: "New Appointment",
  addPast: "Add Past Appointment",
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  booked: "Booked",
  free: (hours: string) => `${hours} free`,
  now: (time: string) => `<hidden>Now </hidden>${time}`,
  head: {
    open: (count: number) => `${count} without an outcome`,
    goToToday: "Go to Today",
    view: "View",
    views: { day: "Day", week: "Week", month: "Month" },
    previous: { day: "Previous day", week: "Previous week", month: "Previous month" },
    next: { day: "Next day", week: "Next week", month: "Next month" },
    beside: (step: string, day: string) => `${step}, ${day}`,
    /** What is hidden where there is no room is in `rest`. */
    newHere: "New<rest> Appointment</rest>",
    pastHere: "Add<rest> Past Appointment</rest>",
  },
  /** `appointments` is how many, or that there are none. */
  sums: {
    only: (appointments: string) => `${appointments}.`,
    booked: (appointments: string, booked: string) => `${appointments}, ${booked} booked.`,
    free: (appointments: string, free: string) => `${appointments}, ${free} free.`,
    both: (appointments: string, booked: string, free: string) =>
      `${appointments}, ${booked} booked, ${free} free.`,
  },
  /** How an appointment stands, after its title and its time. */
  looks: {
    open: "no outcome yet",
    held: "held",
    "no-show": "no-show",
    canceled: "canceled",
    running: "now",
    next: "next",
  },
  day: {
    /** From none to twelve. */
    counted: [
      "No appointments",
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
      "Eleven appointments",
      "Twelve appointments",
    ],
    when: (when: string) => `${when}.`,
    sentences: (first: string, second: string) => `${first} ${second}`,
    tasks: "Tasks",
    tasksLabel: "Tasks of this day",
    keys: {
      outcome: "<first></first> to <last></last> Outcome",
      details: "<key></key> Details",
      edit: "<key></key> Edit",
      move: "<keys></keys> Move",
    },
    interactions: "Customer Interactions",
    interactionsComing: "Customers you contact on this day will show up here.",
    interactionsNone: "No customers were last contacted on this day.",
    interactionsHint: "Customers last contacted on this day.",
    showMore: "Show More",
    limited: (most: number) => `Only the first ${most} appointments of this day are shown.`,
    wasFree: "Nothing was booked",
    pastHint: "You can still add a past appointment.",
    pickHint: "Pick a time below to book it.",
    canceled: "Canceled",
    freeTimes: "Free times",
    bookAt: (time: string) => `<hidden>New appointment at </hidden>${time}`,
    hoursFree: (hours: number) => `${hours} h free`,
    sameTime: "More at the same time",
    moreSameTime: (count: number) => `${count} more at the same time`,
  },
  agenda: {
    /** Of three days or more that follow each other. */
    range: (first: string, last: string) => `${first} to ${last}`,
    isFree: (days: string) => `Nothing is booked for ${days}.`,
    wasFree: (days: string) => `Nothing was booked for ${days}.`,
    dayIsFree: "Nothing is booked.",
    dayWasFree: "Nothing was booked.",
    none: "No appointments",
    toWrapUp: (appointments: string, open: number) => `${appointments}, ${open} to wrap up`,
    dayBooked: (day: string, duration: string) => `${day}, ${duration} booked`,
    booked: (duration: string) => `${duration} booked`,
    todayBooked: (duration: string) => `<today>Today</today>, ${duration} booked`,
    weekdayAndDay: (weekday: string, day: number) => `${weekday} ${day}`,
    until: (time: string) => `to ${time}`,
    bookAt: (time: string, free: string) => `<hidden>New appointment at ${time}, </hidden>${free}`,
    days: "Days of the week",
  },
  week: {
    label: (day: string) => `Week of ${day}`,
    failed: "The week could not be loaded.",
    more: (count: number) =>
      plural("en", count, { one: "# more appointment", other: "# more appointments" }),
    moreAt: (count: number, times: string) =>
      `${plural("en", count, { one: "# more appointment", other: "# more appointments" })}, ${times}`,
    moreUntimed: (count: number) =>
      plural("en", count, {
        one: "# more appointment without a time",
        other: "# more appointments without a time",
      }),
    moreCanceled: (count: number) =>
      plural("en", count, {
        one: "# more canceled appointment",
        other: "# more canceled appointments",
      }),
    moreCanceledUntimed: (count: number) =>
      plural("en", count, {
        one: "# more canceled appointment without a time",
        other: "# more canceled appointments without a time",
      }),
    passed: "This time has passed",
    continued: (name: string) => `${name}, from the day before`,
    hideWeekend: "Hide Weekend",
    showWeekend: "Show Weekend",
    showWeekendWith: (count: number) =>
      `Show Weekend, ${plural("en", count, { one: "# appointment", other: "# appointments" })}`,
    earlier: "Earlier hours",
    later: "Later hours",
  },
  month: {
    failed: "The month could not be loaded.",
    weekBooked: (day: string, hours: string) =>
      `<hidden>Week of ${day}, </hidden>${hours}<hidden> booked</hidden>`,
    hours: (hours: number) => `${hours} h`,
    more: (count: number, day: string) => `+${count} more<hidden> on ${day}</hidden>`,
    dayAndCount: (day: string, count: number) =>
      `${day}, ${plural("en", count, { one: "# appointment", other: "# appointments" })}`,
  },
  moves: {
    lasts: (duration: string) => `Now ${duration}`,
    changed: {
      day: "This appointment was changed on another device. The day now shows the latest.",
      week: "This appointment was changed on another device. The week now shows the latest.",
      month: "This appointment was changed on another device. The month now shows the latest.",
    },
    failed: "This could not be moved. Try again.",
  },
  draft: {
    untitled: "New appointment",
    title: "Title",
    discardTitle: "Discard this appointment?",
    discard: "Discard",
    notSaved: "The appointment hasn’t been saved.",
    findCustomer: "Find a customer",
    typeSomething: "Type a name, email or phone number",
    someoneElse: "Choose someone else",
    addCustomer: (name: string) => `Add “${name}” as a customer`,
    findInstead: "Find a customer instead",
    name: "Name",
    email: "Email",
    company: "Company",
    moreOptions: "More Options",
    noTitle: "Enter a title",
    noCustomer: "Choose a customer",
    noCompany: "Choose a company",
  },
  hours: {
    whole: (hours: string) => `${hours} h`,
    andMinutes: (hours: string, minutes: string) => `${hours} h ${minutes}`,
  },
} as const;
