import { appointment } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import { storeOf } from "../db/records/store.ts";
import { invalidField } from "../errors.ts";
import { recordsOf } from "../records.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);
const names = [nameOf("appointments", "customer"), nameOf("appointments", "company")] as const;

export const {
  create: createAppointment,
  find: findAppointment,
  update: updateAppointment,
  remove: deleteAppointment,
} = recordsOf(storeOf("appointments", [...columns, ...names]), {
  toAnswer: toAppointment,
  missing: messages.appointments.notFound,
  orphan: () => invalidField("customer", messages.appointments.customerUnknown),
});

/** Every appointment up to an id, batch by batch. */
export function readAppointments(db: Db, owner: Owner, last: string | null) {
  return readInBatches(
    db,
    owner,
    selectAppointments(db, owner),
    "appointments._id",
    last,
    toAppointment,
  );
}

/** The owner's appointments as they are read, see toAppointment. */
export function selectAppointments(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .select(columns)
    .select(names);
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
