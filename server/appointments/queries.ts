import {
  type Appointment,
  type AppointmentInput,
  appointment,
  type NewAppointment,
} from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { toLastContactOf } from "../customers/last-contact.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { invalidField } from "../errors.ts";
import { recordsOf } from "../records.ts";
import { toFollowUp } from "../tasks/queries.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);
const names = [nameOf("appointments", "customer"), nameOf("appointments", "company")] as const;

const appointments = recordsOf(storeOf("appointments", [...columns, ...names]), {
  toAnswer: toAppointment,
  missing: messages.appointments.notFound,
  orphan: () => invalidField("customer", messages.appointments.customerUnknown),
});
export const { find: findAppointment, remove: deleteAppointment } = appointments;

/** Throws a 400 when the owner has no such customer at such a company. */
export async function createAppointment(
  db: Db,
  owner: Owner,
  { followUp, ...input }: NewAppointment,
  { act, today }: { act: Act; today: string },
) {
  const { company, customer, outcome } = input;
  const task = toFollowUp(owner, followUp, { company, customer }, act);
  if (outcome !== "held") return appointments.create(db, owner, input, act, task);
  return inTransaction(db, owner, async (tx) => {
    const also = [...task, ...(await toHeld(tx, owner, input, { act, today }))];
    return appointments.create(tx, owner, input, act, also);
  });
}

/** Throws the 404 when the owner has no such appointment, the 409 when it has been changed meanwhile. */
export function updateAppointment(
  db: Db,
  owner: Owner,
  id: string,
  changes: Partial<AppointmentInput>,
  { today, ...change }: Change & { today: string },
) {
  if (changes.outcome !== "held") return appointments.update(db, owner, id, changes, change);
  const { act } = change;
  const toChanges = async (tx: Db, found: Appointment) => {
    const was = { ...found, customer: found.customer._id };
    const also = await toHeld(tx, owner, { ...was, ...changes }, { act, today }, was);
    return { entered: changes, also };
  };
  return appointments.update(db, owner, id, toChanges, change);
}

/** Whether the owner has an appointment, or a time of a repeating one, of such a name. */
export async function isAppointment(db: Db, owner: Owner, id: string): Promise<boolean> {
  const seek = (name: string) => appointments.seek(db, owner, name);
  return Boolean((await seek(id)) ?? (await seek(id.replace(/_\d{4}-\d{2}-\d{2}$/, ""))));
}

type Meeting = Pick<AppointmentInput, "outcome" | "date" | "customer">;

/** What an appointment that was held changes in its customer, unless it already was. */
async function toHeld(
  db: Db,
  owner: Owner,
  meeting: Meeting,
  when: { act: Act; today: string },
  was?: Meeting,
): Promise<Writing[]> {
  const { outcome, date, customer } = meeting;
  const isSame = was?.outcome === outcome && was.date === date && was.customer === customer;
  if (outcome !== "held" || isSame) return [];
  return toLastContactOf(db, owner, customer, date, when);
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
