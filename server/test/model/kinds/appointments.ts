import { expect } from "vitest";
import { addDays, daysBetween, todayIn } from "../../../../shared/dates/dates.ts";
import {
  type Appointment,
  appointmentEndpoints,
  outcomes,
} from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { toSortKey } from "../../../db/query/search/text-keys.ts";
import { readIcs } from "../../read-files.ts";
import { messages } from "../../said.ts";
import { type Kind, missing } from "../kinds.ts";
import { contact } from "../last-contact.ts";
import { type AppointmentRecord, viewAppointment } from "../model.ts";
import { byId } from "../pages.ts";
import { days, drawText, idOf, newestFirst, type Scene } from "../world.ts";

export const appointments: Kind<AppointmentRecord, Appointment> = {
  table: "appointments",
  endpoints: appointmentEndpoints,
  messages: messages.appointments,
  strayParent: { path: "customer", msg: messages.appointments.customerUnknown },
  required: (draw, me) => ({
    title: drawText(draw, me),
    date: draw.of([
      "2026-05-03",
      "2026-05-04",
      "2026-05-04T09:00:00.000Z",
      "2026-06-01T00:00:00.000Z",
    ]),
  }),
  optional: (draw, me) => ({
    duration: draw.of([15, 90]),
    notes: drawText(draw, me),
    outcome: draw.of([null, ...outcomes]),
    reminder: draw.of([null, 0, 10, 1440]),
  }),
  defaults: (me) => ({
    ...{ series: null, original: null, except: "", lastTime: null },
    ...{ host: me.user._id, attending: "[]" },
  }),
  view: viewAppointment,
  written: (me, { outcome, date, customer }, now, was) => {
    const isSame = was?.outcome === outcome && was.date === date && was.customer === customer;
    if (outcome === "held" && !isSame) contact(me, customer, date, now);
  },
  sorts: {
    date: ({ date }) => date,
    title: ({ title }) => toSortKey(title),
    createdAt: ({ createdAt }) => createdAt,
  },
  lists: [
    {
      endpoint: appointmentEndpoints.list,
      filters: (scene) => ({
        startDate: scene.draw.of(["2026-05-04", "2026-05-04T09:00:00.000Z"]),
        endDate: scene.draw.of(["2026-05-04", "2026-05-04T08:00:00.000Z"]),
        company: idOf(scene, "companies"),
        customer: idOf(scene, "customers"),
      }),
      fits: (row, { startDate, endDate, company = row.company, customer = row.customer }) =>
        row.company === company &&
        row.customer === customer &&
        isWithin(row.date, startDate, endDate),
    },
  ],
  found: { title: "titleKey", order: nextFirst },
  plays: {
    "GET /api/appointments/days": ({ me, draw }) => {
      const query = { startDate: draw.of(days), endDate: "2026-06-01" };
      const found = [...me.appointments.values()].map(({ date }) => date.slice(0, 10)).sort();
      const counts = Map.groupBy(found, (day) => day);
      const data = [...counts]
        .filter(([date]) => date >= query.startDate)
        .map(([date, all]) => ({ date, count: all.length }));
      return { input: { query }, meets: { status: 200, body: { data } } };
    },

    "GET /api/appointments/date/:date": ({ me, draw }) => {
      const date = draw.of(days);
      const data = [...me.appointments.values()]
        .filter((one) => one.date.startsWith(date))
        .toSorted((one, other) => (one.date + one._id < other.date + other._id ? -1 : 1))
        .map((one) => viewAppointment(me, one));
      return { input: { params: { date } }, meets: { status: 200, body: { data } } };
    },

    "GET /api/appointments/to-wrap-up": ({ me, draw }) => {
      const day = draw.of(days);
      const now = `${day}T09:30:00.000Z`;
      const data = [...me.appointments.values()]
        .filter(
          ({ outcome, date }) => outcome === null && daysBetween(date.slice(0, 10), day) <= 14,
        )
        .filter(({ date, duration }) =>
          date.length === 10 ? date < day : minutesBetween(date, now) >= duration,
        )
        .toSorted((one, other) => (one.date + one._id < other.date + other._id ? -1 : 1))
        .map((one) => viewAppointment(me, one));
      const meets = { status: 200, body: { data, total: data.length } };
      return { input: { query: { now } }, meets };
    },

    "GET /api/appointments/preview": ({ draw }) => {
      const repeat = draw.of(["", "FREQ=DAILY;COUNT=3"]);
      const dates = ["2026-07-01", "2026-07-02", "2026-07-03"].slice(0, repeat === "" ? 1 : 3);
      const data = dates.map((date) => ({ date, overlaps: null }));
      return {
        input: { query: { date: dates[0], duration: "60", repeat } },
        meets: {
          status: 200,
          body: { data, total: dates.length, lastTime: repeat === "" ? null : dates[2] },
        },
      };
    },

    "GET /api/appointments/:id/scopes": (scene) => {
      const { me } = scene;
      const id = idOf(scene, "appointments");
      const row = me.appointments.get(id);
      const input = { params: { id }, query: { now: "2026-05-04T09:30" } };
      if (!row) return { input, meets: missing("appointments") };
      const one = { count: 1, first: row.date, last: row.date };
      const over = expect.any(Number);
      return {
        input,
        meets: { status: 200, body: { data: { this: one, following: one, all: one, over } } },
      };
    },

    "GET /api/appointments/span": ({ me, draw }) => {
      const startDate = draw.of(days);
      const query = { startDate, endDate: addDays(startDate, 28) };
      const all = [...me.appointments.values()]
        .toSorted((one, other) => (one.date + one._id < other.date + other._id ? -1 : 1))
        .map((one) => viewAppointment(me, one));
      const data = all.filter(({ date }) => isWithin(date, query.startDate, query.endDate));
      const eve = addDays(query.startDate, -1);
      const before = all.filter(({ date, duration }) => {
        const end = Date.parse(date) + duration * 60_000;
        return date.startsWith(`${eve}T`) && end > Date.parse(query.startDate);
      });
      return {
        input: { query },
        meets: { status: 200, body: { data, before, total: data.length } },
      };
    },

    "GET /api/export/appointments.ics": ({ me }) => ({
      meets: (text) =>
        expect(readIcs(text)).toMatchObject(
          [...me.appointments.values()]
            .map((one) => viewAppointment(me, one))
            .sort(byId)
            .map(({ _id, title, customer, company, notes }) => ({
              UID: `${_id}@client-desk`,
              SUMMARY: title,
              DESCRIPTION: [listNames(customer.name, company.name).join(", "), notes]
                .filter(Boolean)
                .join("\n\n"),
            })),
        ),
    }),
  },
};

function minutesBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 60_000;
}

/** One without a time is within a range that its day touches. */
function isWithin(date: string, startDate?: string, endDate?: string): boolean {
  const reach = (bound: string) => (date.length > 10 && bound.length > 10 ? bound.length : 10);
  const isBefore = (one: string, other: string, bound: string) =>
    one.slice(0, reach(bound)) <= other.slice(0, reach(bound));
  return (
    (startDate === undefined || isBefore(startDate, date, startDate)) &&
    (endDate === undefined || isBefore(date, endDate, endDate))
  );
}

/** Those to come first, the nearest in front; then those gone by, the latest in front. */
function nextFirst(rows: readonly AppointmentRecord[], { me, now }: Scene): AppointmentRecord[] {
  const today = todayIn(me.user.timeZone ?? "UTC", now);
  const latestFirst = newestFirst(rows, ({ date }) => date);
  const toCome = latestFirst
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1));
  return [...toCome, ...latestFirst.filter(({ date }) => date < today)];
}
