import type { z } from "zod";
import { customerInput } from "../shared/kinds/customers.ts";
import { toDollars } from "../shared/money.ts";
import { attentionDays, type CustomerStatus } from "../shared/statuses.ts";
import type { Calendar } from "./calendar.ts";
import { drawPerson, type PersonName } from "./names.ts";
import { drawCustomerNotes } from "./notes.ts";
import type { Random } from "./random.ts";
import { drawPhone, type RegionCode } from "./regions.ts";

/** Here the last contact is always given. */
export const datedCustomerInput = customerInput.required({ lastContact: true });
export type DatedCustomerInput = z.output<typeof datedCustomerInput>;

export interface CustomerOrigin {
  calendar: Calendar;
  /** The company's region and mail domain. */
  region: RegionCode;
  domain: string;
  /** Names that the company has already; a new one is sought while chance allows. */
  takenNames: Set<string>;
  /** Days since the customer was entered; the last contact is no longer ago. */
  age: number;
}

export function drawCustomer(
  random: Random,
  origin: CustomerOrigin,
  fixed: Partial<DatedCustomerInput> = {},
): DatedCustomerInput {
  const person = drawNewPerson(random, origin);
  const status = fixed.status ?? random.pickWeighted(statusShares);
  return datedCustomerInput.parse({
    name: person.full,
    email: writeEmail(random, person, origin.domain),
    phone: random.chance(0.78) ? drawPhone(random, origin.region) : "",
    status,
    value: drawValue(random, status),
    notes: drawCustomerNotes(random),
    lastContact: drawLastContact(random, origin, status),
    ...fixed,
  });
}

function drawNewPerson(random: Random, { region, takenNames }: CustomerOrigin): PersonName {
  let person = drawPerson(random, region);
  for (let tries = 0; takenNames.has(person.full) && tries < 5; tries++) {
    person = drawPerson(random, region);
  }
  takenNames.add(person.full);
  return person;
}

const statusShares: readonly (readonly [CustomerStatus, number])[] = [
  ["Window Shopper", 18],
  ["Pending", 20],
  ["Active", 34],
  ["Deal Closed", 17],
  ["Returning Client", 11],
];

function writeEmail(random: Random, { given, family }: PersonName, domain: string): string {
  const host = random.chance(0.85) ? domain : random.pick(privateHosts);
  const box = random.pickWeighted<string>([
    [`${given}.${family}`, 5],
    [given, 2],
    [`${given.charAt(0)}.${family}`, 3],
    [`${given.charAt(0)}${family}`, 2],
    [`${given}_${random.int(61, 99)}`, 1],
  ]);
  return `${box}@${host}`;
}

const privateHosts = ["mailbox.example", "post.test", "inbox.example"];

/** Dollars, from the least to the most that a customer of this status usually brings. */
const valueRanges: Record<CustomerStatus, readonly [low: number, high: number, zero: number]> = {
  "Window Shopper": [40, 6_000, 0.7],
  Pending: [120, 90_000, 0.1],
  Active: [200, 220_000, 0.04],
  "Deal Closed": [500, 640_000, 0],
  "Returning Client": [60, 160_000, 0.03],
};

/** Small sums are commoner than large ones; some are round, some go to the cent. */
function drawValue(random: Random, status: CustomerStatus): number {
  const [low, high, zero] = valueRanges[status];
  if (random.chance(zero)) return 0;
  const cents = low * 100 * (high / low) ** random.next();
  const step = random.pickWeighted([
    [1, 35],
    [1_000, 30],
    [10_000, 35],
  ]);
  return toDollars(Math.max(1, Math.round(cents / step)) * step);
}

/** Most were spoken to lately enough for their status, a good quarter was not. */
function drawLastContact(
  random: Random,
  { calendar, age }: CustomerOrigin,
  status: CustomerStatus,
): string {
  const allowed = attentionDays[status];
  const ago = random.chance(0.72)
    ? random.int(0, allowed)
    : allowed + 1 + Math.floor(random.next() ** 2 * 120);
  const offset = -Math.min(ago, age);
  // Two days before a weekend day is a Thursday or Friday.
  const earlier = offset < -1 && calendar.isWeekend(offset) && 2 - offset <= age;
  return calendar.dayAt(earlier ? offset - 2 : offset);
}
