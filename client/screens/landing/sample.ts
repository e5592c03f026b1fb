import type { CustomerStatus } from "../../../shared/statuses.ts";

/** One invented afternoon, used in every picture of the product for visitors. */
export const sampleUser = { name: "Marta Ellingsen", email: "marta@ellingsen-advisory.com" };

/** The day shown and its month. Fixed, so that every build looks the same. */
export const sampleDay = "2026-11-20";
export const sampleMonth = {
  first: "2026-11-01",
  days: 30,
  today: 20,
  /** Days with appointments. The month begins on a Sunday. */
  marked: new Set([3, 5, 6, 10, 12, 13, 17, 18, 19, 20, 24, 25, 30]),
};
/** The time of day there, `HH:mm`. */
export const sampleTime = "13:20";

export interface SampleAppointment {
  title: "kickOff" | "review" | "redlines" | "survey" | "signOff";
  customer: string;
  company: string;
  /** `HH:mm`. */
  start: string;
  /** Minutes. */
  duration: number;
  state: "open" | "held" | "next" | "later";
}

const logistics = "Okonkwo Logistics International (West Africa) Ltd.";
export const dental = "Brightwater Dental Group";
const lawyers = "Castellano, Reyes & Whitford LLP";

export const sampleAppointments: readonly SampleAppointment[] = [
  {
    title: "kickOff",
    customer: "Chidi Eze",
    company: logistics,
    start: "09:00",
    duration: 60,
    state: "held",
  },
  {
    title: "review",
    customer: "Priya Raghunathan",
    company: dental,
    start: "10:30",
    duration: 45,
    state: "held",
  },
  {
    title: "redlines",
    customer: "Imogen Whitford",
    company: lawyers,
    start: "10:45",
    duration: 60,
    state: "open",
  },
  {
    title: "survey",
    customer: "Sigrid Halvorsen",
    company: "Halvorsen & Daughters Boatyard",
    start: "14:15",
    duration: 75,
    state: "next",
  },
  {
    title: "signOff",
    customer: "Bram Vandeputte",
    company: dental,
    start: "16:00",
    duration: 45,
    state: "later",
  },
];

/** What was last written down about the customer of the next appointment. */
export const sampleNote = { day: "2026-11-18" };

export const sampleTasks: readonly {
  /** Days that it is overdue. */
  late: number;
  /** `HH:mm`; without one it is for the day. */
  time?: string;
  text: "taskContract" | "taskQuote" | "taskPrices";
  who: string;
}[] = [
  {
    late: 6,
    text: "taskContract",
    who: `Imogen Whitford, ${lawyers}`,
  },
  {
    late: 0,
    time: "15:30",
    text: "taskQuote",
    who: `Bram Vandeputte, ${dental}`,
  },
  {
    late: 0,
    text: "taskPrices",
    who: "Noor El-Amin, Kestrel Analytics",
  },
];

export const sampleStatuses: readonly {
  status: CustomerStatus;
  customers: number;
  value: number;
}[] = [
  { status: "Window Shopper", customers: 15, value: 21_300 },
  { status: "Pending", customers: 17, value: 384_215 },
  { status: "Active", customers: 29, value: 612_480 },
  { status: "Deal Closed", customers: 14, value: 1_187_060 },
  { status: "Returning Client", customers: 9, value: 325_709 },
];

export const sampleTotals = {
  companies: 14,
  newCompanies: 1,
  customers: sampleStatuses.reduce((sum, { customers }) => sum + customers, 0),
  newCustomers: 6,
  value: sampleStatuses.reduce((sum, { value }) => sum + value, 0),
};

export const sampleNeglected: readonly {
  name: string;
  company: string;
  days: number;
  value: number;
}[] = [
  { name: "Anneliese Brandt-Morales", company: lawyers, days: 74, value: 88_000 },
  { name: "Wei Zhao", company: "Zhao Precision Tooling", days: 61, value: 64_300 },
  {
    name: "Ruth Okello",
    company: "Greenfield County School District No. 14",
    days: 47,
    value: 41_200,
  },
  { name: "J. Park", company: dental, days: 62, value: 450 },
];

export const sampleCompanies: readonly { name: string; customers: number; value: number }[] = [
  { name: logistics, customers: 14, value: 1_036_480 },
  { name: "Studio Fjord", customers: 5, value: 142_000 },
  { name: "Maison Aubry", customers: 2, value: 960 },
];

export const sampleContacts: readonly { name: string; status: CustomerStatus; days: number }[] = [
  { name: "Priya Raghunathan", status: "Active", days: 2 },
  { name: "Ottoline Featherstonehaugh-Grant", status: "Window Shopper", days: 4 },
  { name: "Gus", status: "Returning Client", days: 9 },
  { name: "Samir Haddad", status: "Deal Closed", days: 17 },
];
