import { plural } from "../plural.ts";

/** The overview and its sections; what it says of the day is in `workday`. */
export const overview = {
  page: "Dashboard",
  welcome: (name: string) => `Welcome, ${name}`,
  date: (date: string) => `${date}.`,
  addCompany: "Add Company",
  newAppointment: "New Appointment",
  sections: {
    people: "People",
    today: "Today",
    toDo: "To Do",
    attention: "Needs Attention",
    recent: "Recent Customers",
    statuses: "Customer Status Overview",
  },
  openDay: "Open Day",
  allTasks: "All Tasks",
  allWaiting: (count: string) => `All ${count}`,
  allCustomers: "All Customers",
  toDo: {
    label: "To do",
    none: "Nothing to do today.",
    week: (count: number) =>
      plural("en", count, { one: "Next 7 days, # task", other: "Next 7 days, # tasks" }),
    weekMore: (count: number) =>
      plural("en", count, {
        one: "Next 7 days, more than # task",
        other: "Next 7 days, more than # tasks",
      }),
    more: (count: number) => `${count} More`,
    moreThan: (count: number) => `More than ${count} More`,
    newTask: "New task",
    addTask: "Add Task",
  },
  waiting: {
    label: "Customers who need attention",
    none: "Nobody needs a follow-up right now.",
    never: (company: string) => `Never contacted, ${company}`,
    sinceAdded: (days: number) =>
      plural("en", days, {
        one: "# day<more> since being added</more>",
        other: "# days<more> since being added</more>",
      }),
    sinceContact: (days: number) =>
      plural("en", days, {
        one: "# day<more> since the last contact</more>",
        other: "# days<more> since the last contact</more>",
      }),
    logCall: "Log a Call",
    book: "Book",
    snooze: "Snooze",
    withKey: (act: string, key: string) => `${act} (${key})`,
    moreFor: (name: string) => `More for ${name}`,
    snoozeName: (name: string) => `Snooze ${name}`,
    back: "Back",
    callLogged: "Call logged",
    whatWasSaid: "What was said?",
    whatWasSaidWith: (name: string) => `What was said in the call with ${name}?`,
    callToday: "Call, today",
    logTheCall: "Log Call",
  },
  totals: {
    companies: "Total Companies",
    customers: "Total Customers",
    value: "Total Value",
    onDesk: (count: string) => `of ${count} on the desk`,
    partOfDesk: (percent: string) => `${percent} of the desk`,
    inClosedDeals: (percent: string) => `${percent} in closed deals`,
    noneNew: "None new this month",
    newThisMonth: (count: string) => `${count} new this month`,
  },
  people: {
    person: "Person",
    customers: "Customers",
    today: "Today",
    tasksDue: "Tasks due",
    value: "Value",
    left: (count: string) => `${count} left`,
    late: (count: string) => `${count} late`,
    everyone: "Everyone",
  },
  recent: {
    label: "Recent customers",
    none: "No customers yet.",
    add: "Add Customer",
    customer: "Customer",
    status: "Status",
    value: "Value",
    added: "Added",
  },
  statuses: {
    caption: "Customers and value by status",
    status: "Status",
    customers: "Customers",
    value: "Value",
  },
} as const;
