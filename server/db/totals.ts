import { type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import { attentionStart, type CustomerFilter } from "./customer-filter.ts";
import type { Db, Owner } from "./database.ts";
import { sumOf, toInstant } from "./lists.ts";

// What the triggers have counted: no row of the owner's own is read for it. Money in cents.

interface CustomerTotal {
  customers: number;
  value: number;
}

/** How many companies and appointments there are. */
export async function readOwnerTotals(db: Db, owner: Owner) {
  const found = await db
    .selectFrom("ownerTotals")
    .where("owner", "=", owner)
    .select(["companies", "appointments"])
    .executeTakeFirst();
  return found ?? { companies: 0, appointments: 0 };
}

/** Statuses that no customer ever had are missing. */
export async function readStatusTotals(db: Db, owner: Owner) {
  return db
    .selectFrom("statusTotals")
    .where("owner", "=", owner)
    .select(["status", "customers", "value"])
    .execute();
}

/** Number and value of the customers, of one status or of all. */
export async function readCustomerTotal(db: Db, owner: Owner, status?: CustomerStatus) {
  const totals = await readStatusTotals(db, owner);
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

/** What was created at or after an instant: on the days after it, and on the rest of its own. */
export async function readNewTotals(db: Db, owner: Owner, createdFrom: string) {
  const from = toInstant(createdFrom);
  const day = from.slice(0, 10);
  const days = await db
    .selectFrom("createdTotals")
    .where("owner", "=", owner)
    .where("day", ">", day)
    .select(["companies", "customers", "value"])
    .execute();
  // Follows every time of that day, for texts are compared by code point.
  const end = `${day}T~`;
  const companies = await db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", end)
    .select(({ fn }) => fn.countAll<number>().as("companies"))
    .executeTakeFirstOrThrow();
  const customers = await db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", end)
    .select(({ fn }) => fn.countAll<number>().as("customers"))
    .select(sumOf("value").as("value"))
    .executeTakeFirstOrThrow();
  return {
    companies: days.reduce((total, one) => total + one.companies, companies.companies),
    ...sum([...days, customers]),
  };
}

function sum(totals: readonly CustomerTotal[]): CustomerTotal {
  return {
    customers: totals.reduce((total, { customers }) => total + customers, 0),
    value: totals.reduce((total, { value }) => total + value, 0),
  };
}
