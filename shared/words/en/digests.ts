import { plural } from "../plural.ts";

/** Mails that come by themselves: reminders, the day's agenda, what is for somebody, a month's summary; and how they end. */
export const digests = {
  openDay: (weekday: string) => `Open ${weekday} in Client Desk`,
  noTime: "No time",
  toDo: "To do",
  late: (days: number) => plural("en", days, { one: "# day late", other: "# days late" }),
  counts: {
    appointments: (count: number) =>
      plural("en", count, { one: "# appointment", other: "# appointments" }),
    tasks: (count: number) => plural("en", count, { one: "# task", other: "# tasks" }),
    customers: (count: number) => plural("en", count, { one: "# customer", other: "# customers" }),
    companies: (count: number) => plural("en", count, { one: "# company", other: "# companies" }),
    records: (count: number) => plural("en", count, { one: "# record", other: "# records" }),
  },
  agenda: (day: string, counts: string) => `${day}: ${counts}`,
  why: {
    reminders: "You’re getting this because email reminders are on.",
    agenda: "You’re getting this because the daily agenda is on.",
    summary: "You’re getting this because the monthly summary is on.",
    "for-you": "You’re getting this because email of what is for you is on.",
  },
  change: (url: string) => `Change this in Settings: ${url}`,
  stop: (url: string) => `Unsubscribe: ${url}`,
  changeOrStop: "<change>Change this in Settings</change> or <stop>unsubscribe</stop>.",
  forYou: {
    title: "For You",
    titleOn: (desk: string) => `For You on ${desk}`,
    subject: (count: number) =>
      plural("en", count, { one: "# thing for you", other: "# things for you" }),
    open: "Open For You in Client Desk",
    more: (count: number) => plural("en", count, { one: "# more", other: "# more" }),
    someone: "Someone",
    task: (who: string, text: string) => `${who} gave you a task: ${text}`,
    appointment: (who: string, title: string) => `${who} added you to ${title}`,
    handed: (who: string, what: string) => `${who} handed ${what} over to you`,
    mentionedOn: (who: string, name: string) => `${who} mentioned you on ${name}`,
    mentioned: (who: string) => `${who} mentioned you in a task`,
    dueToday: "Due today",
    due: (day: string) => `Due ${day}`,
  },
  summary: {
    mine: (month: string) => `Your ${month}`,
    everyone: (month: string) => `${month}, everyone`,
    subject: (title: string, added: string, closed: string) => `${title}: ${added}, ${closed}`,
    newCustomers: (count: number) =>
      plural("en", count, { one: "# new customer", other: "# new customers" }),
    dealsClosed: (count: number) =>
      plural("en", count, { one: "# deal closed", other: "# deals closed" }),
    value: "Value",
    atEnd: (count: number) =>
      plural("en", count, { one: "# customer at month end", other: "# customers at month end" }),
    new: "New",
    closed: "Closed",
    deals: (count: number) => plural("en", count, { one: "# deal", other: "# deals" }),
    appointments: "Appointments",
    held: (count: number) => plural("en", count, { one: "# held", other: "# held" }),
    noShows: (count: number) => plural("en", count, { one: "# no-show", other: "# no-shows" }),
    canceled: (count: number) => plural("en", count, { one: "# canceled", other: "# canceled" }),
    open: (count: number) =>
      plural("en", count, { one: "# without an outcome", other: "# without an outcome" }),
    upToDate: "Up to date",
    inTime: (kept: string, all: string) => `${kept} of ${all} contacted in time, as of month end`,
    largest: "Largest company",
    today: (value: string) => `${value} today`,
    earlier: (figure: string, month: string) => `${figure} in ${month}`,
    nowAndThen: (now: string, then: string) => `${now}; ${then}`,
    openReport: "Open the report in Client Desk",
  },
  unsubscribe: {
    title: "Unsubscribe",
    question: {
      reminders: "Client Desk emails you reminders of appointments. Do you want to turn that off?",
      agenda: "Client Desk emails you the daily agenda. Do you want to turn that off?",
      summary: "Client Desk emails you the monthly summary. Do you want to turn that off?",
      "for-you": "Client Desk emails you what is for you. Do you want to turn that off?",
    },
    doneTitle: "You’re unsubscribed",
    done: {
      reminders:
        "Client Desk no longer emails you reminders of appointments. You can turn it back on in <settings>Settings</settings>.",
      agenda:
        "Client Desk no longer emails you the daily agenda. You can turn it back on in <settings>Settings</settings>.",
      summary:
        "Client Desk no longer emails you the monthly summary. You can turn it back on in <settings>Settings</settings>.",
      "for-you":
        "Client Desk no longer emails you what is for you. You can turn it back on in <settings>Settings</settings>.",
    },
    unknownTitle: "This link doesn’t work",
    unknown: "You can choose which emails you get in <settings>Settings</settings>.",
  },
} as const;
