import { plural } from "../plural.ts";

/** Settings: the account, notifications, how it looks, and what all pages of it say. */
export const settings = {
  title: "Settings",
  tabs: {
    account: "Account",
    people: "People",
    "sign-in": "Sign-In",
    calendar: "Calendar",
    booking: "Booking",
    notifications: "Notifications",
    "follow-up": "Follow-Up",
    tags: "Tags",
    formats: "Formats",
    appearance: "Appearance",
    data: "Your Data",
  },
  saved: "Saved",
  saveFailed: "The settings could not be saved. Try again.",
  notSaved: "This could not be saved. Try again.",
  notDone: "This could not be done. Try again.",
  loading: "Loading",
  appliesHere: "Applies right away, on this device.",
  appearance: "Appearance",
  keyboard: {
    title: "Keyboard",
    single: "Single-key shortcuts",
    singleHint:
      "Such as <book>n</book> for a new appointment. <palette>k</palette> works either way.",
    show: "Show Shortcuts",
  },
  facts: {
    label: "Your account",
    since: "Member since",
    zone: "Time zone",
    changingPassword: "Changing your password",
    logsOut: "Logs out every other device.",
  },
  profile: {
    title: "Profile",
    password: "Password",
    passwordHint: (least: number) =>
      plural("en", least, {
        one: "At least # character. Leave blank to keep your current password.",
        other: "At least # characters. Leave blank to keep your current password.",
      }),
    passwordOff: (least: number) =>
      plural("en", least, {
        one: "Turned off. Set one of at least # character to log in with a password again.",
        other: "Turned off. Set one of at least # characters to log in with a password again.",
      }),
    emailHint: "To change your email, enter your current password below.",
    save: "Save Changes",
    discard: "Discard Changes",
  },
  lastUse: {
    at: (day: string, time: string) => `${day} at ${time}`,
    on: (day: string) => `on ${day}`,
  },
  noMail: "This server isn’t set up to send email. Ask whoever runs it.",
  reminders: {
    title: "Reminders",
    hint: "Each appointment has its own time to remind you.",
    email: "Email me reminders, too",
    emailHint: (email: string) => `To ${email}, unless you’ve dismissed them here first.`,
    here: "Notifications on this device",
    allow: "Allow Notifications",
    permissions: {
      default: "Reminders can also reach you while you look at something else.",
      granted: "On. You’ll be reminded even when another tab or app is in front.",
      denied:
        "Blocked by this browser. You can allow notifications in the browser’s settings for this site.",
    },
  },
  agenda: {
    title: "Daily Agenda",
    email: "Email me the day’s appointments",
    emailHint: (email: string) => `On days with appointments, to ${email}.`,
    time: "Time",
  },
  summary: {
    title: "Monthly Summary",
    email: "Email me a monthly summary",
    emailHint: (time: string, email: string) =>
      `On the 1st of the following month at ${time}, to ${email}.`,
  },
  forYou: {
    title: "For You",
    hint: "What others ask of you, give or hand over to you.",
    reasons: {
      mention: "Mentions",
      task: "Tasks given to you",
      handed: "Handed over to you",
      appointment: "Added to an appointment",
    },
    times: {
      atOnce: "At once",
      daily: "Daily",
      never: "Never",
    },
    note: "Daily goes with the agenda. Invitations come at once.",
  },
  away: {
    title: "Away",
    hint: (desk: string) => `Somebody on ${desk} stands in for you.`,
    button: "Away…",
  },
  followUp: {
    title: "Follow-Up",
    hint: "How long after the last contact a customer shows up in Needs Attention. Saved as you type.",
    hintFixed:
      "How long after the last contact a customer shows up in Needs Attention. Only owners change it.",
    failed: "The times could not be loaded.",
    facts: "Follow-up today",
    attention: "Needs attention today",
    value: "Combined value",
    snoozed: "Snoozed",
    nobody: "Nobody",
    customers: (customers: number) =>
      plural("en", customers, { one: "# customer", other: "# customers" }),
    after: "After",
    days: (days: number) => plural("en", days, { one: "day", other: "days" }),
    never: "Never",
    noReminders: "No reminders",
    now: (customers: number) => `${customers} now`,
    wrong: "Enter 1 to 730 days.",
    /** `last` is the last of these days. */
    suggested: (days: string, last: number) =>
      plural("en", last, { one: `Suggested: ${days} days.`, other: `Suggested: ${days} days.` }),
    useSuggested: "Use Suggested",
    saveFailed: "Failed to save follow-up times",
    loadFailed: "Failed to load follow-up times",
  },
} as const;
