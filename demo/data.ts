import type { CompanyInput } from "../shared/kinds/companies.ts";
import {
  drawAppointment,
  drawDayOffset,
  drawTodayAppointment,
  findTodaySlot,
  type OwnAppointmentInput,
} from "./appointments.ts";
import { createCalendar, drawInstant } from "./calendar.ts";
import { drawCompany } from "./companies.ts";
import { type DatedCustomerInput, drawCustomer } from "./customers.ts";
import { findOddCustomer } from "./odd-customers.ts";
import { drawOutcome, drawReminder } from "./outcomes.ts";
import { createRandom, type Random, shareOut } from "./random.ts";

/** Days ago as they are dealt out, and as they are: most customers came early, some every month. */
const points = [
  [0, 0],
  [9, 22],
  [75, 326],
  [150, 600],
  [210, 704],
  [730, 730],
] as const;

export interface DemoOptions {
  /** `YYYY-MM-DD`; everything is dated around this day and nothing is entered after it. */
  today: string;
  seed?: number;
  companies?: number;
  customers?: number;
  appointments?: number;
  /** Adds one customer worth nearly the highest value there is, next to whom no other sum counts. */
  extremes?: boolean;
}

interface DemoAppointment {
  input: OwnAppointmentInput;
  createdAt: string;
}

interface DemoCustomer {
  input: DatedCustomerInput;
  createdAt: string;
  appointments: DemoAppointment[];
}

export interface DemoCompany {
  input: CompanyInput;
  createdAt: string;
  customers: DemoCustomer[];
}

const defaults = { seed: 1, companies: 40, customers: 300, appointmentsPerCustomer: 0.9 };
/** Days over which the entries spread. */
const history = 730;

/**
 * The demo data, company by company, so that a large set never stands in memory whole. The same
 * options always give the same rows. More customers come with more companies and appointments,
 * unless those are given.
 */
export function* generateDemoCompanies(options: DemoOptions): Generator<DemoCompany> {
  const plan = planDemo(options);
  let firstCustomer = 0;
  let firstAppointment = 0;
  for (const [index, customerCount] of plan.customerCounts.entries()) {
    const appointmentCounts = plan.appointmentCounts.slice(
      firstCustomer,
      firstCustomer + customerCount,
    );
    yield drawCompanyWithCustomers(plan, index, firstCustomer, appointmentCounts, firstAppointment);
    firstCustomer += customerCount;
    firstAppointment += appointmentCounts.reduce((sum, count) => sum + count, 0);
  }
}

/** The whole demo data set at once; see `generateDemoCompanies`. */
export function makeDemoData(options: DemoOptions): { companies: DemoCompany[] } {
  return { companies: [...generateDemoCompanies(options)] };
}

/** A good part of the companies is small, a few are large. */
const companySizes = [
  [0, 2],
  [1, 6],
  [4, 5],
  [10, 4],
  [22, 1],
] as const;
/** Many customers have no appointment in these months, some have a whole series. */
const appointmentSizes = [
  [0, 9],
  [1, 6],
  [2, 3],
  [6, 2],
] as const;
/** Every eighth company is new, and has few customers yet. */
const newEvery = 8;
const newSize = 0.1;

function isNewCompany(index: number): boolean {
  return index % newEvery === newEvery - 3;
}

type Plan = ReturnType<typeof planDemo>;

/** Deals customers to companies and appointments to customers. */
function planDemo({ today, seed = defaults.seed, extremes = true, ...sizes }: DemoOptions) {
  const customers = sizes.customers ?? defaults.customers;
  const companies =
    sizes.companies ?? Math.ceil((customers / defaults.customers) * defaults.companies);
  const appointments =
    sizes.appointments ?? Math.round(customers * defaults.appointmentsPerCustomer);
  const random = createRandom(seed);
  const draw = (sizeShares: readonly (readonly [number, number])[]) =>
    random.pickWeighted(sizeShares) * (0.6 + random.next());
  const companyWeights = Array.from(
    { length: companies },
    (_, index) => draw(companySizes) * (isNewCompany(index) ? newSize : 1),
  );
  const customerWeights = Array.from({ length: customers }, () => draw(appointmentSizes));
  return {
    calendar: createCalendar(today),
    seed,
    extremes,
    appointments,
    customerCounts: shareOut(customers, companyWeights),
    appointmentCounts: shareOut(appointments, customerWeights),
  };
}

function drawCompanyWithCustomers(
  plan: Plan,
  index: number,
  firstCustomer: number,
  appointmentCounts: readonly number[],
  firstAppointment: number,
): DemoCompany {
  const { calendar } = plan;
  const random = createRandom(plan.seed, index + 1);
  const { input, region, domain } = drawCompany(random, index);
  const companyAge = isNewCompany(index) ? random.int(0, 24) : random.int(25, history);
  const createdAt = drawInstant(random, calendar, -enteredAgo(companyAge));
  const takenNames = new Set<string>();
  let appointmentPlace = firstAppointment;
  const customers = appointmentCounts.map((count, offset) => {
    const age = Math.floor(companyAge * random.next() ** 0.7);
    const odd = findOddCustomer(firstCustomer + offset, plan.extremes);
    const enteredAt = later(drawInstant(random, calendar, -enteredAgo(age)), createdAt);
    const customer = drawCustomer(random, { calendar, region, domain, takenNames, age }, odd);
    const place = { count, place: appointmentPlace };
    const appointments = drawAppointments(random, plan, place, age, enteredAt);
    appointmentPlace += count;
    return { input: withContacts(customer, appointments), createdAt: enteredAt, appointments };
  });
  return { input, createdAt, customers };
}

/** The appointments of one customer, `place` being that of the first among all. */
function drawAppointments(
  random: Random,
  { calendar, appointments }: Plan,
  { count, place }: { count: number; place: number },
  age: number,
  customerCreatedAt: string,
): DemoAppointment[] {
  return Array.from({ length: count }, (_, index) => {
    const slot = findTodaySlot(place + index, appointments);
    const offset = slot ? 0 : drawDayOffset(random, calendar, age);
    const day = calendar.dayAt(offset);
    // Booked up to three weeks before it takes place, or before today when that is earlier.
    const bookedAt = drawInstant(random, calendar, Math.min(0, offset) - random.int(1, 21));
    const input = slot ? drawTodayAppointment(random, day, slot) : drawAppointment(random, day);
    // Of a stream of their own, so that they change nothing else.
    const facts = createRandom(place + index, 2);
    return {
      input: { ...input, outcome: drawOutcome(facts, offset), reminder: drawReminder(facts) },
      createdAt: later(bookedAt, customerCreatedAt),
    };
  });
}

/** Who was met was spoken to on that day. */
function withContacts(
  customer: DatedCustomerInput,
  appointments: readonly DemoAppointment[],
): DatedCustomerInput {
  const held = appointments.filter(({ input }) => input.outcome === "held");
  const days = held.map(({ input }) => input.date.slice(0, 10));
  return { ...customer, lastContact: days.reduce(later, customer.lastContact) };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** How many days ago somebody came, whom chance has given this age of at most 730. */
function enteredAgo(age: number): number {
  const end = Math.max(
    1,
    points.findIndex(([dealt]) => age <= dealt),
  );
  const [from, to] = [points[end - 1] ?? points[0], points[end] ?? points[1]];
  return Math.round(from[1] + ((age - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
}
