import { randomUUIDv7 } from "node:crypto";
import { recordKeys } from "../server/db/records/keys.ts";
import { customerStatuses } from "../shared/statuses.ts";
import { fold } from "../shared/text/fold.ts";
import { sum } from "../tools/statistics.ts";
import { columns } from "./floor-columns.ts";
import type { Query, Row, Value } from "./floor-engines.ts";
import { statements } from "./floor-statements.ts";

type Owner = Value | undefined;
type Input = Record<string, Value> & Parameters<typeof recordKeys.customers.toKeys>[0];

const pageSize = 50;

/** What each call is answered with; the fields stand in the order of the server's answers. */
export const answers = {
  company: async (query: Query, owner: Owner, id: string) => {
    const [row] = await run(query, statements.company, owner, id);
    return { data: { ...toCompany(row), appointmentCount: row?.appointmentCount } };
  },

  companies: async (query: Query, owner: Owner, search: URLSearchParams) => {
    const limit = Number(search.get("limit"));
    const rows = await run(query, statements.companies, owner, owner, owner, limit + 1);
    const sums = readStatusSums(rows);
    return {
      data: rows.slice(0, limit).map(toCompany),
      total: rows[0]?.total,
      nextCursor: toCursor(rows, limit),
      clientCount: sum(sums.map(({ customers }) => customers)),
      totalValue: sum(sums.map(({ cents }) => cents)) / 100,
    };
  },

  customers: async (query: Query, owner: Owner, company: string) => {
    const rows = await run(query, statements.customers, owner, company);
    return {
      data: rows.slice(0, pageSize).map(toCustomer),
      total: rows[0]?.clientCount,
      nextCursor: toCursor(rows, pageSize),
      totalValue: Number(rows[0]?.totalValue) / 100,
    };
  },

  search: async (query: Query, owner: Owner, search: URLSearchParams) => {
    const piece = fold(search.get("search") ?? "");
    const like = `%${piece}%`;
    const trigrams = toTrigrams(piece);
    const rows =
      query.engine === "sqlite"
        ? await run(
            query,
            statements.searchSqlite,
            ...[owner, trigrams, owner, piece],
            ...[owner, trigrams, owner, piece, piece],
          )
        : await run(query, statements.searchPostgres, owner, like, owner, like, like, like);
    return {
      data: rows.slice(0, pageSize).map(toCustomer),
      total: rows[0]?.total ?? 0,
      nextCursor: toCursor(rows, pageSize),
      totalValue: Number(rows[0]?.totalValue ?? 0) / 100,
    };
  },

  dashboard: async (query: Query, owner: Owner, search: URLSearchParams) => {
    // The beginning of a month, so that whole days do.
    const since = search.get("createdFrom")?.slice(0, 10);
    const values = [owner, owner, owner, since, owner, since, owner];
    const rows = await run(query, statements.dashboard, ...values);
    const sums = readStatusSums(rows);
    return {
      data: {
        totals: {
          companies: rows[0]?.companies,
          customers: sum(sums.map(({ customers }) => customers)),
          value: sum(sums.map(({ cents }) => cents)) / 100,
          newCompanies: rows[0]?.newCompanies,
          newCustomers: rows[0]?.newCustomers,
        },
        statuses: customerStatuses.map((status) => {
          const found = sums.find((row) => row.status === status);
          return { status, customers: found?.customers ?? 0, value: (found?.cents ?? 0) / 100 };
        }),
        recentCustomers: rows.map(toCustomer),
      },
    };
  },

  days: async (query: Query, owner: Owner, search: URLSearchParams) => {
    const [first, last] = [search.get("startDate") ?? "", `${search.get("endDate")}T~`];
    return { data: await run(query, statements.days, owner, first, last) };
  },

  day: async (query: Query, owner: Owner, date: string) => {
    const rows = await run(query, statements.day, owner, date, `${date}T~`);
    return { data: rows.map(toAppointment) };
  },

  createCustomer: async (query: Query, owner: Owner, company: string, input: Input) => {
    const now = new Date().toISOString();
    const values = [owner, randomUUIDv7(), company, ...toValues(input), now, now, ...toKeys(input)];
    return toDetail(await run(query, statements.createCustomer, ...values));
  },

  updateCustomer: async (query: Query, owner: Owner, id: string, input: Input) => {
    const now = new Date().toISOString();
    const values = [...toValues(input), now, ...toKeys(input), owner, id];
    return toDetail(await run(query, statements.updateCustomer, ...values));
  },
};

function run(query: Query, text: string, ...values: (Value | undefined)[]) {
  // as: every value of a call that is measured is there.
  return query.run(text, values as Value[]);
}

function toTrigrams(piece: string): string {
  const starts = [...piece].slice(2).map((_, place) => `"${piece.slice(place, place + 3)}"`);
  return starts.join(" AND ");
}

function toKeys(input: Input) {
  const keys: Record<string, string> = recordKeys.customers.toKeys(input);
  return columns.customerKeys.map((name) => keys[name]);
}

function toValues(input: Input) {
  return columns.customerInput.map((name) =>
    name === "value" ? Math.round(Number(input[name]) * 100) : (input[name] ?? null),
  );
}

function toDetail([row]: Row[]) {
  return { data: { ...toCustomer(row), appointmentCount: row?.appointmentCount } };
}

const inDollars = (name: string) => `Number(row.${name}) / 100`;
const named = (name: string) => `{ _id: row.${name}, name: row.${name}Name }`;
const toCompany = compile(columns.company, { totalValue: inDollars });
const toCustomer = compile(columns.customer, { value: inDollars });
const toAppointment = compile(columns.appointment, { company: named, customer: named });

/**
 * Makes answers of rows, with all fields of a schema. As one literal, put together once: adding one
 * key after the other would take ten times as long as the same by hand.
 */
function compile(
  names: readonly string[],
  special: Record<string, (name: string) => string>,
): (row: Row | undefined) => object {
  const fields = names.map((name) => `${name}: ${special[name]?.(name) ?? `row.${name}`}`);
  // as: the literal has the fields of an answer.
  return new Function("row = {}", `return { ${fields.join(", ")} }`) as (row?: Row) => object;
}

function toCursor(rows: Row[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (!last) return null;
  return Buffer.from(JSON.stringify(["name", last.nameKey, last._id])).toString("base64url");
}

function readStatusSums([row]: Row[]) {
  return String(row?.sums ?? "")
    .split(";")
    .map((part) => part.split(":"))
    .map(([status, customers, cents]) => ({
      status,
      customers: Number(customers),
      cents: Number(cents),
    }));
}
