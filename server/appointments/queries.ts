import { appointment, type NewAppointment } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import { invalidField } from "../errors.ts";
import { recordsOf } from "../records.ts";
import { toFollowUp } from "../tasks/queries.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);
const names = [nameOf("appointments", "customer"), nameOf("appointments", "company")] as const;

const appointments = recordsOf(storeOf("appointments", [...columns, ...names]), {
  toAnswer: toAppointment,
  missing: messages.appointments.notFound,
  orphan: () => invalidField("customer", messages.appointments.customerUnknown),
});
export const {
  find: findAppointment,
  update: updateAppointment,
  remove: deleteAppointment,
} = appointments;

/** Throws a 400 when the owner has no such customer at such a company. */
export async function createAppointment(
  db: Db,
  owner: Owner,
  { followUp, ...input }: NewAppointment,
  act: Act,
) {
  const { company, customer } = input;
  const also = toFollowUp(owner, followUp, { company, customer }, act);
  return appointments.create(db, owner, input, act, also);
}

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
