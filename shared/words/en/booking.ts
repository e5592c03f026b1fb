import { plural } from "../plural.ts";

/** The pages on which customers book, and those of what is booked. */
export const booking = {
  skip: "Skip to content",
  privacy: "Privacy",
  language: "Language",
  optional: "Optional",
  meetingWith: (title: string, name: string) => `${title} with ${name}`,
  zone: {
    change: "Change",
    now: (time: string) => `It is ${time} there now.`,
    label: "Time zone",
    use: "Use This Zone",
  },
  choose: {
    title: (name: string) => `Book a meeting with ${name}`,
    heading: "Choose a meeting",
    none: "Nothing can be booked here yet.",
    firstFree: (time: string) => `First free ${time}`,
    nothingFree: (day: string) => `Nothing free before ${day}`,
    all: "All meetings",
  },
  days: {
    day: "Day",
    choose: "Choose a day",
    free: (day: string) => `${day}, free`,
    earlier: "Earlier weeks",
    later: "Later weeks",
    time: "Time",
    none: "No free times in these weeks.",
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
    openWeek: "Times open one week ahead.",
    /** Of two at least; in English the number is a word. */
    openWeeks: (weeks: string) => `Times open ${weeks} weeks ahead.`,
    openDays: (days: number) =>
      plural("en", days, { one: "Times open # day ahead.", other: "Times open # days ahead." }),
  },
  details: {
    otherTimes: "Other times",
    heading: "Your details",
    name: "Name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    address: "Your address",
    forConfirmation: "For the confirmation, and to move or cancel.",
    didYouMean: (email: string) => `Did you mean ${email}?`,
    callsThis: (host: string) => `${host} calls this number.`,
    book: "Book This Time",
    bookAt: (time: string) => `Book ${time}`,
    whoGets: (name: string) =>
      `${name} gets what you enter here to prepare the meeting. No cookies, no tracking. <privacy>Privacy</privacy>`,
    failed: "This could not be booked. What you typed is kept.",
    taken: (time: string) =>
      `<b>${time} was just taken.</b> What you typed is kept. These are the next free times:`,
    takenLast: (time: string) =>
      `<b>${time} was just taken.</b> What you typed is kept. There is no other free time at the moment.`,
    nextTimes: "Next free times",
    moreTimes: "More times",
  },
  wrong: {
    name: "Name is required",
    email: "Email is required",
    emailUnreadable: "Please enter a valid email address",
    phone: (host: string) => `Enter the number ${host} should call`,
    address: "Enter the address",
    answer: "Answer this question",
  },
  checking: {
    title: "Checking, a moment",
    text: "Many people are booking here right now. What you typed is kept.",
    wait: "The button appears in five seconds.",
  },
  notices: {
    noPage: "There is no booking page here",
    noPageText: "The address may have a typo, or the page is gone. Ask whoever gave it to you.",
    closed: "Online booking is closed",
    closedText: (host: string) =>
      `${host} does not take bookings on this page right now. What you have already booked stays as it is; the link in your email still works.`,
    full: "Every time until then is taken. When someone cancels, it shows up here again.",
    otherMeetings: "Other Meetings",
    writeTo: (host: string) => `Write to ${host}`,
    tooMany: "Too many tries",
    tooManyText: (minutes: number) =>
      plural("en", minutes, {
        one: "Too many tries from here. Try again in a minute.",
        other: "Too many tries from here. Try again in # minutes.",
      }),
    away: "Not available right now",
    awayText: "Try again in a moment.",
    awayKept: "What you typed is kept. Try again in a moment.",
    tryAgain: "Try Again",
    noBooking: "There is no booking here",
    noBookingText: "The link may be incomplete, or the meeting is long over.",
    privacyTitle: "What happens with what you enter",
    privacyUse:
      "Your name, email, phone, company and answers go to the person or the team you book a meeting with, who uses them to prepare and hold it.",
    privacyKept:
      "They are kept with the appointment until they are deleted there. Ask the person you book with to correct or delete them.",
    privacyCookies:
      "No cookies, no tracking, and nothing is loaded from anywhere else. To keep robots out, a fingerprint of your network address that can’t be turned back is kept for up to a day.",
  },
} as const;
