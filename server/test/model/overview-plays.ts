import { expect } from "vitest";
import { recentCount } from "../../../shared/dashboard.ts";
import { todayIn } from "../../../shared/dates.ts";
import { accountCopy } from "../../../shared/exports.ts";
import { fold } from "../../../shared/fold.ts";
import { foundCount } from "../../../shared/search.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { readCsv, readIcs } from "../read-files.ts";
import {
  type Person,
  searchedAppointment,
  searchedCompany,
  searchedCustomer,
  sumValue,
  viewAppointment,
  viewCompany,
  viewCustomer,
} from "./model.ts";
import { closeness, compare, isMatch } from "./pages.ts";
import { drawSearch, type Plays, type Scene } from "./world.ts";

function newestFirst<Row extends { _id: string }>(rows: readonly Row[], at: (row: Row) => string) {
  return rows.toSorted((one, other) =>
    compare({ key: [at(other)], id: other._id }, { key: [at(one)], id: one._id }),
  );
}

/** Stable, so that what stood before stays before among equals. */
function closestFirst<Row>(rows: readonly Row[], rank: (row: Row) => number): Row[] {
  return rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, foundCount);
}

function findCompanies(me: Person, q: string) {
  const found = newestFirst([...me.companies.values()], ({ updatedAt }) => updatedAt)
    .map((one) => ({ ...viewCompany(me, one), searched: searchedCompany(one) }))
    .filter(({ searched }) => isMatch(searched, q));
  return closestFirst(found, ({ searched }) => closeness(searched.nameKey, searched, q)).map(
    ({ _id, name, industry, clientCount }) => ({ _id, name, industry, clientCount }),
  );
}

function findCustomers(me: Person, q: string) {
  const found = newestFirst([...me.customers.values()], ({ updatedAt }) => updatedAt)
    .map((one) => ({ shown: viewCustomer(me, one), searched: searchedCustomer(me, one) }))
    .filter(({ searched }) => isMatch(searched, q));
  return closestFirst(found, ({ searched }) => closeness(searched.nameKey, searched, q)).map(
    ({
      shown: { notes: _notes, lastContact: _contact, createdAt: _at, updatedAt: _when, ...row },
    }) => row,
  );
}

/** Those to come first, the nearest in front; then those gone by, the latest in front. */
function findAppointments({ me, now }: Scene, q: string) {
  const today = todayIn(me.user.timeZone ?? "UTC", now);
  const latestFirst = newestFirst(
    [...me.appointments.values()].map((one) => ({
      ...viewAppointment(me, one),
      searched: searchedAppointment(me, one),
    })),
    ({ date }) => date,
  );
  const toCome = latestFirst
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1));
  const ordered = [...toCome, ...latestFirst.filter(({ date }) => date < today)];
  const found = ordered.filter(({ searched }) => isMatch(searched, q));
  return closestFirst(found, ({ searched }) => closeness(searched.titleKey, searched, q)).map(
    ({ _id, title, date, company, customer }) => ({ _id, title, date, company, customer }),
  );
}

function viewDashboard(me: Person, createdFrom: string | undefined) {
  const customers = [...me.customers.values()];
  const isNew = ({ createdAt }: { createdAt: string }) =>
    createdFrom !== undefined && createdAt >= createdFrom;
  return {
    totals: {
      companies: me.companies.size,
      customers: customers.length,
      value: sumValue(customers),
      newCompanies: [...me.companies.values()].filter(isNew).length,
      newCustomers: customers.filter(isNew).length,
    },
    statuses: customerStatuses.map((status) => {
      const those = customers.filter((one) => one.status === status);
      return { status, customers: those.length, value: sumValue(those) };
    }),
    recentCustomers: newestFirst(customers, ({ createdAt }) => createdAt)
      .slice(0, recentCount)
      .map((one) => viewCustomer(me, one)),
  };
}

/** Everything of one person in the shape and order of the copy. */
function viewAccount(me: Person) {
  const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
  return {
    exportedAt: expect.any(String),
    user: me.user,
    companies: [...me.companies.values()].map((one) => viewCompany(me, one)).sort(byId),
    customers: [...me.customers.values()].map((one) => viewCustomer(me, one)).sort(byId),
    appointments: [...me.appointments.values()].map((one) => viewAppointment(me, one)).sort(byId),
  };
}

export const overviewPlays: Plays = {
  "GET /api/dashboard": ({ me, draw, now }) => {
    const query = draw.some({ createdFrom: now.toISOString() });
    const data = viewDashboard(me, query.createdFrom);
    return { input: { query }, meets: { status: 200, body: { data } } };
  },

  "GET /api/search": (scene) => {
    const { world, me, draw } = scene;
    const q = drawSearch(draw, world);
    const data =
      fold(q) === ""
        ? { companies: [], customers: [], appointments: [] }
        : {
            companies: findCompanies(me, q),
            customers: findCustomers(me, q),
            appointments: findAppointments(scene, q),
          };
    return { input: { query: { q } }, meets: { status: 200, body: { data } } };
  },

  "GET /api/export/companies.csv": ({ me }) => ({
    meets: (text) =>
      expect(readCsv(text)).toMatchObject(
        viewAccount(me).companies.map(({ _id, name, clientCount, totalValue }) => ({
          ID: _id,
          Name: name,
          Customers: String(clientCount),
          "Total value": String(totalValue),
        })),
      ),
  }),

  "GET /api/export/customers.csv": ({ me }) => ({
    meets: (text) =>
      expect(readCsv(text)).toMatchObject(
        viewAccount(me).customers.map(({ _id, name, email, company, companyName }) => ({
          ID: _id,
          Name: name,
          Email: email,
          Company: companyName,
          "Company ID": company,
        })),
      ),
  }),

  "GET /api/export/appointments.ics": ({ me }) => ({
    meets: (text) =>
      expect(readIcs(text)).toMatchObject(
        viewAccount(me).appointments.map(({ _id, title, customer, company, notes }) => ({
          UID: `${_id}@client-desk`,
          SUMMARY: title,
          DESCRIPTION: [`${customer.name}, ${company.name}`, notes].filter(Boolean).join("\n\n"),
        })),
      ),
  }),

  "GET /api/export/client-desk.json": ({ me }) => ({
    meets: (text) => {
      const copy: unknown = JSON.parse(text);
      expect(accountCopy.strict().parse(copy)).toEqual(copy);
      expect(copy).toEqual(viewAccount(me));
    },
  }),
};
