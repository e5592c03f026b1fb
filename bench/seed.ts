import { randomUUIDv7 } from "node:crypto";
import { type DemoCompany, generateDemoCompanies } from "../demo/data.ts";
import { createUser } from "../server/auth/queries.ts";
import { startSession } from "../server/auth/sessions.ts";
import { countWrongRows, keptCounters, recount } from "../server/db/care/recounts.ts";
import {
  type Db,
  engineOf,
  type Owner,
  openDatabase,
  ownerOf,
} from "../server/db/engine/database.ts";
import { addDays } from "../shared/dates.ts";
import { toRows } from "../tools/fill.ts";
import type { Place } from "../tools/places.ts";
import type { Load, Rows } from "./seed-load.ts";
import { loadPostgres } from "./seed-postgres.ts";
import { loadSqlite } from "./seed-sqlite.ts";

export interface Size {
  name: string;
  customers: number;
  /** The first of them has the most; see `shareOut`. */
  users: number;
}

/** Who is measured: the user with the most customers. */
export interface Seeded {
  owner: Owner;
  token: string;
}

const customersPerCompany = 10;
const appointmentsPerCustomer = 0.3;
/** At most about: what one person's days hold. */
const appointmentsPerYear = 1000;
const rowsPerBatch = 5000;
/** The largest user's share of all customers, where there are several. */
const largestShare = 0.1;

/**
 * Fills an empty database. Rows are written without secondary indexes and triggers; these are put
 * back, the search index is built and all counters are recounted at the end, then compared once more.
 */
export async function seed(place: Place, size: Size, now: Date): Promise<Seeded> {
  const db = await openDatabase(place);
  try {
    const owners: Owner[] = [];
    for (let n = 0; n < size.users; n++) owners.push(await addUser(db, n, now));
    const load: Load = engineOf(db) === "sqlite" ? loadSqlite : loadPostgres;
    await load(place, drawRows(owners, size, now));
    await db.transaction().execute(async (tx) => {
      for (const counters of keptCounters) await recount(tx, counters);
    });
    for (const counters of keptCounters) {
      const wrong = await countWrongRows(db, counters);
      if (wrong > 0) throw new Error(`${wrong} rows of ${counters.table} are counted wrongly`);
    }
    const [owner] = owners;
    if (!owner) throw new Error("There must be a user");
    return { owner, token: await startSession(db, owner, { agent: "bench", remember: true }, now) };
  } finally {
    await db.destroy();
  }
}

async function addUser(db: Db, n: number, now: Date): Promise<Owner> {
  const owner = ownerOf({ _id: randomUUIDv7() });
  const account = { name: `User ${n}`, email: `user${n}@example.com`, passwordHash: "" };
  await createUser(db, owner, { ...account, timeZone: "UTC" }, now);
  return owner;
}

function* drawRows(owners: Owner[], { customers, users }: Size, now: Date): Generator<Rows> {
  const largest = users === 1 ? customers : customers * largestShare;
  const other = (customers - largest) / Math.max(1, users - 1);
  for (const [n, owner] of owners.entries()) {
    const own = Math.round(n === 0 ? largest : other);
    const companies = generateDemoCompanies({
      today: now.toISOString().slice(0, 10),
      seed: n + 1,
      customers: own,
      companies: Math.max(1, Math.round(own / customersPerCompany)),
      appointments: Math.round(own * appointmentsPerCustomer),
      extremes: false,
    });
    const years = Math.ceil((own * appointmentsPerCustomer) / appointmentsPerYear);
    for (const batch of gather(companies)) yield spreadOut(toRows(owner, batch, now), years);
  }
}

/**
 * Over this year and years before it: nobody has more hours in a day, or meets more people in one,
 * for having more customers.
 */
function spreadOut({ appointments, customers, ...rows }: Rows, years: number): Rows {
  // Whole weeks, so that everything stays on its day of the week.
  const earlier = (date: string, n: number) =>
    addDays(date.slice(0, 10), -364 * (n % years)) + date.slice(10);
  return {
    ...rows,
    customers: customers.map((customer, n) => ({
      ...customer,
      createdAt: earlier(customer.createdAt, n),
      updatedAt: earlier(customer.updatedAt, n),
      lastContact: earlier(customer.lastContact, n),
    })),
    appointments: appointments.map((appointment, n) => {
      return { ...appointment, date: earlier(appointment.date, n) };
    }),
  };
}

function* gather(companies: Iterable<DemoCompany>): Generator<DemoCompany[]> {
  let batch: DemoCompany[] = [];
  let size = 0;
  for (const company of companies) {
    batch.push(company);
    size += company.customers.length;
    if (size < rowsPerBatch) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
