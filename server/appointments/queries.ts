import { randomUUIDv7 } from "node:crypto";
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from "kysely";
import {
  type Appointment,
  type AppointmentChanges,
  type AppointmentInput,
  type AppointmentQuery,
  appointment,
  dayLimit,
} from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { readInBatches } from "../db/batches.ts";
import { findCandidates, isOneOf } from "../db/candidates.ts";
import { changeRecord } from "../db/changes.ts";
import { type Db, inSnapshot, inTransaction, type Owner } from "../db/database.ts";
import { isWithin, toSpan } from "../db/date-range.ts";
import { isOrphan } from "../db/errors.ts";
import { byText, matches, readPage, type SortKey } from "../db/lists.ts";
import { prepared, readRows, writeRows } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { toSearchKey, toSortKey } from "../db/text-keys.ts";
import { readOwnerTotals } from "../db/totals.ts";
import { invalidField, notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row; the names of whom it is with stand in other tables. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);

const sortKeys: Record<"date" | "title" | "createdAt", SortKey> = {
  date: byText("appointments.date"),
  title: byText("appointments.titleKey"),
  createdAt: byText("appointments.createdAt"),
};

export async function listAppointments(db: Db, owner: Owner, query: AppointmentQuery) {
  return inSnapshot(db, owner, async (tx) => {
    const matching = await findMatching(tx, owner, query);
    const rows = selectAppointments(tx, owner).where(matching);
    const { data, nextCursor } = await readPage(rows, sortKeys, "appointments._id", query);
    const total = await countAppointments(tx, owner, query, matching);
    return { data: data.map(toAppointment), nextCursor, total };
  });
}

/** Counted only where nobody keeps count. */
async function countAppointments(
  db: Db,
  owner: Owner,
  { search, startDate, endDate, company, customer }: AppointmentQuery,
  matching: Awaited<ReturnType<typeof findMatching>>,
) {
  const isWhole = !(search || startDate || endDate || company || customer);
  if (isWhole) return (await readOwnerTotals(db, owner)).appointments;
  const { total } = await db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(matching)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

type Span = ReturnType<typeof toSpan> & { owner: Owner };

const countedDays = prepared((db, { owner, begin, end }: Span) => {
  const day = sql<string>`substr("appointments"."date", 1, 10)`;
  return db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .select(({ fn }) => [day.as("date"), fn.countAll<number>().as("count")])
    .groupBy(day)
    .orderBy(day);
});

/** The days between two days, both inclusive, that have appointments, with how many. */
export async function countDays(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  return readRows(db, owner, countedDays({ owner, ...toSpan(startDate, endDate) }));
}

const appointmentsOfDays = prepared((db, { owner, begin, end }: Span) =>
  selectAppointments(db, owner)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .orderBy("appointments.date")
    .orderBy("appointments._id")
    .limit(dayLimit),
);

/** Those without a time come first, the others follow by time; no more than `dayLimit`. */
export async function listDay(db: Db, owner: Owner, date: string): Promise<Appointment[]> {
  const rows = await readRows(db, owner, appointmentsOfDays({ owner, ...toSpan(date, date) }));
  return rows.map(toAppointment);
}

/** Every appointment up to an id, batch by batch. */
export async function* readAppointments(db: Db, owner: Owner, last: string | null) {
  const rows = selectAppointments(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "appointments._id", last)) {
    yield batch.map(toAppointment);
  }
}

const insertedAppointment = prepared((db, row: Insertable<Tables["appointments"]>) =>
  db
    .insertInto("appointments")
    .values(row)
    .returning(columns)
    .returning([customerName, companyName]),
);

/** Throws a 400 when the customer is not the owner's or not of that company. */
export async function createAppointment(
  db: Db,
  owner: Owner,
  input: AppointmentInput,
  now: Date,
): Promise<Appointment> {
  const at = now.toISOString();
  const row = {
    ...input,
    ...toKeys(input.title),
    owner,
    _id: randomUUIDv7(),
    createdAt: at,
    updatedAt: at,
  };
  try {
    const [made] = await writeRows(db, owner, insertedAppointment(row));
    if (!made) throw new Error("An inserted appointment was not returned");
    return toAppointment(made);
  } catch (error) {
    throw isOrphan(error) ? unknownCustomer() : error;
  }
}

const appointmentById = prepared((db, { owner, id }: { owner: Owner; id: string }) =>
  selectAppointments(db, owner).where("appointments._id", "=", id),
);

/** Throws the 404 when the owner has no such appointment. */
export async function findAppointment(db: Db, owner: Owner, id: string): Promise<Appointment> {
  const [found] = await readRows(db, owner, appointmentById({ owner, id }));
  if (!found) throw notFound(messages.appointments.notFound);
  return toAppointment(found);
}

type ChangedAppointment = Updateable<Tables["appointments"]> & {
  owner: Owner;
  id: string;
  updatedAt: string;
  seen?: string;
};

/** See changeRecord. */
const changedAppointment = prepared((db, { owner, id, seen, ...changes }: ChangedAppointment) => {
  const older = db
    .updateTable("appointments")
    .set(changes)
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .where("updatedAt", "<", changes.updatedAt);
  const same = seen === undefined ? older : older.where("updatedAt", "=", seen);
  return same.returning(columns).returning([customerName, companyName]);
});

/**
 * Throws the 404 when the owner has no such appointment, the 409 when it has been changed meanwhile,
 * a 400 when the customer is not the owner's or not of that company.
 */
export async function updateAppointment(
  db: Db,
  owner: Owner,
  id: string,
  changes: AppointmentChanges,
  change: Change,
): Promise<Appointment> {
  const keys = changes.title === undefined ? {} : toKeys(changes.title);
  try {
    const row = await changeRecord(db, owner, change, {
      find: (on) => findAppointment(on, owner, id),
      toStatement: (versions) =>
        changedAppointment({ ...changes, ...keys, ...versions, owner, id }),
    });
    return toAppointment(row);
  } catch (error) {
    throw isOrphan(error) ? unknownCustomer() : error;
  }
}

export async function deleteAppointment(db: Db, owner: Owner, id: string) {
  const deleted = await inTransaction(db, owner, (tx) =>
    tx
      .deleteFrom("appointments")
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .returning("_id")
      .executeTakeFirst(),
  );
  if (!deleted) throw notFound(messages.appointments.notFound);
}

/** Names are looked up for the rows of a page alone: joined, PostgreSQL would sort all of the owner's. */
function selectAppointments(db: Db, owner: Owner) {
  return db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .select(columns)
    .select([customerName, companyName]);
}

/** Where a search leaves only a few of all, these are named. */
async function findMatching(db: Db, owner: Owner, query: AppointmentQuery) {
  const { search, startDate, endDate, company, customer } = query;
  const isOfOne = company !== undefined || customer !== undefined;
  const ids =
    search && !isOfOne ? await findCandidates(db, owner, "appointments", search) : undefined;
  return (eb: ExpressionBuilder<Tables, "appointments">) =>
    eb.and([
      isWithin({ startDate, endDate })(eb),
      ...(search ? [matches("appointments.searchKey", search)] : []),
      ...(company ? [eb("appointments.company", "=", company)] : []),
      ...(customer ? [eb("appointments.customer", "=", customer)] : []),
      ...(ids ? [isOneOf(db, "appointments._id", ids)] : []),
    ]);
}

function unknownCustomer() {
  return invalidField("customer", messages.appointments.customerUnknown);
}

function customerName(eb: ExpressionBuilder<Tables, "appointments">) {
  return eb
    .selectFrom("customers")
    .whereRef("customers.owner", "=", "appointments.owner")
    .whereRef("customers._id", "=", "appointments.customer")
    .select("customers.name")
    .$asScalar()
    .$notNull()
    .as("customerName");
}

function companyName(eb: ExpressionBuilder<Tables, "appointments">) {
  return eb
    .selectFrom("companies")
    .whereRef("companies.owner", "=", "appointments.owner")
    .whereRef("companies._id", "=", "appointments.company")
    .select("companies.name")
    .$asScalar()
    .$notNull()
    .as("companyName");
}

export function toKeys(title: string) {
  return { titleKey: toSortKey(title), searchKey: toSearchKey([title]) };
}

interface AppointmentRow extends Omit<Appointment, "company" | "customer"> {
  company: string;
  companyName: string;
  customer: string;
  customerName: string;
}

function toAppointment({ companyName, customerName, ...row }: AppointmentRow): Appointment {
  return {
    ...row,
    company: { _id: row.company, name: companyName },
    customer: { _id: row.customer, name: customerName },
  };
}
