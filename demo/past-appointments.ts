import { weekdayOf } from "../shared/dates/dates.ts";
import { drawAppointment, type OwnAppointmentInput } from "./appointments.ts";
import { createCalendar, drawInstant } from "./calendar.ts";
import { drawOutcome } from "./outcomes.ts";
import { createRandom, type Random } from "./random.ts";

/** Whom somebody may have met: between the creation and the last contact. */
interface Known {
  createdAt: string;
  lastContact: string;
}

interface PastAppointment<Customer> {
  customer: Customer;
  input: OwnAppointmentInput;
  createdAt: string;
}

/** Days from today, before which lie the appointments that are drawn with their customers. */
const [earliest, latest] = [-730, -47];
/** On a working day, per customer who may be met, and never more than so many. */
const perCustomer = 0.014;
const mostPerDay = 7;

/** The appointments of two years, up to those that are around today. */
export function drawPastAppointments<Customer extends Known>(
  today: string,
  customers: readonly Customer[],
): PastAppointment<Customer>[] {
  const calendar = createCalendar(today);
  const appointments: PastAppointment<Customer>[] = [];
  for (let offset = earliest; offset <= latest; offset++) {
    const random = createRandom(-offset, 4);
    const day = calendar.dayAt(offset);
    const known = customers.filter(
      ({ createdAt, lastContact }) => createdAt.slice(0, 10) < day && day <= lastContact,
    );
    for (let count = drawCount(random, day, known.length); count > 0; count--) {
      const customer = random.pick(known);
      const bookedAt = drawInstant(random, calendar, offset - random.int(1, 21));
      const [, createdAt = bookedAt] = [bookedAt, customer.createdAt].sort();
      const input = drawAppointment(random, day);
      appointments.push({
        customer,
        input: { ...input, outcome: drawOutcome(random, offset) },
        createdAt,
      });
    }
  }
  return appointments;
}

/** From Sunday on: how full a day is beside the others. */
const weekdays = [0.01, 1, 1.4, 1.1, 1, 0.6, 0.02];

function drawCount(random: Random, day: string, known: number): number {
  // Nobody meets much in the last days of the year, and fewer in the summer.
  const season = day.slice(5) > "12-20" ? 0.15 : /-0[78]-/.test(day) ? 0.65 : 1;
  const mean = perCustomer * known * season * (weekdays[weekdayOf(day)] ?? 0);
  return Math.min(known, mostPerDay, Math.round(mean * 2 * random.next()));
}
