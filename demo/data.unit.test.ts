import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../shared/dates/dates.ts";
import { appointmentInput } from "../shared/kinds/appointments.ts";
import { companyInput } from "../shared/kinds/companies.ts";
import { customerInput, notesPreview } from "../shared/kinds/customers.ts";
import { maxValue } from "../shared/money.ts";
import { attentionDays, customerStatuses } from "../shared/statuses.ts";
import { generateDemoCompanies, makeDemoData } from "./data.ts";

const today = "2026-05-20";
const { companies } = makeDemoData({ today });
const customers = companies.flatMap((company) => company.customers);
const appointments = customers.flatMap((customer) => customer.appointments);
const todays = appointments.filter(({ input }) => input.date.startsWith(today));

function shareOf<T>(rows: readonly T[], test: (row: T) => boolean): number {
  return rows.filter(test).length / rows.length;
}

describe("the rows", () => {
  test("are the same for the same day and seed, and others for another seed", () => {
    expect(makeDemoData({ today })).toEqual({ companies });
    expect(makeDemoData({ today, seed: 2 })).not.toEqual({ companies });
  });

  test("come in the numbers asked for", () => {
    expect([companies.length, customers.length, appointments.length]).toEqual([40, 300, 270]);
    for (const sizes of [
      { companies: 0, customers: 0, appointments: 0 },
      { companies: 1, customers: 0, appointments: 0 },
      { companies: 1, customers: 1, appointments: 1 },
      { companies: 3, customers: 25, appointments: 4 },
      { companies: 60, customers: 1_000, appointments: 3_000 },
    ]) {
      const some = makeDemoData({ today, ...sizes }).companies;
      const people = some.flatMap((company) => company.customers);
      const dates = people.flatMap((customer) => customer.appointments);
      expect({
        companies: some.length,
        customers: people.length,
        appointments: dates.length,
      }).toEqual(sizes);
    }
  });

  test("pass the rules of the forms unchanged", () => {
    for (const { input } of companies) expect(companyInput.parse(input)).toEqual(input);
    for (const { input } of customers) expect(customerInput.parse(input)).toEqual(input);
    const booking = appointmentInput.omit({ company: true, customer: true });
    for (const { input } of appointments) expect(booking.parse(input)).toEqual(input);
  });

  test("use addresses that nobody can own", () => {
    const addresses = [
      ...companies.flatMap(({ input }) => [input.email, input.website]),
      ...customers.map(({ input }) => input.email),
    ].filter((address) => address !== "");
    for (const address of addresses) expect(address).toMatch(/\.(?:example|test)(?:\/about)?$/);
  });

  test("come as many as are asked for", () => {
    let count = 0;
    for (const company of generateDemoCompanies({ today, customers: 20_000 })) {
      count += company.customers.length;
    }
    expect(count).toBe(20_000);
  });
});

describe("time", () => {
  const dawn = `${addDays(today, 1)}T00:00:00.000Z`;

  test("nothing was entered before its company or customer, or later than today", () => {
    for (const company of companies) {
      expect(company.createdAt < dawn).toBe(true);
      for (const customer of company.customers) {
        expect(customer.createdAt >= company.createdAt && customer.createdAt < dawn).toBe(true);
        for (const { createdAt } of customer.appointments) {
          expect(createdAt >= customer.createdAt && createdAt < dawn).toBe(true);
        }
      }
    }
  });

  test("companies were added over two years, and some things this month", () => {
    const oldest = companies.map(({ createdAt }) => createdAt).sort()[0] ?? "";
    expect(daysBetween(oldest.slice(0, 10), today)).toBeGreaterThan(600);
    expect(companies.filter(({ createdAt }) => createdAt >= "2026-05-01")).not.toHaveLength(0);
    const recent = shareOf(customers, ({ createdAt }) => createdAt >= "2026-05-01");
    expect(recent).toBeGreaterThan(0.01);
    expect(recent).toBeLessThan(0.15);
  });

  test("nobody was spoken to later than today, some were today", () => {
    expect(customers.every(({ input }) => input.lastContact <= today)).toBe(true);
    const spokenToday = customers.filter(({ input }) => input.lastContact === today);
    expect(spokenToday.length).toBeGreaterThan(2);
  });

  test("every status has customers who wait too long, and more who do not", () => {
    for (const status of customerStatuses) {
      const own = customers.filter(({ input }) => input.status === status);
      const waiting = shareOf(
        own,
        ({ input }) => daysBetween(input.lastContact, today) > attentionDays[status],
      );
      expect(waiting, status).toBeGreaterThan(0);
      expect(waiting, status).toBeLessThan(0.5);
    }
  });

  test("appointments fill three months around today, few of them at weekends", () => {
    const days = appointments.map(({ input }) => input.date.slice(0, 10));
    for (const day of days) expect(Math.abs(daysBetween(day, today))).toBeLessThanOrEqual(46);
    expect(shareOf(days, (day) => day < today)).toBeGreaterThan(0.3);
    expect(shareOf(days, (day) => day > today)).toBeGreaterThan(0.3);
    const isWeekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
    const weekends = shareOf(days, isWeekend);
    expect(weekends).toBeGreaterThan(0);
    expect(weekends).toBeLessThan(0.1);
  });

  test("today has appointments from morning to evening, some at once, one without a time", () => {
    const times = todays.map(({ input }) => input.date.slice(11, 16)).sort();
    expect(times).toEqual(["", "09:00", "10:30", "10:45", "12:15", "14:15", "15:00", "16:45"]);
    const lengths = new Set(todays.map(({ input }) => input.duration));
    expect(lengths.size).toBeGreaterThan(3);
  });

  test.each(["2024-02-29", "2026-01-01", "2026-08-01", "2026-12-31"])(
    "all this holds on %s as well",
    (day) => {
      const people = makeDemoData({ today: day }).companies.flatMap((company) => company.customers);
      const dates = people.flatMap((customer) => customer.appointments);
      expect(dates.filter(({ input }) => input.date.startsWith(day))).toHaveLength(8);
      expect(people.every(({ input }) => input.lastContact <= day)).toBe(true);
    },
  );
});

describe("variety", () => {
  test("every status has a believable share", () => {
    for (const status of customerStatuses) {
      const share = shareOf(customers, ({ input }) => input.status === status);
      expect(share, status).toBeGreaterThan(0.05);
      expect(share, status).toBeLessThan(0.45);
    }
  });

  test("what may be missing sometimes is, and mostly is not", () => {
    for (const field of ["description", "website", "phone", "email", "address"] as const) {
      const missing = shareOf(companies, ({ input }) => input[field] === "");
      expect(missing, field).toBeGreaterThan(0.05);
      expect(missing, field).toBeLessThan(0.5);
    }
    expect(companies.some(({ input }) => input.industry === "")).toBe(true);
    expect(companies.some((company) => company.customers.length === 0)).toBe(true);
    for (const field of ["phone", "notes"] as const) {
      const missing = shareOf(customers, ({ input }) => input[field] === "");
      expect(missing, field).toBeGreaterThan(0.1);
      expect(missing, field).toBeLessThan(0.5);
    }
  });

  test("names are short and long, in several scripts", () => {
    const names = [...companies, ...customers].map(({ input }) => input.name);
    expect(names.some((name) => name.length === 1)).toBe(true);
    expect(names.some((name) => name.length > 100)).toBe(true);
    for (const pattern of [
      /\p{sc=Han}/u,
      /\p{sc=Cyrillic}/u,
      /\p{sc=Greek}/u,
      /\p{sc=Arabic}/u,
      /\p{sc=Devanagari}/u,
      /[’']/,
      /-/,
      /\p{sc=Latin}-\p{sc=Latin}/u,
      /[áéíóúüöäßøñçł]/,
    ]) {
      expect(
        names.some((name) => pattern.test(name)),
        String(pattern),
      ).toBe(true);
    }
    expect(new Set(companies.map(({ input }) => input.name)).size).toBe(companies.length);
  });

  test("notes are cut, are not cut, and have several lines", () => {
    const notes = customers.map(({ input }) => input.notes).filter((text) => text !== "");
    expect(shareOf(notes, (text) => text.length > notesPreview)).toBeGreaterThan(0.2);
    expect(shareOf(notes, (text) => text.length <= notesPreview)).toBeGreaterThan(0.2);
    expect(notes.some((text) => text.includes("\n"))).toBe(true);
  });

  test("values go from nothing to nearly the most, with cents and without", () => {
    const values = customers.map(({ input }) => input.value);
    expect(values).toContain(0);
    expect(values).toContain(0.01);
    expect(values.some((value) => value > maxValue * 0.99)).toBe(true);
    expect(shareOf(values, (value) => Number.isInteger(value))).toBeGreaterThan(0.4);
    expect(shareOf(values, (value) => !Number.isInteger(value))).toBeGreaterThan(0.2);
  });

  test("without extremes no customer outweighs all others", () => {
    const plain = makeDemoData({ today, extremes: false }).companies;
    const values = plain.flatMap((company) => company.customers.map(({ input }) => input.value));
    const sum = values.reduce((whole, value) => whole + value, 0);
    expect(Math.max(...values)).toBeLessThan(sum / 3);
  });
});
