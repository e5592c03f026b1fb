import { randomUUIDv7 } from "node:crypto";
import { customerKeys } from "../server/db/record-keys.ts";
import { fold } from "../shared/fold.ts";
import { customerStatuses } from "../shared/statuses.ts";
import type { Query, Row, Value } from "./floor-engines.ts";
import { statements } from "./floor-statements.ts";

type Owner = Value | undefined;
type Input = Record<"name" | "email" | "phone" | "status" | "notes" | "lastContact", string> & {
  value: number;
};

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
      clientCount: sums.reduce((sum, { customers }) => sum + customers, 0),
      totalValue: sums.reduce((sum, { cents }) => sum + cents, 0) / 100,
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
          customers: sums.reduce((sum, { customers }) => sum + customers, 0),
          value: sums.reduce((sum, { cents }) => sum + cents, 0) / 100,
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
    return {
      data: rows.map(({ company, companyName, customer, customerName, ...row }) => ({
        title: row.title,
        date: row.date,
        duration: row.duration,
        company: { _id: company, name: companyName },
        customer: { _id: customer, name: customerName },
        notes: row.notes,
        _id: row._id,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      })),
    };
  },

  createCustomer: async (query: Query, owner: Owner, company: string, input: Input) => {
    const now = new Date().toISOString();
    const { name, email, phone, status, notes, lastContact } = input;
    const [row] = await run(
      query,
      statements.createCustomer,
      ...[owner, randomUUIDv7(), company, name, email, phone, status],
      ...[Math.round(input.value * 100), notes, lastContact, now, now, ...toKeys(input)],
    );
    return { data: { ...toCustomer(row), appointmentCount: row?.appointmentCount } };
  },

  updateCustomer: async (query: Query, owner: Owner, id: string, input: Input) => {
    const now = new Date().toISOString();
    const { name, email, phone, status, notes, lastContact } = input;
    const [row] = await run(
      query,
      statements.updateCustomer,
      ...[name, email, phone, status, Math.round(input.value * 100), notes, lastContact],
      ...[now, ...toKeys(input), owner, id],
    );
    return { data: { ...toCustomer(row), appointmentCount: row?.appointmentCount } };
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
  const { nameKey, searchKey, textKey } = customerKeys.toKeys(input);
  return [nameKey, searchKey, textKey];
}

function toCompany(row: Row | undefined) {
  return {
    name: row?.name,
    description: row?.description,
    website: row?.website,
    phone: row?.phone,
    email: row?.email,
    address: row?.address,
    industry: row?.industry,
    _id: row?._id,
    createdAt: row?.createdAt,
    updatedAt: row?.updatedAt,
    clientCount: row?.clientCount,
    totalValue: Number(row?.totalValue) / 100,
  };
}

function toCustomer(row: Row | undefined) {
  return {
    name: row?.name,
    email: row?.email,
    phone: row?.phone,
    status: row?.status,
    value: Number(row?.value) / 100,
    notes: row?.notes,
    lastContact: row?.lastContact,
    _id: row?._id,
    company: row?.company,
    companyName: row?.companyName,
    createdAt: row?.createdAt,
    updatedAt: row?.updatedAt,
  };
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
