import { plural } from "../plural.ts";

/** Reports of several people: what each has done, and with whom. */
export const teamwork = {
  people: "People",
  met: "Who met whom",
  beginsPeople:
    "From your first customer on, this shows who is responsible for how much, and what came of it.",
  beginsMet:
    "Once your first appointment is over, this shows who held how many, and with which company.",
  noneHeld: "None were held.",
  noneInDays: "No appointment was held in these days.",
  heldByCalendar: "Appointments held, by whose calendar they were in.",
  noFollowUp: "No customer has a status with a follow-up time.",
  everyone: {
    all: (share: string) => `${share} of everyone’s customers are up to date.`,
    more: (share: string) => `${share} or more of everyone’s customers are up to date.`,
  },
  one: (share: string, name: string) => `${share} of ${name}’s customers are up to date.`,
  least: {
    all: (share: string, name: string, others: string) =>
      `${share} of ${name}’s customers are up to date, of everyone else’s ${others}.`,
    more: (share: string, name: string, others: string) =>
      `${share} of ${name}’s customers are up to date, of everyone else’s ${others} or more.`,
  },
  all: "All",
  company: "Company",
  others: (count: number) => plural("en", count, { one: "# other", other: "# others" }),
  pair: (company: string, person: string) => `${company}: ${person}`,
  held: (count: number) => plural("en", count, { one: "# held", other: "# held" }),
  hours: (count: string) => `${count} h`,
  everyoneRow: "Everyone",
  totalRow: "Total",
  heads: {
    responsible: "Responsible",
    customers: "Customers",
    value: "Value",
    held: "Held",
    hours: "Hours",
    new: "New",
    closed: "Closed",
    upToDate: "Up to date",
  },
} as const;
