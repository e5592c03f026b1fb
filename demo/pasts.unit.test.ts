import { describe, expect, test } from "vitest";
import { daysBetween } from "../shared/dates/dates.ts";
import { toCents } from "../shared/money.ts";
import { attentionDays, customerStatuses } from "../shared/statuses.ts";
import { createCalendar } from "./calendar.ts";
import { makeDemoData } from "./data.ts";
import { drawPastAppointments } from "./past-appointments.ts";
import { type DemoState, drawPast } from "./pasts.ts";
import { createRandom } from "./random.ts";

const today = "2026-05-20";

function makePasts() {
  const calendar = createCalendar(today);
  const { companies } = makeDemoData({ today, extremes: false });
  const customers = companies.flatMap((company) => company.customers);
  return customers.map(({ input: { status, value, lastContact }, createdAt }, place) => {
    const customer = { status, value: toCents(value), lastContact, createdAt };
    return {
      customer,
      ...drawPast(createRandom(place, 3), calendar, { ...customer, met: [] }),
    };
  });
}

const pasts = makePasts();

/** What a customer was when a day ended. */
function stateOn(states: readonly DemoState[], day: string): DemoState | undefined {
  return states.findLast(({ at }) => at.slice(0, 10) <= day);
}

describe("what customers were", () => {
  test("is the same for the same day", () => {
    expect(makePasts()).toEqual(pasts);
  });

  test("begins with the creation, goes on in order, and ends as they are", () => {
    for (const { customer, states } of pasts) {
      expect(states[0]?.at).toBe(customer.createdAt);
      const { status, value } = customer;
      expect(states.at(-1)).toMatchObject({ status, value });
      for (const [index, { at, value }] of states.entries()) {
        expect(at < (states[index + 1]?.at ?? `${today}T24`)).toBe(true);
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      }
    }
  });

  test("moves between all statuses, forward and back, and is worth more from year to year", () => {
    const moves = new Set<string>();
    for (const { states } of pasts) {
      for (const [index, { status }] of states.entries()) {
        const was = states[index - 1]?.status;
        if (was && was !== status) moves.add(`${was} > ${status}`);
      }
    }
    expect(moves.size).toBeGreaterThan(7);
    expect([...moves]).toEqual(
      expect.arrayContaining(["Pending > Active", "Active > Deal Closed", "Active > Pending"]),
    );
    const [before, between, now] = ["2025-01-01", "2025-09-01", today].map((day) => {
      const there = pasts.map(({ states }) => stateOn(states, day));
      for (const name of customerStatuses) {
        expect(there.some((state) => state?.status === name)).toBe(true);
      }
      return there.reduce((sum, state) => sum + (state?.value ?? 0), 0);
    });
    expect(before).toBeLessThan((between ?? 0) * 0.9);
    expect(between).toBeLessThan((now ?? 0) * 0.9);
  });
});

describe("contacts", () => {
  test("are in order from the creation to the last one", () => {
    for (const { customer, contacts } of pasts) {
      expect(contacts).toEqual([...new Set(contacts)].sort());
      expect(contacts.at(-1)).toBe(customer.lastContact);
      expect((contacts[0] ?? "") >= customer.createdAt.slice(0, 10)).toBe(true);
    }
  });

  test.each(["2025-02-01", "2025-08-01", "2026-02-01", today])(
    "most customers had been spoken to in time on %s, and not all",
    (day) => {
      const there = pasts.filter(({ states }) => stateOn(states, day));
      const kept = there.filter(({ states, contacts }) => {
        const last = contacts.findLast((contact) => contact <= day) ?? "1970-01-01";
        return daysBetween(last, day) <= attentionDays[stateOn(states, day)?.status ?? "Active"];
      });
      expect(kept.length / there.length).toBeGreaterThan(0.6);
      expect(kept.length / there.length).toBeLessThan(0.9);
    },
  );
});

describe("earlier appointments", () => {
  const customers = pasts.map(({ customer }) => customer);
  const appointments = drawPastAppointments(today, customers);

  test("fill two years up to those around today, and are the same for the same day", () => {
    expect(drawPastAppointments(today, customers)).toEqual(appointments);
    const months = new Set(appointments.map(({ input }) => input.date.slice(0, 7)));
    expect(months.size).toBeGreaterThan(20);
    for (const { input } of appointments) {
      expect(daysBetween(input.date.slice(0, 10), today)).toBeGreaterThan(46);
    }
  });

  test("are with customers who were there, and have all become something", () => {
    const outcomes = appointments.map(({ input }) => input.outcome);
    expect(new Set(outcomes)).toEqual(new Set(["held", "no-show", "canceled"]));
    for (const { customer, input, createdAt } of appointments) {
      const day = input.date.slice(0, 10);
      expect(customer.createdAt.slice(0, 10) < day && day <= customer.lastContact).toBe(true);
      expect(createdAt >= customer.createdAt && createdAt.slice(0, 10) < day).toBe(true);
    }
  });
});
