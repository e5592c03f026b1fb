import { plural } from "../plural.ts";

/** The reports: what they are of, their figures, sentences and charts. */
export const reports = {
  title: "Reports",
  print: "Print",
  period: {
    label: "Period",
    month: "This Month",
    "90d": "Last 90 Days",
    year: "This Year",
    custom: "Custom…",
  },
  compared: {
    year: (days: string, year: string) => `${days}, compared with the same days of ${year}`,
    month: (days: string, month: string) => `${days}, compared with the same days of ${month}`,
    days: (days: string, before: string) => `${days}, compared with ${before}`,
  },
  sums: {
    value: "Total value",
    closed: "Deals closed",
    held: "Appointments held",
    upToDate: "Up to date",
    failed: "Could not be loaded. <retry>Try Again</retry>",
    before: (figure: string) => `${figure} before`,
    of: (share: string, all: string) => `${share} of ${all}`,
    nobody: "Nobody to follow up with",
    same: "as before",
    up: (share: string) => `up ${share}`,
    down: (share: string) => `down ${share}`,
  },
  sections: {
    pipeline: "Pipeline",
    value: {
      day: "Value by day",
      week: "Value by week",
      month: "Value by month",
    },
    growth: "New and closed",
    appointments: "Appointments",
    shares: "Where the value is",
    contact: "Keeping in touch",
  },
  begins: {
    pipeline:
      "From your first customer on, this shows how customers move from one status to the next, and how long they stay.",
    value:
      "From your first customer on, this shows what your customers are worth, by status and over time.",
    growth:
      "From your first customer on, this shows how many customers come in and how many deals are closed.",
    appointments:
      "Once your first appointment is over, this shows which were held, and at which hours.",
    shares:
      "From your first customer on, this shows which industries, tags and companies hold the value.",
    contact:
      "From your first customer on, this shows how many are contacted within the follow-up time of their status.",
  },
  firstEntry: (day: string) => `The first entry is from ${day}.`,
  failed: (title: string) => `${title} could not be loaded.`,
  tools: {
    asChart: (title: string) => `Show as Chart<more>: ${title}</more>`,
    asTable: (title: string) => `Show as Table<more>: ${title}</more>`,
    csv: (title: string) => `CSV<more>: ${title}</more>`,
  },
  two: (first: string, second: string) => `${first} ${second}`,
  named: (name: string, what: string) => `${name}: ${what}`,
  customers: (count: number) => plural("en", count, { one: "# customer", other: "# customers" }),
  companies: (count: number) => plural("en", count, { one: "# company", other: "# companies" }),
  others: (count: number) => plural("en", count, { one: "# other", other: "# others" }),
  total: "Total",
  unit: {
    day: "Day",
    week: "Week",
    month: "Month",
  },
  noneHeld: "None were held.",
  nothing: "Nothing has a value yet.",
  noFollowUp: "No customer has a status with a follow-up time.",
  value: {
    asOf: {
      day: "Values are as of day end.",
      week: "Values are as of week end.",
      month: "Values are as of month end.",
    },
    are: (share: string) => `Closed deals are ${share} of the total.`,
    stayed: (share: string) => `Closed deals stayed at ${share} of the total.`,
    grew: (from: string, to: string) => `Closed deals grew from ${from} to ${to} of the total.`,
    fell: (from: string, to: string) => `Closed deals fell from ${from} to ${to} of the total.`,
    inCustomers: (value: string, customers: number) =>
      `${value} in ${plural("en", customers, { one: "# customer", other: "# customers" })}`,
    ofCompanies: (value: string, customers: number, companies: number) =>
      `${value} in ${plural("en", customers, { one: "# customer", other: "# customers" })} of ${plural("en", companies, { one: "# company", other: "# companies" })}`,
    statusOn: (status: string, day: string) => `${status} on ${day}`,
    chart: "Value by status over time",
  },
  growth: {
    sums: (added: number, closed: number) =>
      `${plural("en", added, { one: "# new customer", other: "# new customers" })}, ${plural("en", closed, { one: "# deal", other: "# deals" })} closed.`,
    best: {
      day: (name: string, closed: number) =>
        `Best day: ${name}, ${plural("en", closed, { one: "# closed", other: "# closed" })}.`,
      week: (name: string, closed: number) =>
        `Best week: ${name}, ${plural("en", closed, { one: "# closed", other: "# closed" })}.`,
      month: (name: string, closed: number) =>
        `Best month: ${name}, ${plural("en", closed, { one: "# closed", other: "# closed" })}.`,
    },
    chart: "New customers and deals closed over time",
    added: "New customers",
    closed: "Deals closed",
  },
  appointments: {
    noNoShows: "No no-shows.",
    noShows: (share: string) => `${share} no-shows.`,
    most: [
      (share: string) => `${share} no-shows, most of them on Sundays.`,
      (share: string) => `${share} no-shows, most of them on Mondays.`,
      (share: string) => `${share} no-shows, most of them on Tuesdays.`,
      (share: string) => `${share} no-shows, most of them on Wednesdays.`,
      (share: string) => `${share} no-shows, most of them on Thursdays.`,
      (share: string) => `${share} no-shows, most of them on Fridays.`,
      (share: string) => `${share} no-shows, most of them on Saturdays.`,
    ],
    all: [
      (share: string) => `${share} no-shows, all of them on Sundays.`,
      (share: string) => `${share} no-shows, all of them on Mondays.`,
      (share: string) => `${share} no-shows, all of them on Tuesdays.`,
      (share: string) => `${share} no-shows, all of them on Wednesdays.`,
      (share: string) => `${share} no-shows, all of them on Thursdays.`,
      (share: string) => `${share} no-shows, all of them on Fridays.`,
      (share: string) => `${share} no-shows, all of them on Saturdays.`,
    ],
    open: (count: number) =>
      `${plural("en", count, { one: "# past appointment has no outcome yet.", other: "# past appointments have no outcome yet." })} <ask>How Did It Go?</ask>`,
    per: {
      day: "Per day",
      week: "Per week",
      month: "Per month",
    },
    perWeeks: (weeks: number) => plural("en", weeks, { one: "Per # week", other: "Per # weeks" }),
    chart: {
      day: "Appointments per day",
      week: "Appointments per week",
      month: "Appointments per month",
    },
    chartOfWeeks: (weeks: number) =>
      plural("en", weeks, { one: "Appointments per # week", other: "Appointments per # weeks" }),
    outcomes: {
      held: "Held",
      noShow: "No-show",
      canceled: "Canceled",
      open: "No outcome",
    },
    shareOf: (count: string, all: number, share: string) =>
      `${count} of ${plural("en", all, { one: "# appointment", other: "# appointments" })}, ${share}`,
    busiest: "Busiest hours",
    noneTimed: "No appointment with a time was held.",
    at: (day: string, hour: string) => `${day} at ${hour}`,
    held: (count: number) => plural("en", count, { one: "# held", other: "# held" }),
    became: "What became of appointments",
    byHour: "Appointments held by hour",
    heldAt: "Held at",
  },
  shares: {
    noIndustry: "None of the companies with value has an industry set.",
    holds: (name: string, share: string) => `${name} holds ${share}.`,
    hold: (names: string, share: string) => `${names} hold ${share}.`,
    byIndustry: "By industry",
    byTag: "By tag",
    several: "A customer can have several",
    all: "All value",
    ofAll: (share: string) => `${share} of all value`,
    topTen: "Top ten companies",
    top: "Top companies",
    ten: "Top ten",
    none: "No industry",
    untagged: "Untagged",
    valueByIndustry: "Value by industry",
    valueByTag: "Value by tag",
    topByValue: "Top companies by value",
  },
  heads: {
    industry: "Industry",
    tag: "Tag",
    company: "Company",
    companies: "Companies",
    customers: "Customers",
    value: "Value",
    share: "Share",
    attention: "Needs attention",
    before: "Before",
  },
  contact: {
    answer: "Customers contacted within the follow-up time of their status.",
    chart: "Customers up to date over time",
    upToDate: (kept: string, customers: number) =>
      `${kept} of ${plural("en", customers, { one: "# customer", other: "# customers" })} up to date`,
    last90: "Last 90 days",
    before90: "The 90 days before",
    longer: {
      day: "Two days of data make a line. Choose a longer period.",
      week: "Two weeks of data make a line. Choose a longer period.",
      month: "Two months of data make a line. Choose a longer period.",
    },
    tomorrow: "Two days of data make a line. Come back tomorrow.",
    nextWeek: "Two weeks of data make a line. Come back next week.",
    inMonth: (month: string) => `Two months of data make a line. Come back in ${month}.`,
  },
} as const;
