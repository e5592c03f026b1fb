import { plural } from "../plural.ts";

const hoursOf = (count: number) => plural("en", count, { one: "# hour", other: "# hours" });
const daysOf = (count: number) => plural("en", count, { one: "# day", other: "# days" });

/** The Terms and the Privacy Policy. */
export const legal = {
  termsTitle: "Terms",
  privacyTitle: "Privacy Policy",
  questions: (email: string) => `Write to <mail>${email}</mail> with any questions.`,
  terms: {
    service: "The service",
    serviceText:
      "Client Desk is free to use. The server is run by its operator, who gave you this address and takes care of it.",
    data: "Your data",
    dataText:
      "What you enter stays yours. You can change it, delete it or download a copy of it at any time. Enter only what you are allowed to keep about the people you work with.",
    account: "Your account",
    accountText:
      "Each account is for one person. Keep your password to yourself, and don’t try to access other people’s records.",
    warranty: "No warranty",
    warrantyText:
      "The program is provided as is, under the MIT License. Keep a copy of anything you can’t afford to lose.",
  },
  privacy: {
    stored: "What is stored",
    storedText: (days: number) =>
      `Your name, email and time zone, and everything you enter: companies, customers, appointments, notes, tasks, tags, saved views and settings, with a history of changes. Your password is stored only as a hash, which can’t be turned back into the password. For each device you’re logged in on: its browser, its operating system and when it was last used. For each passkey: its name, its public half and when it was last used. Your face, fingerprint or PIN never leave your device. For two-step login: the key its codes are made from. Logins, exports and changes to how you log in are listed in Settings, Sign-In, for ${daysOf(days)}, with the device and its network address. Wrong passwords are counted for up to a day.`,
    where: "Where",
    whereText:
      "In the database of this server, which its operator runs. No other account can see it. If you create a calendar address, anyone who has that address can read the appointments it shows; with an access token, a program can do what you allowed. The program’s log records that a request was made, but not who made it or what it was about.",
    browser: "In your browser",
    browserText: (days: number) =>
      `Your sign-in token, display settings and the names of the records you opened last are kept in local storage. Unsaved text is kept in this browser until you save or discard it: forms in this tab, notes on this device. One cookie remembers that you’ve logged in here before, so that someone guessing at your password can’t lock you out. Another remembers the language you chose. If you choose so, a third skips the code of two-step login for ${daysOf(days)}. There are no trackers, and pages load nothing from other servers.`,
    long: "How long",
    longText: (hours: number, days: number, most: number, mostRemembered: number, kept: number) =>
      `A session ends when you log out, or ${hoursOf(hours)} after its last use (${daysOf(days)} with “Remember me”), and after ${daysOf(most)} (${daysOf(mostRemembered)}) at the latest. What you delete can be restored from History for ${daysOf(kept)} unless the operator has set another time, and is then removed from the database; emptying the trash removes it right away. So does deleting your account in Settings, with everything in it. The operator’s backups may keep it a while longer.`,
    email: "Email",
    emailText:
      "Client Desk emails you a link to reset your password or confirm a new email, a notice when you log in on a new device or something changes in how you log in, reminders of your appointments, and what others on your desk ask of you or give to you. In Settings you can turn these off, and a daily agenda or a monthly summary on. Each of those emails has a link that turns it off.",
  },
} as const;
