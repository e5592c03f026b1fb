import { plural } from "../plural.ts";

/** What stands around every screen: sections, calendar, account and desk. */
export const frame = {
  skip: "Skip to content",
  main: "Main",
  sidebar: "Sidebar",
  expand: "Expand sidebar",
  collapse: "Collapse sidebar",
  calendar: "Calendar",
  newAppointment: "New Appointment",
  openDay: (day: string) => `Open ${day}`,
  busyDay: (day: string, appointments: number) =>
    `${day}, ${plural("en", appointments, { one: "# appointment", other: "# appointments" })}`,
  search: "Search",
  jump: "Search or jump to",
  stillTrying: "No answer yet. Still trying.",
  sections: {
    dashboard: "Dashboard",
    companies: "Companies",
    customers: "Customers",
    appointments: "Appointments",
    tasks: "Tasks",
    reports: "Reports",
    settings: "Settings",
  },
  /** After "Appointments", for those who cannot see the calendar beside it. */
  forToday: " for today",
  views: { customers: "Views of customers", companies: "Views of companies", all: "Show all" },
  account: {
    menu: "Account menu",
    menuOf: "Account menu, ",
    history: "History",
    duplicates: "Duplicates",
    trash: "Trash",
    shortcuts: "Shortcuts",
    logout: "Logout",
  },
  desk: {
    named: (name: string) => `Desk: ${name}`,
    asReader: (name: string) => `Desk: ${name}, you are a reader`,
    reader: "Reader",
  },
  restoring: {
    title: "This account is being restored.",
    text: "You can’t save anything else until that’s done. <link>Go to Your Data</link>",
  },
  readerHere: {
    title: "You are a reader here.",
    text: "You can look at everything on this desk, and change nothing.",
  },
  offDesk: {
    page: "No longer on this desk",
    margin: "Desk",
    title: (desk: string) => `You are no longer on ${desk}.`,
    text: "What you wrote there stays, with your name.",
    goTo: (desk: string) => `Go to ${desk}`,
  },
  welcome: (name: string) => `Welcome, ${name}`,
} as const;
