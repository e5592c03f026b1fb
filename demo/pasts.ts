import { daysBetween } from "../shared/dates/dates.ts";
import { attentionDays, type CustomerStatus } from "../shared/statuses.ts";
import { type Calendar, drawInstant } from "./calendar.ts";
import type { Random } from "./random.ts";

/** What a past is drawn for. */
export interface PastOf {
  status: CustomerStatus;
  /** In cents, as it is stored. */
  value: number;
  lastContact: string;
  createdAt: string;
  /** Days on which somebody surely spoke to the customer, none later than the last contact. */
  met: readonly string[];
}

/** What a customer was from this instant on. */
export interface DemoState extends Pick<PastOf, "status" | "value"> {
  at: string;
}

export interface DemoPast {
  /** From the creation on; the last is the present one. */
  states: DemoState[];
  /** The days on which somebody spoke to the customer, up to the last contact. */
  contacts: string[];
}

/** What a customer has been, and when somebody spoke to them. */
export function drawPast(random: Random, calendar: Calendar, customer: PastOf): DemoPast {
  const entered = daysBetween(calendar.dayAt(0), customer.createdAt.slice(0, 10));
  const stays = drawStays(random, customer, entered);
  const states = stays.map(({ offset, ...stay }, index) => ({
    ...stay,
    at: index === 0 ? customer.createdAt : drawInstant(random, calendar, offset),
  }));
  return { states, contacts: drawContacts(random, calendar, customer, entered, stays) };
}

interface Stay {
  status: CustomerStatus;
  value: number;
  /** Its first day, counted from today. */
  offset: number;
}

/** Days that half of the stays in a status last. */
const medianDays: Record<CustomerStatus, number> = {
  "Window Shopper": 26,
  Pending: 28,
  Active: 80,
  "Deal Closed": 85,
  "Returning Client": 130,
};

/** What somebody usually was before, or when things went another way. */
const before: Record<CustomerStatus, readonly (readonly [CustomerStatus | null, number])[]> = {
  "Window Shopper": [
    ["Pending", 4],
    ["Active", 2],
    [null, 6],
  ],
  Pending: [
    ["Window Shopper", 7],
    ["Active", 2],
    ["Deal Closed", 1],
    [null, 5],
  ],
  Active: [
    ["Pending", 5],
    ["Window Shopper", 1],
    ["Deal Closed", 2],
    ["Returning Client", 1],
    [null, 6],
  ],
  "Deal Closed": [
    ["Active", 8],
    ["Pending", 3],
    [null, 1],
  ],
  "Returning Client": [
    ["Deal Closed", 4],
    [null, 1],
  ],
};

/** What of a customer's whole value is in sight in each status, roughly. */
const inSight: Record<CustomerStatus, number> = {
  "Window Shopper": 0.2,
  Pending: 0.7,
  Active: 0.9,
  "Deal Closed": 1,
  "Returning Client": 1,
};

/** Backwards from the present status to the day of the creation, then the earliest first. */
function drawStays(random: Random, { status, value }: PastOf, entered: number): Stay[] {
  const whole = value > 0 ? value / inSight[status] : 20_000 * 60 ** random.next();
  // The present stay is not over, and rather a long one.
  let offset = -drawLength(random, medianDays[status] * (status === "Active" ? 3.5 : 2));
  const stays: Stay[] = [{ status, value, offset }];
  while (offset > entered) {
    const [latest] = stays;
    const was = latest && random.pickWeighted(before[latest.status]);
    if (!was) break;
    offset -= drawLength(random, medianDays[was]);
    const part = inSight[was] * (0.8 + random.next() * 0.3);
    stays.unshift({ status: was, value: toRound(whole * part), offset });
  }
  // Whoever was always that began with less.
  const [first] = stays;
  if (first && first.offset > entered) {
    const value = toRound(first.value * (0.7 + random.next() * 0.3));
    stays.unshift({ status: first.status, value, offset: entered });
  }
  return stays;
}

/** Around the median, twice as many days as often as half of them. */
function drawLength(random: Random, median: number): number {
  return Math.max(1, Math.round(median * 4 ** (random.next() + random.next() - 1)));
}

/** Whole hundreds of dollars, small sums to the dollar. */
function toRound(cents: number): number {
  const step = cents < 1_000_00 ? 1_00 : 100_00;
  return Math.round(cents / step) * step;
}

/** Every few weeks as the status asks for, sometimes late, up to the last contact. Earliest first. */
function drawContacts(
  random: Random,
  calendar: Calendar,
  { lastContact, met, createdAt }: PastOf,
  entered: number,
  stays: readonly Stay[],
): string[] {
  const last = daysBetween(calendar.dayAt(0), lastContact);
  const days = new Set([...met, lastContact]);
  const created = createdAt.slice(0, 10);
  if (created < lastContact) days.add(created);
  for (let offset = entered; ; ) {
    const status = stays.findLast((stay) => stay.offset <= offset)?.status ?? "Active";
    const share = random.chance(0.8) ? 0.3 + random.next() * 0.7 : 1.2 + random.next() * 1.6;
    offset += Math.max(1, Math.round(attentionDays[status] * share));
    if (offset >= last) return [...days].sort();
    const earlier = calendar.isWeekend(offset) && offset - 2 > entered;
    days.add(calendar.dayAt(earlier ? offset - 2 : offset));
  }
}
