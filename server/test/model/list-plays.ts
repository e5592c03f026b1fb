import { addDays } from "../../../shared/dates.ts";
import { messages } from "../../../shared/messages.ts";
import { toCents } from "../../../shared/money.ts";
import { attentionDays, customerStatuses } from "../../../shared/statuses.ts";
import { toSortKey } from "../../db/query/text-keys.ts";
import { type Draw, drawId } from "./draw.ts";
import { drawListQuery, type ListQuery, playList, type SortKeys } from "./lists.ts";
import {
  type AppointmentRecord,
  type CustomerRecord,
  type Person,
  searchedAppointment,
  searchedCompany,
  searchedCustomer,
  sumValue,
  viewAppointment,
  viewCompany,
  viewCustomer,
} from "./model.ts";
import { isMatch } from "./pages.ts";
import { days } from "./records.ts";
import { everyId, type Play, type Plays, refusal, type Scene } from "./world.ts";

function drawInstant(draw: Draw, now: Date): string {
  return draw.once(3) ? "2000-01-01T00:00:00+05:45" : now.toISOString();
}

type CustomerFilter = Partial<
  Record<"status" | "lastContact" | "createdFrom" | "neglectedOn", string>
>;

function fits(me: Person, customer: CustomerRecord, filter: CustomerFilter & ListQuery): boolean {
  const { status, lastContact, createdFrom, neglectedOn, search = "" } = filter;
  const patience = attentionDays[customer.status];
  return (
    (status === undefined || customer.status === status) &&
    (lastContact === undefined || customer.lastContact === lastContact) &&
    (createdFrom === undefined || Date.parse(customer.createdAt) >= Date.parse(createdFrom)) &&
    (neglectedOn === undefined || addDays(customer.lastContact, patience) < neglectedOn) &&
    isMatch(searchedCustomer(me, customer), search)
  );
}

function playCustomers(scene: Scene, input: NonNullable<Play["input"]> & { query: object }): Play {
  const { me } = scene;
  const company = input.params?.id;
  const found = [...me.customers.values()]
    .filter((one) => company === undefined || one.company === company)
    .filter((one) => fits(me, one, input.query))
    .map((one) => viewCustomer(me, one));
  return playList(scene, input, found, customerKeys, { totalValue: sumValue(found) });
}

const customerKeys: SortKeys<ReturnType<typeof viewCustomer>> = {
  name: ({ name }) => toSortKey(name),
  companyName: ({ companyName, company }) => [toSortKey(companyName), company],
  status: ({ status, name }) => [customerStatuses.indexOf(status), toSortKey(name)],
  value: ({ value }) => toCents(value),
  lastContact: ({ lastContact }) => lastContact,
  createdAt: ({ createdAt }) => createdAt,
};

const companyKeys: SortKeys<ReturnType<typeof viewCompany>> = {
  name: ({ name }) => toSortKey(name),
  industry: ({ industry }) => toSortKey(industry),
  clientCount: ({ clientCount }) => clientCount,
  totalValue: ({ totalValue }) => toCents(totalValue),
  createdAt: ({ createdAt }) => createdAt,
};

const appointmentKeys: SortKeys<ReturnType<typeof viewAppointment>> = {
  date: ({ date }) => date,
  title: ({ title }) => toSortKey(title),
  createdAt: ({ createdAt }) => createdAt,
};

/** One without a time is within a range that its day touches. */
function isWithin(one: AppointmentRecord, startDate?: string, endDate?: string): boolean {
  const day = one.date.slice(0, 10);
  const isTimed = one.date.length > 10;
  const begins =
    startDate === undefined ||
    (isTimed && startDate.length > 10 ? one.date >= startDate : day >= startDate.slice(0, 10));
  const ends =
    endDate === undefined ||
    (isTimed && endDate.length > 10 ? one.date <= endDate : day <= endDate.slice(0, 10));
  return begins && ends;
}

export const listPlays: Plays = {
  "GET /api/companies": (scene) => {
    const { me, draw, now } = scene;
    const filter = draw.some({ createdFrom: drawInstant(draw, now) });
    const query = { ...drawListQuery(scene, Object.keys(companyKeys)), ...filter };
    const from = Date.parse(filter.createdFrom ?? "1970-01-01");
    const found = [...me.companies.values()]
      .filter((one) => Date.parse(one.createdAt) >= from)
      .filter((one) => isMatch(searchedCompany(one), query.search ?? ""))
      .map((one) => viewCompany(me, one));
    const clientCount = found.reduce((sum, one) => sum + one.clientCount, 0);
    const sums = {
      clientCount,
      totalValue: sumValue(found.map((one) => ({ value: one.totalValue }))),
    };
    return playList(scene, { query }, found, companyKeys, sums);
  },

  "GET /api/customers": (scene) => {
    const { draw, now } = scene;
    const filter = draw.some({
      status: draw.of(customerStatuses),
      lastContact: draw.of(days),
      createdFrom: drawInstant(draw, now),
      neglectedOn: draw.of(["2026-05-04", "2026-07-30"]),
    });
    return playCustomers(scene, {
      query: { ...drawListQuery(scene, Object.keys(customerKeys)), ...filter },
    });
  },

  "GET /api/companies/:id/customers": (scene) => {
    const { me, draw, world } = scene;
    const id = drawId(draw, me, "companies", everyId(world));
    const status = draw.some({ status: draw.of(customerStatuses) });
    const query = { ...drawListQuery(scene, Object.keys(customerKeys)), ...status };
    const input = { params: { id }, query };
    if (me.companies.has(id)) return playCustomers(scene, input);
    // Of two faults either may be told, so there is to be one.
    const { cursor: _cursor, ...rest } = query;
    const meets = refusal(404, messages.companies.notFound);
    return { input: { params: { id }, query: rest }, meets };
  },

  "GET /api/appointments": (scene) => {
    const { me, draw, world } = scene;
    const filter = draw.some({
      startDate: draw.of(["2026-05-04", "2026-05-04T09:00:00.000Z"]),
      endDate: draw.of(["2026-05-04", "2026-05-04T08:00:00.000Z"]),
      company: drawId(draw, me, "companies", everyId(world)),
      customer: drawId(draw, me, "customers", everyId(world)),
    });
    const query = { ...drawListQuery(scene, Object.keys(appointmentKeys)), ...filter };
    const { company, customer, startDate, endDate } = filter;
    const found = [...me.appointments.values()]
      .filter((one) => company === undefined || one.company === company)
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => isWithin(one, startDate, endDate))
      .filter((one) => isMatch(searchedAppointment(me, one), query.search ?? ""))
      .map((one) => viewAppointment(me, one));
    return playList(scene, { query }, found, appointmentKeys, {});
  },

  "GET /api/appointments/days": ({ me, draw }) => {
    const query = { startDate: draw.of(days), endDate: "2026-06-01" };
    const counts = new Map<string, number>();
    for (const one of me.appointments.values()) {
      const day = one.date.slice(0, 10);
      if (day >= query.startDate) counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    const data = [...counts].sort().map(([date, count]) => ({ date, count }));
    return { input: { query }, meets: { status: 200, body: { data } } };
  },

  "GET /api/appointments/date/:date": ({ me, draw }) => {
    const date = draw.of(days);
    const found = [...me.appointments.values()]
      .filter((one) => one.date.startsWith(date))
      .toSorted((one, other) => (one.date + one._id < other.date + other._id ? -1 : 1))
      .map((one) => viewAppointment(me, one));
    return { input: { params: { date } }, meets: { status: 200, body: { data: found } } };
  },
};
