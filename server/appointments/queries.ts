import type {
  Appointment,
  AppointmentInput,
  NewAppointment,
} from "../../shared/kinds/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { lastTimeOf } from "../../shared/repeat/times.ts";
import { answer } from "../../shared/words/codes.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import { toLastContactOf } from "../db/records/last-contact.ts";
import { toNextVersion } from "../db/records/next-version.ts";
import type { Writing } from "../db/records/write-path.ts";
import { invalidField } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { recordsOf, refuseStrangers } from "../records.ts";
import { toFollowUp } from "../tasks/queries.ts";
import { carryAnswers } from "./repeat/answers.ts";
import { refuseRule, refuseTooMany } from "./repeat/checks.ts";
import { toFirstTime, toMovedNotes } from "./repeat/names.ts";
import {
  type AppointmentColumns,
  appointmentStore,
  selectAppointments,
  toAppointment,
  toColumns,
  toStored,
} from "./rows/queries.ts";

const appointments = recordsOf(appointmentStore, {
  toAnswer: toAppointment,
  missing: messages.appointments.notFound,
  orphan: () => invalidField("customer", messages.appointments.customerUnknown),
});
export const { remove: deleteAppointment } = appointments;

/** Throws a 400 when the owner has no such customer at such a company. */
export async function createAppointment(
  db: Db,
  owner: Owner,
  { followUp, ...input }: NewAppointment,
  { act, today }: { act: Act; today: string },
) {
  const { company, customer, outcome, repeat, date } = input;
  const columns = toColumns(input);
  const task = toFollowUp(owner, followUp, { company, customer }, act);
  if (repeat !== "") {
    refuseRepeat(input);
    return inTransaction(db, owner, async (tx) => {
      await refuseTooMany(tx, owner);
      const entered = { ...columns, lastTime: lastTimeOf(repeat, date) };
      return appointments.create(tx, owner, entered, act, task);
    });
  }
  if (outcome !== "held") return appointments.create(db, owner, columns, act, task);
  return inTransaction(db, owner, async (tx) => {
    const also = [...task, ...(await toHeld(tx, owner, input, { act, today }))];
    return appointments.create(tx, owner, columns, act, also);
  });
}

/** Throws the 404 when the owner has no such appointment, the 409 when it has been changed meanwhile. */
export function updateAppointment(
  db: Db,
  owner: Owner,
  id: string,
  changes: Partial<AppointmentColumns>,
  { today, ...change }: VersionedUpdate & { today: string },
) {
  const { repeat } = changes;
  if (changes.outcome !== "held" && !repeat) {
    return appointments.update(db, owner, id, changes, change);
  }
  const { act } = change;
  const toChanges = async (tx: Db, found: Appointment) => {
    const was = { ...found, customer: found.customer._id };
    if (repeat) {
      const entered = { ...was, ...changes, repeat };
      refuseRepeat(entered);
      await refuseTooMany(tx, owner);
      const first = toFirstTime(entered);
      await carryAnswers(tx, owner, [first]);
      const lastTime = lastTimeOf(repeat, entered.date);
      return {
        entered: { ...changes, series: null, original: null, lastTime },
        also: await toMovedNotes(tx, owner, first, act),
      };
    }
    const also = await toHeld(tx, owner, { ...was, ...changes }, { act, today }, was);
    return { entered: changes, also };
  };
  return appointments.update(db, owner, id, toChanges, change);
}

/** Gives a time of a repeating appointment facts of its own: from now on it has a row. */
export async function createOwnTime(
  db: Db,
  owner: Owner,
  time: Appointment,
  changes: Partial<AppointmentColumns>,
  { act, today }: VersionedUpdate & { today: string },
) {
  const { _id, createdAt, title, date, duration, notes, reminder, host } = time;
  const { series, original } = time;
  await refuseStrangers(db, owner, "appointments", changes);
  const { attending } = toColumns(time);
  const kept = { title, date, duration, notes, reminder, host, attending, series, original };
  const whom = { company: time.company._id, customer: time.customer._id };
  const single = { repeat: "", except: "", lastTime: null };
  const entered = { outcome: null, ...kept, ...whom, ...changes, ...single };
  const also = await toHeld(db, owner, entered, { act, today });
  const updatedAt = toNextVersion(time, act.now);
  return appointments.create(db, owner, entered, act, also, { _id, createdAt, updatedAt });
}

/** Whether the owner has an appointment, or a time of a repeating one, of such a name. */
export async function isAppointment(db: Db, owner: Owner, id: string): Promise<boolean> {
  const find = (name: string) => appointmentStore.find(db, owner, name);
  return Boolean((await find(id)) ?? (await find(id.replace(/_\d{4}-\d{2}-\d{2}$/, ""))));
}

/** Throws the 400 when an appointment can't repeat so. */
export function refuseRepeat({
  repeat,
  date,
  outcome,
}: Pick<AppointmentInput, "repeat" | "date" | "outcome">) {
  refuseRule(repeat, date);
  if (outcome === null) return;
  throw invalidField("outcome", answer("outcomeRepeats"));
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

/** Every appointment up to an id as it is stored, batch by batch. */
export function readAppointments(db: Db, owner: Owner, last: string | null) {
  return readInBatches(
    db,
    owner,
    selectAppointments(db, owner),
    "appointments._id",
    last,
    toStored,
  );
}
