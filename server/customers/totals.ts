import { type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { sumOf, toInstant } from "../db/query/lists.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { attentionStart, type CustomerFilter } from "./filter.ts";

// What the triggers have counted: no row of the owner's own is read for it. Money in cents.

interface CustomerTotal {
  customers: number;
  value: number;
}

/** How many companies and appointments there are; no row for who never had any. */
export const ownerTotals = prepared((db, { owner }: { owner: Owner }) =>
  db.selectFrom("ownerTotals").where("owner", "=", owner).select(["companies", "appointments"]),
);

export async function readOwnerTotals(db: Db, owner: Owner) {
  const [found] = await readRows(db, owner, ownerTotals({ owner }));
  return found ?? { companies: 0, appointments: 0 };
}

/** Statuses that no customer ever had are missing. */
export const statusTotals = prepared((db, { owner }: { owner: Owner }) =>
  db.selectFrom("statusTotals").where("owner", "=", owner).select(["status", "customers", "value"]),
);

/** Number and value of the customers, of one status or of all. */
async function readCustomerTotal(db: Db, owner: Owner, status?: CustomerStatus) {
  const totals = await readRows(db, owner, statusTotals({ owner }));
  return sum(totals.filter((total) => status === undefined || total.status === status));
}

/** Number and value of the customers that a filter leaves, or undefined when nobody keeps count. */
export async function readKeptTotal(
  db: Db,
  owner: Owner,
  { company, search, status, ...filter }: CustomerFilter,
): Promise<CustomerTotal | undefined> {
  const { lastContact, createdFrom, neglectedOn } = filter;
  if (company !== undefined || search) return undefined;
  const filters = [lastContact, createdFrom, neglectedOn].filter(Boolean).length;
  if (filters === 0) return readCustomerTotal(db, owner, status);
  if (filters > 1) return undefined;
  if (lastContact) return readContactTotal(db, owner, lastContact, status);
  if (neglectedOn) return readNeglectedTotal(db, owner, neglectedOn, status);
  if (createdFrom && !status) return readNewTotals(db, owner, createdFrom);
  return undefined;
}

/** The customers whose last contact was on a day. */
async function readContactTotal(db: Db, owner: Owner, day: string, status?: CustomerStatus) {
  const totals = await db
    .selectFrom("contactTotals")
    .where("owner", "=", owner)
    .where("status", "in", status ? [status] : customerStatuses)
    .where("lastContact", "=", day)
    .select(["customers", "value"])
    .execute();
  return sum(totals);
}

/** All but those whose last contact is recent enough: of these there are but a few days. */
async function readNeglectedTotal(db: Db, owner: Owner, day: string, status?: CustomerStatus) {
  const statuses = status ? [status] : customerStatuses;
  const starts = statuses.map((one) => attentionStart(one, day)).sort();
  const recent = await db
    .selectFrom("contactTotals")
    .where("owner", "=", owner)
    .where("status", "in", statuses)
    .where("lastContact", ">=", starts[0] ?? day)
    .select(["status", "lastContact", "customers", "value"])
    .execute();
  const all = await readCustomerTotal(db, owner, status);
  const fine = sum(recent.filter((row) => row.lastContact >= attentionStart(row.status, day)));
  return { customers: all.customers - fine.customers, value: all.value - fine.value };
}

const laterDays = prepared((db, { owner, day }: { owner: Owner; day: string }) =>
  db
    .selectFrom("createdTotals")
    .where("owner", "=", owner)
    .where("day", ">", day)
    .select(["companies", "customers", "value"]),
);

interface RestOfDay {
  owner: Owner;
  from: string;
  end: string;
  [more: string]: string;
}

const newCompanies = prepared((db, { owner, from, end }: RestOfDay) =>
  db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", end)
    .select(({ fn }) => fn.countAll<number>().as("companies")),
);

const newCustomers = prepared((db, { owner, from, end }: RestOfDay) =>
  db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", end)
    .select(({ fn }) => fn.countAll<number>().as("customers"))
    .select(sumOf("value").as("value")),
);

/** What was created at or after an instant: on the days after it, and on the rest of its own. */
export function newTotals(owner: Owner, createdFrom: string) {
  const from = toInstant(createdFrom);
  const day = from.slice(0, 10);
  // Follows every time of that day, for texts are compared by code point.
  const rest = { owner, from, end: `${day}T~` };
  return [laterDays({ owner, day }), newCompanies(rest), newCustomers(rest)] as const;
}

/** Of the rows that `newTotals` finds. */
export function sumNew(
  days: readonly (CustomerTotal & { companies: number })[],
  companies: readonly { companies: number }[],
  customers: readonly CustomerTotal[],
) {
  return {
    companies: [...days, ...companies].reduce((total, one) => total + one.companies, 0),
    ...sum([...days, ...customers]),
  };
}

async function readNewTotals(db: Db, owner: Owner, createdFrom: string) {
  const [days, companies, customers] = newTotals(owner, createdFrom);
  return sumNew(
    await readRows(db, owner, days),
    await readRows(db, owner, companies),
    await readRows(db, owner, customers),
  );
}

/** Over rows of several days or statuses. */
export function sum(totals: readonly CustomerTotal[]): CustomerTotal {
  return {
    customers: totals.reduce((total, { customers }) => total + customers, 0),
    value: totals.reduce((total, { value }) => total + value, 0),
  };
}
