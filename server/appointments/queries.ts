import { randomUUIDv7 } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import {
  type Appointment,
  type AppointmentChanges,
  type AppointmentInput,
  appointment,
} from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { isOrphan } from "../db/engine/errors.ts";
import { readInBatches } from "../db/query/batches.ts";
import { prepared, readRows, writeRows } from "../db/query/prepared.ts";
import { companyName, customerName } from "../db/query/related.ts";
import {
  type ChangedRecord,
  changeRecord,
  deleteRecord,
  ofVersion,
} from "../db/records/changes.ts";
import { appointmentKeys, toChangedKeys } from "../db/records/keys.ts";
import type { Tables } from "../db/schema.ts";
import { invalidField, notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);
const names = [customerName(), companyName("appointments")] as const;

/** Every appointment up to an id, batch by batch. */
export async function* readAppointments(db: Db, owner: Owner, last: string | null) {
  const rows = selectAppointments(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "appointments._id", last)) {
    yield batch.map(toAppointment);
  }
}

const insertedAppointment = prepared((db, row: Insertable<Tables["appointments"]>) =>
  db.insertInto("appointments").values(row).returning(columns).returning(names),
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
    ...appointmentKeys.toKeys(input),
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

type ChangedAppointment = Updateable<Tables["appointments"]> & ChangedRecord;

/** See changeRecord. */
const changedAppointment = prepared((db, { owner, id, seen, ...changes }: ChangedAppointment) => {
  const record = { owner, id, seen, updatedAt: changes.updatedAt };
  return ofVersion(db.updateTable("appointments").set(changes), record)
    .returning(columns)
    .returning(names);
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
  try {
    const row = await changeRecord(db, owner, change, {
      find: (on) => findAppointment(on, owner, id),
      toStatement: (versions, found) => {
        const keys = toChangedKeys(appointmentKeys, changes, found);
        return keys && changedAppointment({ ...changes, ...keys, ...versions, owner, id });
      },
    });
    return toAppointment(row);
  } catch (error) {
    throw isOrphan(error) ? unknownCustomer() : error;
  }
}

export async function deleteAppointment(db: Db, owner: Owner, id: string) {
  const isDeleted = await deleteRecord(db, owner, "appointments", id);
  if (!isDeleted) throw notFound(messages.appointments.notFound);
}

/** The owner's appointments as they are read, see toAppointment. */
export function selectAppointments(db: Db, owner: Owner) {
  return db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .select(columns)
    .select(names);
}

function unknownCustomer() {
  return invalidField("customer", messages.appointments.customerUnknown);
}

interface Named {
  company: string;
  companyName: string;
  customer: string;
  customerName: string;
}

/** A row with whom it is with as that is answered: by id and name. */
export function toAppointment<Row extends Named>(row: Row) {
  const { companyName, customerName, ...shown } = row;
  return {
    ...shown,
    company: { _id: row.company, name: companyName },
    customer: { _id: row.customer, name: customerName },
  };
}
