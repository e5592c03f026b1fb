import { expect } from "vitest";
import { recentCount } from "../../../../shared/dashboard.ts";
import { foundCount, searchEndpoints } from "../../../../shared/lists/search.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { accountCopy, fileFormat } from "../../../../shared/transfer/exports.ts";
import { kindOf } from "../../../db/records/records.ts";
import { serverMessages } from "../../said.ts";
import { type Kind, keysOf, kinds, rowsOf, searchedBy } from "../kinds.ts";
import { type Person, sumValue, viewCustomer } from "../model.ts";
import { byId, closeness, isMatch, nearness } from "../pages.ts";
import { drawSearch, isSince, newestFirst, type Plays, type Scene } from "../world.ts";

/** The closest of a kind; among equals those that come first in its order. */
function findBest(kind: Kind, scene: Scene, q: string): object[] {
  const { found, table } = kind;
  if (!found || fold(q) === "") return [];
  return found
    .order([...rowsOf(scene.me, table).values()], scene)
    .map((row) => ({ row, keys: searchedBy(kind, scene.me, row) }))
    .filter(({ keys }) => isMatch(keys, q))
    .map(({ row, keys }) => ({
      row,
      rank: closeness(keysOf(table, row)[found.title] ?? "", keys, q),
    }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, foundCount)
    .map(({ row }) => kind.view(scene.me, row));
}

/** Those with the fewest typos in their names, among equals what was added last. */
function findNear(kind: Kind, { me }: Scene, q: string): object[] {
  return [...rowsOf(me, kind.table).values()]
    .map((row) => ({ row, rank: nearness(searchedBy(kind, me, row), q) ?? Number.NaN }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .sort((one, other) => one.rank - other.rank || byId(other.row, one.row))
    .slice(0, foundCount)
    .map(({ row }) => kind.view(me, row));
}

function viewDashboard(me: Person, createdFrom: string | undefined) {
  const customers = [...me.customers.values()];
  const isNew = (row: { createdAt: string }) =>
    createdFrom !== undefined && isSince(row, { createdFrom });
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
    // Visitors of the model look at pages, and book nothing.
    newBookings: 0,
  };
}

/** Everything of one person in the shape and order of the copy. */
function viewAccount(me: Person) {
  const { desk: _, ...user } = me.user;
  const records = kinds.map((kind) => {
    const rows = [...rowsOf(me, kind.table).values()];
    return [kind.table, rows.map((row) => kind.view(me, row)).sort(byId)];
  });
  return {
    ...fileFormat,
    exportedAt: expect.any(String),
    user,
    followUp: me.days,
    ...Object.fromEntries(records),
    reminders: expect.any(Array),
    dismissals: expect.any(Array),
    ...{ bookingPages: expect.any(Array), bookings: expect.any(Array) },
    bookingMails: expect.any(Array),
    history: expect.any(Object),
  };
}

export const overviewPlays: Plays = {
  "GET /api/dashboard": ({ me, draw, now }) => {
    const query = draw.some({ createdFrom: now.toISOString() });
    const data = viewDashboard(me, query.createdFrom);
    return { input: { query }, meets: { status: 200, body: { data } } };
  },

  "GET /api/dashboard/people": ({ me, draw, now }) => {
    const on = draw.of([now.toISOString().slice(0, 10), "2027-01-01"]);
    const customers = [...me.customers.values()];
    const due = [...me.tasks.values()].flatMap(({ doneAt, due }) =>
      doneAt === null && due !== null && due <= on ? [due] : [],
    );
    const share = {
      person: me.user._id,
      companies: me.companies.size,
      customers: customers.length,
      value: sumValue(customers),
      due: due.length,
      late: due.filter((day) => day < on).length,
    };
    // Who has nothing is not among them.
    const data = share.customers + share.companies + share.due > 0 ? [share] : [];
    return { input: { query: { on } }, meets: { status: 200, body: { data } } };
  },

  "GET /api/for-you": () => ({ meets: { status: 200, body: { data: [] } } }),
  "GET /api/for-you/count": () => ({ meets: { status: 200, body: { data: { new: 0 } } } }),
  "PUT /api/for-you": () => ({
    meets: { status: 200, body: { msg: serverMessages.forYou.readAll } },
  }),

  "GET /api/search": (scene) => {
    const q = drawSearch(scene.draw, scene.world);
    const data = kinds.map((kind) => [kind.table, findBest(kind, scene, q)] as const);
    const named = kinds.filter(({ table }) => kindOf(table).names);
    const isExact = data.some(
      ([table, found]) => found.length > 0 && named.some((kind) => kind.table === table),
    );
    const near = isExact
      ? []
      : named.map((kind) => [kind.table, findNear(kind, scene, q)] as const);
    const approximate = near.some(([, found]) => found.length > 0);
    // Of each record only what the schema names.
    const body = searchEndpoints.find.schema.response[200].parse({
      data: { approximate, ...Object.fromEntries([...data, ...near]) },
    });
    return { input: { query: { q } }, meets: { status: 200, body } };
  },

  "GET /api/export/client-desk.json": ({ me }) => ({
    meets: (text) => {
      const copy: unknown = JSON.parse(text);
      expect(accountCopy.strict().parse(copy)).toEqual(copy);
      expect(copy).toEqual(viewAccount(me));
    },
  }),
};
